"""The commands, one file each: what is done once the command line is read."""
