"""What `trace_web.py` measures: how soon a table can be used, what a stretch of play costs, what memory many games take."""
