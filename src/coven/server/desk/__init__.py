"""A live table in this process: its desk, which owns it, and the viewers, which are the only way out."""
