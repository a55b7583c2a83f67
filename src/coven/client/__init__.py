"""For bot-writers: sign in to a server, take a seat, be asked for moves. It knows the protocol (docs/protocol.md) and no rule.

>>> from coven.client import Client                                                       # doctest: +SKIP
>>> with Client("https://games.example.org", token="coven_…") as client:                  # doctest: +SKIP
...     for question in client.sit("the table's id", key="the key of its link"):
...         question.play(question.moves[0])
"""

from coven.client.blocking import BlockingQuestion, BlockingSeat, Client
from coven.client.client import AsyncClient
from coven.client.questions import Move, Question
from coven.client.seat import Seat

__all__ = ["AsyncClient", "BlockingQuestion", "BlockingSeat", "Client", "Move", "Question", "Seat"]
