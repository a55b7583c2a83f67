"""Tables for friends, anywhere: people, a lobby, desks that own live tables, a log that stores every step before it is acknowledged.

The way of a move: `web/socket.py` → `desk.py` → `commands/playing.py` → `log/` → `match/` → `viewers.py`.
docs/protocol.md tells what goes over the wire.
"""
