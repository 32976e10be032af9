"""Who sits where."""

import re
from unittest.mock import patch

import pytest

from korsi.table import commands
from korsi.table.cards import table_card
from korsi.table.people import Reader
from table.table import finish, open_table, opened, played, together


@played
async def test_a_link_claims_its_seat_once(folder):
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest(), place.guest()
        made = await open_table(ann, ["me", "open", "open"], game="hands")
        link = made["seat_links"]["1"]
        await ben.post(link)
        assert (await ben.state(ann.table))["you"] == [1]
        await ben.post(link)  # again, by the same person: nothing changes
        await eve.refused("taken", 409, link)
        assert (await eve.state(ann.table))["you"] == []


@played
async def test_forged_and_expired_links(folder):
    async with opened(folder) as place:
        ann, eve = place.guest(), place.guest()
        made = await open_table(ann, ["me", "open"], game="hands")
        old = made["seat_links"]["1"]
        await eve.refused("forged", 403, old[:-1] + ("A" if old[-1] != "A" else "B"))
        new = (await ann.post(f"/t/{ann.table}/link", seat=1))["link"]
        await eve.refused("expired", 410, old)
        assert not eve.client.cookies, "a bad link makes nobody a guest"
        await eve.refused("not-seated", 403, f"/t/{ann.table}/link", seat=1)
        await eve.post(new)
        await eve.refused("not-yours", 403, f"/t/{ann.table}/link", seat=0)


@played
async def test_a_preview_of_a_link_does_not_take_the_seat(folder):
    async with opened(folder) as place:
        ann, robot, ben = place.guest(), place.guest(), place.guest()
        made = await open_table(ann, ["me", "open"], game="hands")
        link = made["seat_links"]["1"]
        await robot.client.get(link, headers={"accept": "text/html"})
        assert (await ann.state())["seats"][1]["kind"] == "open"
        # somebody's browser shows the invitation; the seat is taken by its button
        headers = {"sec-fetch-dest": "document", "sec-fetch-site": "cross-site"}
        reply = await ben.client.get(link, headers=headers)
        assert reply.status_code == 200 and f'action="{link}"' in reply.text
        assert (await ben.state(ann.table))["you"] == [] and not ben.client.cookies
        with patch.object(commands, "drawn", None):  # a form's answer is a way, not a picture
            form = {"data": {"name": "Ben"}, "headers": {"accept": "text/html"}}
            reply = await ben.client.post(link, **form)
        assert reply.status_code == 303 and reply.headers["location"] == f"/t/{ann.table}"
        assert (await ben.state(ann.table))["you"] == [1]


@pytest.mark.one_in(2)
@played
async def test_another_device_shares_a_seat(folder):
    async with opened(folder) as place:
        ann, phone, eve = place.guest(), place.guest(), place.guest()
        await open_table(ann, ["me", "greedy"])
        link = (await ann.post(f"/t/{ann.table}/link", seat=0))["link"]
        await phone.post(link)
        assert (await phone.state(ann.table))["you"] == [0]
        place.context.live_tables.clear()
        assert (await phone.state(ann.table))["you"] == [0]
        assert (await eve.state(ann.table))["you"] == []


@played
async def test_a_link_does_not_outlive_its_owner(folder):
    """The attack: sit down, ask for the seat's link, leave; then play for whoever sits there."""
    async with opened(folder) as place:
        ann, eve, phone, other, ben = (place.guest() for _ in range(5))
        made = await open_table(ann, ["me", "open", "open"], game="hands")
        ann_path = f"/t/{ann.table}"
        await eve.post(f"{ann_path}/join", seat=1)
        link = (await eve.post(f"{ann_path}/link", seat=1))["link"]
        await phone.post(link)
        assert (await phone.state(ann.table))["you"] == [1]
        await eve.post(f"{ann_path}/leave")
        await ben.post(made["seat_links"]["1"])
        await ann.post(f"{ann_path}/begin", fill="random")
        for thief in (other, phone, eve):
            await thief.refused("expired", 410, link)
        for restarted in (False, True):
            if restarted:
                place.context.live_tables.clear()
            for thief in (other, phone, eve):
                assert (await thief.state(ann.table))["you"] == []
                reply = await thief.get(f"{ann_path}/state?seat=1", expect=403)
                assert reply.json()["error"]["key"] == "not-yours"
                await thief.refused("not-seated", 403, f"{ann_path}/resign", seat=1)
                await thief.refused("not-seated", 403, f"{ann_path}/move", ply=0, move="keep")
        assert (await ben.state(ann.table))["you"] == [1]


@played
async def test_who_sits_down_again_begins_without_old_links(folder):
    async with opened(folder) as place:
        ann, ben, phone = (place.guest() for _ in range(3))
        made = await open_table(ann, ["me", "open", "open"], game="hands")
        path = f"/t/{ann.table}"
        await ben.post(made["seat_links"]["1"])
        old = (await ben.post(f"{path}/link", seat=1))["link"]
        await phone.post(old)
        await ben.post(f"{path}/leave")
        await ben.post(made["seat_links"]["1"])  # the host's invitation still stands
        assert (await phone.state(ann.table))["you"] == []
        await phone.refused("expired", 410, old)
        new = (await ben.post(f"{path}/link", seat=1))["link"]
        await phone.post(new)
        assert (await phone.state(ann.table))["you"] == [1]


@played
async def test_a_link_lasts_while_a_bot_fills_in_and_ends_by_resigning(folder):
    async with opened(folder) as place:
        people = [place.guest() for _ in range(3)]
        phone, tablet = place.guest(), place.guest()
        await together(people, "hands")
        path = f"/t/{people[0].table}"
        link = (await people[1].post(f"{path}/link", seat=1))["link"]
        await phone.post(link)
        await people[1].post(f"{path}/leave")
        await people[0].post(f"{path}/replace", seat=1, bot="random")
        await tablet.post(link)  # the seat is still theirs, and waits for them
        back = (await phone.post(f"{path}/return"))["state"]
        assert back["seats"][1]["kind"] == "person" and back["you"] == [1]
        await people[1].post(f"{path}/resign")
        for restarted in (False, True):
            if restarted:
                place.context.live_tables.clear()
            for device in (phone, tablet):
                await device.refused("expired", 410, link)
                assert (await device.state(people[0].table))["you"] == []
                await device.refused("not-seated", 403, f"{path}/return", seat=1)


@played
async def test_a_link_follows_its_owner_into_an_account(folder):
    async with opened(folder) as place:
        ann, ben, phone, home = (place.guest() for _ in range(4))
        await home.post("/account/register", name="Ben", password="a long password")
        made = await open_table(ann, ["me", "open", "greedy"])
        await ben.post(made["seat_links"]["1"])
        link = (await ben.post(f"/t/{ann.table}/link", seat=1))["link"]
        await ben.post("/account/login", name="Ben", password="a long password")
        await phone.post(link)
        for device in (ben, home, phone):
            assert (await device.state(ann.table))["you"] == [1]


@played
async def test_a_rematch_knows_owners_only(folder):
    """A device let in to the old game is not let in to the seat kept in the new one, unless it
    asks for the next game itself: it has its owner's buttons, that one too."""
    async with opened(folder) as place:
        ann, ben, phone = (place.guest() for _ in range(3))
        made = await open_table(ann, ["me", "open"], game="hands")
        ben.table = ann.table
        await ben.post(made["seat_links"]["1"])
        link = (await ben.post(f"/t/{ann.table}/link", seat=1))["link"]
        await phone.post(link)
        await finish([ann, ben])
        again = (await ann.post(f"/t/{ann.table}/rematch"))["table"]
        await phone.refused("full", 409, f"/t/{again}/join")
        await phone.refused("expired", 410, link)
        await ben.post(f"/t/{ann.table}/rematch")
        assert (await phone.state(again))["you"] == []
        assert (await phone.post(f"/t/{ann.table}/rematch"))["table"] == again
        ours = [(await one.state(again))["you"] for one in (ben, phone)]
        assert ours[0] == ours[1] != []
        place.context.live_tables.clear()
        assert (await phone.state(again))["you"] == ours[0]


@played
async def test_a_full_table(folder):
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest(), place.guest()
        await open_table(ann, ["me", "open", "open"], game="hands")
        path = f"/t/{ann.table}"
        await ben.post(f"{path}/join")
        await eve.refused("taken", 409, f"{path}/join", seat=1)
        await eve.refused("not-seated", 403, f"{path}/begin")
        await ben.refused("seats-open", 409, f"{path}/begin")
        await ben.refused("not-host", 403, f"{path}/begin", fill="random")
        await ann.refused("not-begun", 409, f"{path}/move", ply=0, action=0)
        begun = (await ann.post(f"{path}/begin", fill="random"))["state"]
        assert begun["status"] == "playing" and begun["seats"][2]["kind"] == "bot"
        await eve.refused("begun", 409, f"{path}/join")


@played
async def test_who_clicks_twice_sits_once(folder):
    async with opened(folder) as place:
        ann, ben, new = place.guest(), place.guest(), place.guest()
        await open_table(ann, ["me", "open"], game="hands")
        path = f"/t/{ann.table}"
        for asked in ({"seat": 1, "name": "Ben"}, {"seat": 1}, {}):  # the last free seat: it begins
            state = (await ben.post(f"{path}/join", **asked))["state"]
            assert (state["status"], state["you"]) == ("playing", [1])
        await new.refused("begun", 409, f"{path}/join", name="Ben")
        assert not new.client.cookies, "the answer to a second click takes nobody's seat away"


@played
async def test_leaving_before_the_game(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await open_table(ann, ["me", "open", "open"], game="hands")
        path = f"/t/{ann.table}"
        await ben.post(f"{path}/join", seat=2)
        await ben.post(f"{path}/leave")
        assert (await ann.state())["seats"][2]["kind"] == "open"
        assert (await ann.post(f"{path}/leave"))["closed"]
        reply = await ann.get(f"{path}/state", expect=410)
        assert reply.json()["error"]["key"] == "closed"


@played
async def test_a_bot_takes_over_for_a_leaver_who_can_return(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        made = await open_table(ann, ["me", "open", "greedy"])
        ben.table = ann.table
        await ben.post(made["seat_links"]["1"])
        path = f"/t/{ann.table}"
        await ann.refused("not-idle", 409, f"{path}/replace", seat=1)
        await ben.post(f"{path}/leave")
        assert (await ann.state())["seats"][1]["away"]
        state = (await ann.post(f"{path}/replace", seat=1, bot="random"))["state"]
        assert state["seats"][1]["kind"] == "bot"
        await ann.refused("not-away", 409, f"{path}/replace", seat=1)
        await ann.refused("not-yours", 403, f"{path}/return", seat=1)
        place.context.live_tables.clear()
        back = (await ben.post(f"{path}/return"))["state"]
        assert back["seats"][1]["kind"] == "person" and not back["seats"][1]["away"]
        assert [x["note"] for x in back["log"] if "note" in x] == ["leave", "replace", "return"]


@played
async def test_resigning(folder):
    async with opened(folder) as place:
        people = [place.guest() for _ in range(3)]
        await together(people, "hands")
        path = f"/t/{people[0].table}"
        state = (await people[1].post(f"{path}/resign"))["state"]
        assert state["status"] == "playing" and state["seats"][1]["resigned"]
        await people[1].refused("not-seated", 403, f"{path}/return")
        end = (await people[2].post(f"{path}/resign"))["state"]
        assert end["status"] == "over" and end["result"]["ranking"] == [1, 2, 2]
        assert not end["result"]["finished"]
        await people[0].refused("already-over", 409, f"{path}/move", ply=0, action=0)


@played
async def test_a_rematch_keeps_everybodys_seat(folder):
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest(), place.guest()
        made = await open_table(ann, ["me", "open"], game="hands")
        ben.table = ann.table
        await ben.post(made["seat_links"]["1"])
        path = f"/t/{ann.table}"
        await ann.refused("not-finished", 409, f"{path}/rematch")
        await finish([ann, ben])
        next_place = (await ann.state())["result"]["next"]
        again = await ann.post(f"{path}/rematch")
        assert again["state"]["status"] == "open"
        await eve.refused("full", 409, f"/t/{again['table']}/join")
        assert (await ben.post(f"{path}/rematch"))["table"] == again["table"]
        state = await ben.state(again["table"])
        assert state["status"] == "playing" and state["commitment"] != made["state"]["commitment"]
        # that one plays another colour was said before, and is said until one has moved
        assert (await ann.state(again["table"]))["you"] == [1] and "another colour" in next_place
        for one in (ann, ben):
            state = await one.state(again["table"])
            said = re.sub("[\u2066-\u2069]", "", state["prompt"]["detail"])
            assert "another colour" in said
            # and who begins, by name
            order = [(one["yours"] and "You") or one["name"] for one in state["seats"]]
            assert said.endswith(f"Order of play: {order[0]} and {order[1]}."), said


@played
async def test_a_seat_kept_for_somebody_is_not_free_and_a_rematch_can_be_off(folder):
    async with opened(folder) as place:
        ann, ben, cem, eve = (place.guest() for _ in range(4))
        await together([ann, ben, cem], "hands")
        await finish([ann, ben, cem])
        path = f"/t/{ann.table}"
        again = (await ann.post(f"{path}/rematch"))["table"]
        await ben.post(f"{path}/rematch")
        await ben.post(f"/t/{again}/leave")
        assert (await eve.state(again))["prompt"]["detail"] == "One seat is free."
        reader = Reader(place.context, None, None, None, "", "en", "auto", False, "off", None, "")
        assert table_card(reader, place.context.live_tables[again])["open"] == 1
        # whoever asked leaves: the others are not sent to a table there is not
        assert (await cem.state())["rematch"]
        await ann.post(f"/t/{again}/leave")
        assert (await cem.state())["rematch"] is None


@played
async def test_tables_that_cannot_be_opened(folder):
    async with opened(folder) as place:
        ann = place.guest()
        bad = [
            ("setup-game", 404, {"game": "chess", "seats": ["me", "open"]}),
            ("setup-players", 400, {"game": "kilt_castle", "seats": ["me"]}),
            ("seats-wrong", 400, {"game": "hands", "seats": ["open", "greedy"]}),
            ("seats-wrong", 400, {"game": "hands", "seats": ["me", 7]}),
            ("seats-wrong", 400, {"game": "hands", "seats": ["me", "flat:9999999"]}),
            ("setup-bot", 400, {"game": "hands", "seats": ["me", "hal"]}),
            ("clock-wrong", 400, {"game": "hands", "seats": ["me"], "clock": {"kind": "sand"}}),
            ("setup-option", 400, {"game": "kilt_castle", "seats": ["me", "me"],
                                   "options": {"colours": "xyz"}}),
            ("malformed", 400, {"game": "hands"}),
        ]  # fmt: skip
        for key, status, body in bad:
            await ann.refused(key, status, "/tables", **body)
        assert (await ann.get("/t/nowhere1234/state", expect=404)).json()["error"][
            "key"
        ] == "no-table"


@played
async def test_in_a_next_game_bots_keep_their_names_and_a_late_comer_takes_their_place(folder):
    async with opened(folder) as place:
        ann, ben, eve = (place.guest() for _ in range(3))
        made = await open_table(ann, ["me", "level2", "open"], game="hands")
        ben.table = ann.table
        await ben.post(made["seat_links"]["2"])
        await finish([ann, ben])
        otto = (await ann.state())["seats"][1]["name"]
        again = (await ann.post(f"/t/{ann.table}/rematch"))["table"]
        path = f"/t/{again}"
        state = (await ann.post(f"{path}/begin", fill="level2"))["state"]
        names = [seat["name"] for seat in state["seats"]]
        assert names[0] == otto and names[1] not in (otto, names[2]), names
        # whose place it is reads so, and can have it; nobody else can
        late = (await ben.post(f"/t/{ann.table}/rematch"))["state"]
        assert late["kept_place"] == 1 and "without you" in late["prompt"]["detail"]
        await eve.refused("begun", 409, f"{path}/join", seat=1)
        await ben.refused("begun", 409, f"{path}/join", seat=0)
        state = (await ben.post(f"{path}/join", seat=1))["state"]
        assert state["you"] == [1] and state["kept_place"] is None
        assert [seat["name"] for seat in state["seats"]][::2] == names[::2]
        place.context.live_tables.clear()
        assert (await finish([ann_of(ann, again), ann_of(ben, again)]))["status"] == "over"


def ann_of(guest, table):
    guest.table = table
    return guest


@played
async def test_the_host_seats_a_bot_on_one_seat(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await open_table(ann, ["me", "open", "open"], game="hands")
        path = f"/t/{ann.table}"
        await ben.refused("not-seated", 403, f"{path}/replace", seat=1)
        await ann.refused("taken", 409, f"{path}/replace", seat=0)
        state = (await ann.post(f"{path}/replace", seat=2, bot="level2"))["state"]
        assert [s["kind"] for s in state["seats"]] == ["person", "open", "bot"]
        state = (await ann.post(f"{path}/leave", seat=2))["state"]
        assert [s["kind"] for s in state["seats"]] == ["person", "open", "open"]
        await ann.post(f"{path}/replace", seat=2, bot="level2")
        assert (await ben.post(f"{path}/join"))["state"]["status"] == "playing"
