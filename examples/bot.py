"""A bot in twenty lines: `python examples/bot.py URL TABLE KEY`, for the account whose token is in COVEN_TOKEN, or as a guest."""

import os
import random
import sys

from coven.client import Client


def choose(question):
    """The move to make: here, any. `question.view` is the table as this seat sees it, `question.moves` all it may do."""
    return random.choice(question.moves)


url, table, key = sys.argv[1:]
with Client(url, token=os.environ.get("COVEN_TOKEN"), name="Twenty Lines") as client:
    seat = client.sit(table, key)
    for question in seat:
        question.play(choose(question))
    print(seat.outcome)
