"""Profiles: figures from finished games; others see what everybody may know, and only those whom the person lets."""

import json
from typing import Any

import pytest
from server.acquaintances import befriended, played, put, sat_together, table_of
from server.clients import BOT, ME, Client, account, run
from server.running import Server

from coven.server.features.profiles.figures import game_figures
from coven.server.features.results.endings import told_at
from coven.server.live.days import end_of
from coven.server.live.match import Match
from coven.server.live.steps import Created
from coven.server.messages.terms import ChairPlan, Terms


class Row:
    def __init__(self, players: int, place: int, games: int, least: int, most: int) -> None:
        self.players, self.place, self.games, self.least, self.most = players, place, games, least, most


def test_figures_are_wins_beside_the_fair_share_and_places_by_players() -> None:
    rows = [Row(4, 1, 3, 40, 90), Row(4, 3, 1, 20, 20), Row(2, 2, 2, 30, 50)]
    told = game_figures("broom_service", rows)
    assert (told.games, told.wins, told.fair_wins, told.best_score) == (6, 3, 2.0, 90)
    assert [(each.players, each.games, each.wins, each.places) for each in told.by_players] == [(2, 2, 0, [0, 2]), (4, 4, 3, [3, 0, 1, 0])]
    assert game_figures("witches", rows).best_score is None, "of one round or of ten: points can't be compared"
    assert game_figures("a game that is no more", rows).best_score is None


@pytest.mark.parametrize(
    ("public", "terms", "daily", "told"),
    [
        (False, Terms(), None, None),
        (True, Terms(), None, 100.0),
        (True, Terms(spectator_delay=60), None, 160.0),
        (True, Terms(spectators="none"), None, None),
        (False, Terms(spectators="none"), "2026-11-16", end_of("2026-11-16")),
    ],
)
def test_from_when_on_everybody_may_know_of_a_game(public: bool, terms: Terms, daily: str | None, told: float | None) -> None:
    made = Created(
        game="witches",
        rules_version=1,
        players=3,
        options={},
        host="a",
        public=public,
        key="k",
        plans=(ChairPlan(kept_for="anyone"),) * 3,
        terms=terms,
        seed="00" * 32,
        salt="00" * 32,
        daily=daily,
    )
    match = Match("table", made, 100.0)
    assert told_at(match) == told


def test_others_see_public_games_and_the_person_sees_all(server: Server) -> None:
    async def story() -> None:
        anna, bela = await sat_together(server.url, "figures-anna", "figures-bela")
        await befriended(anna, bela)
        private, public = await played([anna, bela]), await played([anna, bela], public=True)
        mine, theirs = await anna.get("/me/profile"), await bela.get(f"/profiles/{anna.id}")
        assert mine == await anna.get(f"/profiles/{anna.id}") and mine["is_me"] and not theirs["is_me"]
        assert [each["table"] for each in mine["latest"]] == [public, private] and [each["table"] for each in theirs["latest"]] == [public]
        assert mine["games"][0]["games"] == 2 and theirs["games"][0]["games"] == 1 and theirs["games"][0]["fair_wins"] == 0.5
        assert theirs["friendship"] == "friends" and mine["friendship"] is None and theirs["name"] == "Figures-Anna"
        guest = await Client.guest(server.url, "Guest")
        own = await guest.get("/me/profile")
        assert own["games"] == [] and not own["has_account"], "a guest has their own"
        assert await anna.refused("GET", f"/profiles/{guest.id}") == (404, "no_such_person")

    run(story())


def test_private_tables_unfinished_games_and_hidden_choices_are_never_told(server: Server) -> None:
    """What others see of a profile, and of lists that lead to it, is the same before and after."""

    async def story() -> None:
        anna, bela, carl = await sat_together(server.url, "secret-anna", "secret-bela", "secret-carl")
        await befriended(anna, bela)
        stranger = await Client.guest(server.url, "Stranger")
        await put(anna, "/me/profile/settings", visible_to="everybody", shows_online=True)

        async def seen() -> list[str]:
            return [(await person.request("GET", f"/profiles/{anna.id}")).text for person in (bela, carl, stranger, Client(server.url))]

        before = await seen()
        private = await played([anna, carl])
        delayed = await played([anna, carl], public=True, terms={"spectator_delay": 3600})
        unseen = await played([anna, carl], public=True, terms={"spectators": "none"})
        going = await table_of([anna, carl], public=True)
        await anna.post(f"/tables/{going}/start")
        socket = await anna.sit(going)
        assert (await socket.play("a", socket.moves[0]["text"]))["type"] == "ack"
        solo = await anna.post("/tables", game="cauldron", seats=[ME, BOT])
        assert await seen() == before
        assert not any(id in json.dumps(before) for id in (private, delayed, unseen, going, solo["id"]))
        assert (await anna.get("/me/profile"))["games"][0]["games"] == 3

    run(story())


def test_who_may_see_a_profile(server: Server) -> None:
    async def story() -> None:
        anna, bela = await sat_together(server.url, "sees-anna", "sees-bela")
        stranger, _ = await account(server.url, "sees-stranger")
        await put(anna, "/me/profile/settings", visible_to="everybody", shows_online=True)
        nobody = Client(server.url)
        everybody = bela, stranger, nobody, anna

        async def who() -> list[bool]:
            return [(await person.request("GET", f"/profiles/{anna.id}")).is_success for person in everybody]

        assert await who() == [True, True, True, True]
        await put(anna, "/me/profile/settings", visible_to="known", shows_online=True)
        assert await who() == [True, False, False, True]
        assert (await nobody.request("GET", f"/profiles/{anna.id}")).text == (await nobody.request("GET", "/profiles/nobody")).text
        await put(anna, f"/me/friends/{bela.id}")
        await put(anna, "/me/profile/settings", visible_to="nobody", shows_online=True)
        assert await who() == [False, False, False, True]
        assert not (await bela.get("/me/friends"))["asks_me"][0]["has_profile"]
        guest = await Client.guest(server.url)
        asked: dict[str, Any] = {"visible_to": "known", "shows_online": True}
        assert await guest.refused("PUT", "/me/profile/settings", json=asked) == (409, "no_account")
        assert await anna.refused("PUT", "/me/profile/settings", json={**asked, "visible_to": "some"}) == (422, "malformed")

    run(story())
