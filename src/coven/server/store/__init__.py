"""What is kept: the database and its rows, the log that stores before it acknowledges, films, backups, notices between processes."""
