"""Bots have names in the data: nobody guesses from a name whether it is a bot's."""

from server.clients import BOT, ME, Client, run
from server.running import Server

from coven.bots.names import NAMES


def test_a_person_named_like_a_bot_keeps_the_name_and_bots_have_their_own(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url, "master 2")
        made = await anna.post("/tables", game="witches", seats=[BOT, ME, BOT, {"kept_for": "friends"}])
        seats = (await anna.get(f"/tables/{made['id']}"))["seats"]
        assert [seat["name"] for seat in seats] == [NAMES[0], "master 2", NAMES[2], None]
        assert [seat["has_person"] for seat in seats] == [False, True, False, False]
        [mine] = await anna.get("/me/tables")
        assert mine["summary"]["names"] == [NAMES[0], "master 2", NAMES[2]]

    run(story())


def test_a_bot_that_stands_in_has_the_name_of_its_person(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url, "Circe")
        made = await anna.post("/tables", game="cauldron", seats=[ME, BOT, BOT])
        await anna.post(f"/tables/{made['id']}/start")
        socket = await anna.sit(made["id"])
        assert socket.setting is not None and socket.setting["seats"] == [seat["name"] for seat in socket.table["seats"]]
        assert socket.table["seats"][2]["name"] not in ("Circe", socket.table["seats"][1]["name"])
        await anna.post(f"/tables/{made['id']}/bot")
        await socket.until(lambda each: each.table["seats"][0]["bot"])
        assert socket.table["seats"][0]["name"] == "Circe" and socket.table["seats"][0]["has_person"]

    run(story())
