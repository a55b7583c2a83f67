"""Films: a finished game as everybody saw it, kept under its rules version, so that it opens whatever the rules become."""
