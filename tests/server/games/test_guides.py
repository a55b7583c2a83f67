"""Guides on the server: the others play what was prepared as long as the person does, and bots take over once they do not."""

from collections.abc import Callable

from server.clients import Client, Socket, run
from server.running import Server

import coven
from coven.server.features.guides.guide import SEAT, guide_of

GUIDE = guide_of(coven.game("witches"))
MINE = [move for seat, move in GUIDE.moves if seat == SEAT]


async def learner(server: Server) -> tuple[Client, str, Socket]:
    """Somebody at a table with the guide of Witches."""
    person = await Client.guest(server.url)
    table = (await person.post("/guides/witches"))["id"]
    return person, table, await person.sit(table, "witches")


async def asked(socket: Socket) -> None:
    await socket.until(lambda now: now.moves)


def has_played(seat: int) -> Callable[[Socket], bool]:
    """Whether a seat has done something by itself."""

    def found(socket: Socket) -> bool:
        events = [event for told in socket.told for event in told.get("events", [])]
        return any(event.get("seat") == seat and event["kind"] not in ("turn", "drew") for event in events)

    return found


def test_the_others_play_what_was_prepared(server: Server) -> None:
    async def story() -> None:
        person, table, socket = await learner(server)
        assert socket.table["guide"] is True and socket.table["daily"] is None
        for count, move in enumerate(MINE):
            await asked(socket)
            await socket.play(f"m{count}", move)
        await asked(socket)
        told = (await person.get(f"/tables/{table}/events"))["events"]
        laid = [(event["seat"], event["card"]) for event in told if event["kind"] == "card"]
        prepared = [(seat, move) for seat, move in GUIDE.moves if not move.startswith("pass")]
        assert laid[: len(prepared)] == prepared

    run(story())


def test_who_chooses_at_the_same_time_waits_for_nobody() -> None:
    """Witches pass at the same time: the others may have passed before the person has, and all goes on as prepared."""
    others = [(seat, move) for seat, move in GUIDE.moves[:12] if seat != SEAT]
    mine = [(seat, move) for seat, move in GUIDE.moves[:12] if seat == SEAT]
    assert GUIDE.move_after([], 1) == others[0][1]
    assert GUIDE.move_after(others + mine, SEAT) == MINE[3]
    assert GUIDE.move_after([*others, (SEAT, "pass Z")], 1) is None
    assert GUIDE.move_after(GUIDE.moves, 1) is None


def test_who_plays_otherwise_goes_on_with_bots(server: Server) -> None:
    async def story() -> None:
        person = await Client.guest(server.url)
        socket = await person.sit((await person.post("/guides/wandering_towers"))["id"], "wandering_towers")
        await asked(socket)
        await socket.play("m1", "special")  # the guide asks for a card; whatever comes next was not prepared
        await socket.play("m2", "decline")
        await socket.until(has_played(seat=1))

    run(story())


def test_a_game_without_a_guide_says_so(server: Server) -> None:
    async def story() -> None:
        person = Client(server.url)
        assert await person.refused("POST", "/guides/witches") == (401, "not_signed_in")
        await person.post("/people/guest", name="Anna")
        assert await person.refused("POST", "/guides/cauldron") == (404, "no_guide")
        assert await person.refused("POST", "/guides/chess") == (404, "unknown_game")

    run(story())
