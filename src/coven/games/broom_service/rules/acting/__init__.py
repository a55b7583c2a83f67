"""Carrying out roles and all they set off: one file for each thing that is done."""
