"""The command line: every command is a caller of the table and holds no rule."""
