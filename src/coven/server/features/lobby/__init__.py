"""The lobby: tables are made, found, joined and left here. It talks to desks by commands."""
