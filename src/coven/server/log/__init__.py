"""The log: every step of every table, appended and never changed. An acknowledgement waits for its commit."""
