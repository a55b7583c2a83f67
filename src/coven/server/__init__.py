"""Tables for friends, anywhere. `store` keeps, `live` plays, `features` has what people can do besides, `http` is the way in.

The way of a move: `http/socket_routes.py` → `live/desk.py` → `live/commands/playing.py` → `store/log.py` → `live/match.py` → `live/viewers.py`.
docs/protocol.md tells what goes over the wire.
"""
