"""A table while it is played: the match its steps have made, commands, the desk that owns it, who answers for whom, viewers."""
