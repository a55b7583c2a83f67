"""Lists tell nobody of hidden steps: neither by what they show nor by their times and order."""

import pytest
from server.clients import Client, Socket, play_out, run, started
from server.running import Server


async def lists(people: list[Client], stranger: Client) -> list[str]:
    """All lists that others than the first person can ask for, as they are sent."""
    answers = [await person.request("GET", path) for person in people[1:] for path in ("/me/tables", "/me/waiting")]
    answers += [await stranger.request("GET", f"/tables?status={status}") for status in ("open", "playing", "over")]
    assert all(answer.is_success for answer in answers)
    return [answer.text for answer in answers]


async def all_is_stored(socket: Socket, mark: str) -> None:
    """What was done before this is stored, also what nobody waits for: it goes into the log in order."""
    assert (await socket.ask(f"c{mark}", type="chat", text="hello"))["type"] == "ack"


@pytest.mark.parametrize("game", ["witches", "wandering_towers"])
def test_hidden_steps_move_no_time_and_no_place_in_a_list(server: Server, game: str) -> None:
    async def story() -> None:
        _, _, people, (anna, bela, _) = await started(server.url, 3, game, public=True)
        _, _, _, (other, *_) = await started(server.url, 3, game, public=True)  # begun later, so listed first
        stranger = await Client.guest(server.url, "Stranger")
        await all_is_stored(bela, "start")
        await all_is_stored(other, "start")
        before, told = await lists(people, stranger), len(bela.told)
        if game == "witches":  # the first of several cards to pass
            assert (await anna.play("a", anna.moves[0]["text"]))["type"] == "ack"
            assert (await anna.ask("u", type="undo"))["type"] == "ack"
            assert (await anna.play("b", anna.moves[0]["text"]))["type"] == "ack"
        known = next(each for each in await people[0].get("/games") if each["name"] == game)["standing_answers"]
        assert (await anna.ask("s", type="answers", answers={each["name"]: each["default"] for each in known}))["type"] == "ack"
        await all_is_stored(bela, "end")
        assert {message["type"] for message in bela.told[told:]} <= {"chat", "ack", "presence"}, "these steps are hidden"
        assert await lists(people, stranger) == before

    run(story())


def test_what_everybody_sees_moves_a_table_up(server: Server) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(server.url, 2, public=True)
        _, _, _, others = await started(server.url, 2, public=True)
        began = (await people[0].get("/me/tables"))[0]["summary"]["changed_at"]
        await play_out(others)
        await play_out(sockets)
        await all_is_stored(others[0], "end")
        await all_is_stored(sockets[0], "end")
        first, second, *_ = await people[0].get("/tables", status="over")
        assert first["id"] == table and first["changed_at"] > second["changed_at"] > began, "by the end, not by the start"

    run(story())
