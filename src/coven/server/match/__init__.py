"""Who sits at a table and under which terms, and the game on it: made from the steps in the log, and from nothing else."""
