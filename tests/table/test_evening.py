"""An evening together: names, invitations, another game, second devices, who leaves and returns."""

import json
import random
import re
from dataclasses import replace
from unittest.mock import patch

import pytest

from korsi.core.game import game
from korsi.language import LANGUAGES
from korsi.table import clocks
from korsi.table.cards import table_card
from korsi.table.people import Reader
from korsi.table.stream import Listener
from korsi.table.wording import CHEERFUL, free_names, guest_name, words_of
from table.table import finish, open_table, opened, played, together, until
from table.test_differences import person

HTML = {"accept": "text/html"}
TIMED = {"clock": {"kind": "move", "seconds": 60}}


async def page(guest, path, expect=200):
    return (await guest.get(path, expect=expect, **HTML)).text


def names(state):
    return [s["name"] for s in state["seats"]]


# ------------------------------------------------------------------ names


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_by_a_number(language):
    words = words_of(language)
    given = {guest_name(words, n) for n in range(CHEERFUL)}
    assert len(given) == CHEERFUL
    assert all(2 < len(name) <= 24 and not re.search(r"\d", name) for name in given)
    assert guest_name(words, 3, "Mina") == "Mina"


def test_names_offered_at_a_table_differ_in_every_language():
    """Guests behind one address were all swallows, each in their own language."""
    swallow = guest_name(words_of("de"), 9)
    offered = free_names(words_of("fr"), [swallow], 9)
    assert guest_name(words_of("fr"), 9) not in offered and len(offered) == CHEERFUL - 1


@played
async def test_everybody_has_a_name_of_their_own(folder):
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest("fa"), place.guest("de")
        made = await open_table(ann, ["me", "me", "open", "greedy"])
        await ben.post(made["seat_links"]["2"])
        english, german = names(await ann.state()), names(await eve.state(ann.table))
        cheerful = {guest_name(words_of("en"), n) for n in range(CHEERFUL)}
        assert len(set(english)) == 4 and set(english[:3]) <= cheerful
        assert set(german[:3]).isdisjoint(english), "a name nobody chose is in the reader's words"


@played
async def test_sitting_down_says_a_name_and_a_form_names_everybody_at_the_screen(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        form = {
            "game": "kilt_castle", "seats": ["me", "me", "open"], "names": ["Ann", "Zoe", "x"],
        }  # fmt: skip
        reply = await ann.client.post("/tables", data=form, headers=HTML)
        ann.table = ben.table = reply.headers["location"].removeprefix("/t/")
        assert names(await ann.state())[:2] == ["Ann", "Zoe"]
        await ben.post(f"/t/{ben.table}/join", seat=2, name="  Ben ")
        assert names(await ann.state()) == ["Ann", "Zoe", "Ben"]
        # Ben is now called so everywhere; a name that belongs to an account is not to be had
        assert "Ben" in await page(ben, "/")
        cat = place.guest()
        await cat.post("/account/register", name="Cat", password="a long password")
        await ben.refused("name-taken", 409, "/account/name", name="cat")


@played
async def test_a_new_name_reaches_everybody(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben], "hands")
        await ben.post(f"/t/{ben.table}/chat", text="hello")
        watcher = Listener(None, frozenset({ann.table}))
        place.context.hub.join(watcher)
        await ben.post("/account/name", name="Benjamin")
        assert '"kind":"name"' in watcher.queue.get_nowait()
        assert "Benjamin" in names(await ann.state())
        said = (await ann.get(f"/t/{ann.table}/chat")).json()["chat"]
        assert said[0]["name"] == "Benjamin"


# ------------------------------------------------------------------ invitations


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_greets(tmp_path, language):
    async def greeted(folder):
        async with opened(folder) as place:
            ann, ben, late = place.guest(), place.guest(language), place.guest(language)
            await ann.post("/settings", name="Parvaneh")
            timed = {"pace": "turns", "clock": {"kind": "move", "seconds": 86400}}
            made = await open_table(ann, ["me", "open", "open"], game="keyflower", **timed)
            link = made["seat_links"]["1"]
            html = await page(ben, link)
            words = words_of(language, game("keyflower"))
            title = re.search("<h1>(.*?)</h1>", html, re.S)[1]
            assert "Parvaneh" in title and words("game-name") in title
            assert words("ui-clock-move-of", time=words("ui-days", count=1)) in html
            assert 'name="name"' in html and html.count('class="free"') == 2
            # whoever has only the table's address is greeted as well
            state = await ben.state(ann.table)
            assert "Parvaneh" in state["prompt"]["text"]
            # on all three pages: how long it may take
            timing = words.in_line(
                words("ui-pace-turns-short"),
                words("ui-clock-move-of", time=words("ui-days", count=1)),
            )
            assert timing in html
            waiting = await page(ben, f"/t/{ann.table}")
            texts = re.search('id="ui-texts">(.*?)</script>', waiting, re.S)[1]
            assert json.loads(texts)["timing"] == timing
            sat = await ben.client.post(link, data={"name": "Ben"}, headers=HTML)
            assert sat.status_code == 303 and "Ben" in names(await ann.state())
            # a link that was used leads to watching, for its guest to the table
            for one in (ben, late):
                again = await one.client.get(link, headers=HTML)
                assert again.status_code == 303
                # ... which says to whom it did not lead to a seat that it is gone
                gone = "" if one is ben else "?taken"
                assert again.headers["location"] == f"/t/{ann.table}{gone}"
                texts = re.search(
                    'id="ui-texts">(.*?)</script>', await page(one, f"/t/{ann.table}{gone}"), re.S
                )
                assert json.loads(texts[1])["notice"] == (words("problem-taken") if gone else "")
            lost = await late.client.post(link, headers=HTML)
            assert lost.status_code == 303 and lost.headers["location"] == f"/t/{ann.table}?taken"

    played(greeted)(tmp_path)


@played
async def test_a_taken_name_stays_on_the_invitation(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest("de")
        await ann.post("/account/register", name="Shirin", password="pomegranate")
        link = (await open_table(ann, ["me", "open"]))["seat_links"]["1"]
        reply = await ben.client.post(link, data={"name": "shirin"}, headers=HTML)
        assert reply.status_code == 409 and words_of("de")("problem-name-taken") in reply.text
        assert f'action="{link}"' in reply.text and 'value="shirin"' in reply.text
        # the language can be changed there, and the link still leads to the seat
        back = re.search(r'name="next" value="([^"]*)"', reply.text)[1]
        assert 'name="name"' in await page(ben, back)
        sat = await ben.client.post(link, data={"name": "Ben"}, headers=HTML)
        assert sat.status_code == 303 and "Ben" in names(await ann.state())


@played
async def test_a_code_leads_only_here(folder):
    async with opened(folder) as place:
        ann = place.guest()
        code = await ann.get("/qr.svg?of=http%3A%2F%2Flocalhost%2Ft%2Fabc")
        assert code.text.startswith("<svg") and code.headers["content-type"] == "image/svg+xml"
        for wrong in (
            "http://example.org/",
            "javascript:alert(1)",
            "",
            "http://localhost/" + 300 * "x",
        ):
            await ann.get(f"/qr.svg?of={wrong}", expect=400)


@played
async def test_who_watches_reads_so(folder):
    async with opened(folder) as place:
        ann, eve = place.guest(), place.guest("it")
        await open_table(ann, ["me", "me"])
        seen = (await eve.state(ann.table))["prompt"]["detail"]
        assert seen == words_of("it")("prompt-watching")
        assert (await ann.state())["prompt"]["detail"] != words_of("en")("prompt-watching")


# ------------------------------------------------------------------ the lobby


@played
async def test_the_lobby_begins_with_what_one_plays(folder):
    async with opened(folder) as place:
        ann = place.guest()
        html = await page(ann, "/")
        assert 'id="mine"' not in html
        for name, usual in (("keyflower", 3), ("mangrovia", 3), ("kilt_castle", 4)):
            form = html[html.index(f'action="/play/{name}"') :]
            assert re.search(r'value="(\d)" selected', form)[1] == str(usual)
        await open_table(ann, ["me", "me"], game="hands")
        await finish([ann])
        over = ann.table
        await open_table(
            ann, ["me", "greedy"], pace="turns", clock={"kind": "move", "seconds": 172800}
        )
        html = await page(ann, "/")
        running, games, done = (html.index(x) for x in (f"/t/{ann.table}", "/play/", f"/t/{over}"))
        assert running < games < done
        card = html[running:games]
        assert "turn by turn" in card and "2 days per move" in re.sub("[\u2068\u2069]", "", card)
        assert "picture.svg" in card


@played
async def test_play_now_seats_the_usual_number(folder):
    async with opened(folder) as place:
        made = await place.guest().post("/play/mangrovia")
        assert len(made["state"]["seats"]) == game("mangrovia").usual == 3


@played
async def test_a_form_that_fails_stays_with_a_sentence(folder):
    async with opened(folder) as place:
        ann, eve = place.guest(), place.guest("de")
        await ann.post("/account/register", name="Shirin", password="pomegranate")
        wrong = {
            "login": ({"name": "Shirin", "password": "wrong wrong"}, 403, "problem-wrong-password"),
            "register": ({"name": "shirin", "password": "another one"}, 409, "problem-name-taken"),
            "name": ({"name": "SHIRIN"}, 409, "problem-name-taken"),
        }
        for what, (form, status, key) in wrong.items():
            reply = await eve.client.post(f"/account/{what}", data=form, headers=HTML)
            assert reply.status_code == status, what
            html = reply.text
            told = f'role="alert" tabindex="-1" autofocus>{words_of("de")(key)}<'  # scrolled to
            assert told in html and f'value="{form["name"]}"' in html
            assert "wrong wrong" not in html and f'action="/account/{what}"' in html
            # the language switch on this page comes back to a page there is
            back = re.search(r'name="next" value="([^"]*)"', html)[1]
            body = {"language": "fa", "next": back}
            moved = await eve.client.post("/settings", data=body, headers=HTML)
            await eve.get(moved.headers["location"], **HTML)
            await eve.post("/settings", language="de")
        # a file that is none comes back to its form as well
        files = {"file": ("g.korsi", b"hello")}
        reply = await eve.client.post("/upload", files=files, headers=HTML)
        assert reply.status_code == 422 and 'id="upload" open' in reply.text
        assert 'role="alert" tabindex="-1" autofocus>' in reply.text


@played
async def test_a_guest_registers_under_the_name_they_have(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await ann.post("/play/hands")
        await ann.post("/account/name", name="Parvaneh")
        form = (await page(ann, "/account")).partition('action="/account/register"')[2]
        assert 'value="Parvaneh"' in form.partition("</form>")[0]


@played
async def test_a_page_keeps_the_language_it_was_drawn_in(folder):
    async with opened(folder) as place:
        ann = place.guest("de")
        await open_table(ann, ["me", "me"])
        german = (await ann.state())["prompt"]["text"]
        await ann.post("/settings", language="fa")  # in another tab
        assert (await ann.state())["prompt"]["text"] != german
        ann.headers["korsi-language"] = "de"  # what the scripts of the first one send
        assert (await ann.state())["prompt"]["text"] == german


# ------------------------------------------------------------------ leaving, resigning, coming back


@played
async def test_the_host_passes_the_role_on(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await open_table(ann, ["me", "open", "open"], game="hands")
        path = f"/t/{ann.table}"
        await ben.post(f"{path}/join", seat=1)
        assert (await ann.state())["host"] and not (await ben.state(ann.table))["host"]
        await ann.post(f"{path}/leave")
        for restarted in (False, True):
            if restarted:
                place.context.live_tables.clear()
            assert (await ben.state(ann.table))["host"] and not (await ann.state())["host"]
        begun = (await ben.post(f"{path}/begin", fill="random"))["state"]
        assert begun["status"] == "playing"


@played
async def test_ones_own_seat_is_given_to_a_bot_at_a_table_of_days(folder):
    async with opened(folder, bot_pause=30.0) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben], "hands", pace="turns")
        path = f"/t/{ann.table}"
        mine = (await ann.state())["you"][0]
        given = (await ann.post(f"{path}/replace", seat=mine, bot="random"))["state"]
        assert given["seats"][mine]["kind"] == "bot" and given["seats"][mine]["away"]
        assert not given["seats"][mine]["resigned"]
        back = (await ann.post(f"{path}/return"))["state"]
        assert back["seats"][mine]["kind"] == "person"


@played
async def test_resigning_says_what_follows(folder):
    async with opened(folder) as place:
        ann, ben, eve = (place.guest() for _ in range(3))
        await open_table(ann, ["me", "greedy", "greedy"])
        assert (await ann.state())["resigning"] == "ends"
        await together([ann, ben, eve], "hands")
        assert (await ann.state())["resigning"] == "bot"
        await ben.post(f"/t/{ann.table}/resign")
        assert (await ann.state())["resigning"] == "ends"
        assert (await ben.state())["resigning"] is None
        assert (await ben.state())["prompt"]["detail"] == words_of("en")("problem-resigned")


@played
async def test_who_resigned_is_not_said_to_think_where_a_bot_plays_on(folder):
    async with opened(folder, bot_pause=30.0) as place:
        people = [place.guest() for _ in range(3)]
        await together(people, game="kilt_castle")
        state = await people[0].state()
        seat = next(s["seat"] for s in state["seats"] if s["acting"])
        states = [await one.state() for one in people]
        gone = next(one for one, s in zip(people, states, strict=True) if s["you"] == [seat])
        await gone.post(f"/t/{gone.table}/resign")
        say, name = words_of("en"), names(state)[seat]
        for one in people:
            prompt = (await one.state())["prompt"]
            own = one is gone
            expected = say("waiting-bot-yours") if own else say("waiting-bot-for", name=name)
            assert prompt["text"] == expected and name not in prompt["detail"]


@played
async def test_nobody_is_called_to_a_table_of_bots(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await open_table(ann, ["me", "random"])
        await until(ann.state, lambda s: s["prompt"]["yours"])
        live = place.context.live_tables[ann.table]
        person = next(s.person for s in live.seats if s.kind == "person")
        assert not live.waits_for(person)
        await together([ann, ben])
        live = place.context.live_tables[ann.table]
        acting = live.seats[live.acting()[0]].person
        assert [live.waits_for(s.person) for s in live.seats] == [
            s.person == acting for s in live.seats
        ]


@pytest.mark.one_in(2)
@played
async def test_log_and_end_name_the_same_winner_after_a_resignation(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben])
        end = await finish([ann, ben])
        live = place.context.live_tables[ann.table]
        first = end["result"]["ranking"].index(1)
        wins = [line for line in end["log"] if line.get("wins")]
        assert [line["seat"] for line in wins] == [first], "as the rules have it"
        # had the winner resigned on the way and a bot played on
        live.seats[first] = replace(live.seats[first], resigned=True)
        live.cards.clear()
        state = await ann.state()
        assert state["result"]["ranking"][1 - first] == 1
        told = [line for line in state["log"] if line.get("wins") or line.get("note") == "wins"]
        assert [line["seat"] for line in told] == [1 - first]
        assert names(state)[1 - first] in told[0]["text"]


@pytest.mark.one_in(2)
@played
async def test_the_lobby_says_the_points_of_the_end_screen(folder):
    """Of a game that was given up it said the points so far."""
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "random"], game="mangrovia")
        for _ in range(40):
            state = await until(ann.state, lambda state: state["prompt"]["yours"])
            choice = state["choices"][0]["action"]
            await ann.post(f"/t/{ann.table}/move", ply=state["ply"], action=choice)
        await ann.post(f"/t/{ann.table}/resign")
        end = (await ann.state())["result"]["points"]
        assert any(end), "something was won or lost"
        reader = Reader(place.context, None, None, None, "", "en", "", False, "", None, "")
        live = place.context.live_tables[ann.table]
        assert [seat["points"] for seat in table_card(reader, live)["seats"]] == end


@played
async def test_the_lobby_says_the_points_of_the_table(folder):
    """Each reader's own: what one's hidden character is worth counts in both."""
    async with opened(folder) as place:
        ann = place.guest()
        # of this seed the hidden characters soon count
        with patch("korsi.table.opening.draw_seed", return_value=13):
            await open_table(ann, ["me", "random"], game="troyes")
        live = place.context.live_tables[ann.table]
        differ, chance = False, random.Random(5)
        while not differ:
            state = await until(ann.state, lambda s: s["prompt"]["yours"] or s["result"])
            assert not state["result"], "somebody who only watches knows less"
            own = next(s["seat"] for s in state["seats"] if s["yours"])
            someone = person(live.seats[own].person)
            shown = [seat["points"] for seat in state["seats"]]
            said = []
            for who in (someone, None):
                reader = Reader(place.context, who, None, None, "", "en", "", False, "", None, "")
                said += [[seat["points"] for seat in table_card(reader, live)["seats"]]]
            assert said[0] == shown
            differ = said[0] != said[1]
            choice = chance.choice(state["choices"])["action"]
            await ann.post(f"/t/{ann.table}/move", ply=state["ply"], action=choice)


# ------------------------------------------------------------------ another game, another device


@played
async def test_another_game_is_announced_and_keeps_names(folder):
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest(), place.guest()
        for one, name in ((ann, "Ann"), (ben, "Ben")):
            await one.post("/settings", name=name)
        around = ["me", {"kind": "me", "name": "Zoe"}, "open"]
        made = await open_table(ann, around, game="hands")
        ben.table = ann.table
        await ben.post(made["seat_links"]["2"])
        await finish([ann, ben])
        assert (await ben.state())["rematch"] is None
        listener = Listener(None, frozenset({ann.table}))
        place.context.hub.join(listener)
        again = (await ann.post(f"/t/{ann.table}/rematch"))["table"]
        assert '"kind":"rematch"' in listener.queue.get_nowait()
        for restarted in (False, True):
            if restarted:
                place.context.live_tables.clear()
            for one in (ben, eve):
                asked = (await one.state(ann.table))["rematch"]
                assert asked == {"url": f"/t/{again}", "name": "Ann"}
            assert (await ann.state(ann.table))["rematch"]["name"] == ""  # she knows
        here, asked, watching = [(await one.state(again))["prompt"] for one in (ann, ben, eve)]
        assert here["text"] == "Waiting for \u2068Ben\u2069.", "he was asked, and needs no link"
        assert "invites you" in asked["text"]
        assert watching["text"] == here["text"] and "watching" in watching["detail"]
        await ben.post(f"/t/{ann.table}/rematch")
        assert sorted(names(await ben.state(again))) == ["Ann", "Ben", "Zoe"]


@played
async def test_a_game_continued_from_a_position_keeps_its_opponents(folder):
    """They became "Greedy", whoever had sat there."""
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "level1", "random"])
        around = (await ann.state())["seats"]
        fork = f"/t/{ann.table}/fork"
        for asked, kept in (({}, ["level1", "random"]), ({"bot": "greedy"}, ["greedy"] * 2)):
            seats = (await ann.post(fork, at=0, **asked))["state"]["seats"]
            assert [seat["bot"] for seat in seats[1:]] == kept
            if not asked:
                assert [s["name"] for s in seats[1:]] == [s["name"] for s in around[1:]]
        # in another's seat one's own is still called by the cheerful name one had there
        await ann.post(f"/t/{ann.table}/resign")
        other = (await ann.post(fork, at=0, seat=1))["state"]["seats"]
        assert other[1]["yours"] and other[0]["name"].startswith(around[0]["name"])


@played
async def test_another_game_keeps_the_names_of_a_screen_that_joins(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await open_table(ann, ["me", "open", "open"], game="hands")
        ben.table = ann.table
        for seat, name in ((1, "Ben"), (2, "Bea")):
            await ben.post(f"/t/{ann.table}/join", seat=seat, name=name)
        assert names(await ben.state())[1:] == ["Ben", "Bea"]
        await finish([ann, ben])
        again = (await ann.post(f"/t/{ann.table}/rematch"))["table"]
        await ben.post(f"/t/{ann.table}/rematch")
        assert {"Ben", "Bea"} < set(names(await ann.state(again)))


@played
async def test_a_second_device_is_its_owner(folder):
    async with opened(folder) as place:
        ann, phone, ben = place.guest(), place.guest(), place.guest()
        await ann.post("/settings", name="Ann")
        await open_table(ann, ["me", "open", "open"], game="hands")
        path = f"/t/{ann.table}"
        link = (await ann.post(f"{path}/link", seat=0))["link"]
        asked = await page(phone, link)  # who goes on elsewhere sits already
        assert words_of("en")("ui-go-on-here") in asked and 'name="name"' not in asked
        await phone.post(link)
        await phone.post(f"{path}/chat", text="from the kitchen")
        said = (await ben.get(f"{path}/chat")).json()["chat"][0]
        assert (said["name"], said["yours"]) == ("Ann", False)
        for one in (ann, phone):
            assert (await one.get(f"{path}/chat")).json()["chat"][0]["yours"]
            state = await one.state(ann.table)
            assert state["host"] and state["sat"] and state["you"] == [0]
        invited = (await phone.post(f"{path}/link", seat=1))["link"]
        await ben.post(invited)
        assert (await phone.post(f"{path}/begin", fill="random"))["state"]["status"] == "playing"


# ------------------------------------------------------------------ clocks


def test_time_is_counted_from_when_everybody_looks():
    c = clocks.Clocks("game", 100, 2, {0, 1}, hold=60)
    clocks.begin(c, [0], 1000.0)
    assert clocks.left_ms(c, 0, 1030.0) == 100_000, "nobody's time runs yet"
    clocks.moved(c, [1], 1040.0, new_turn=True)
    assert c.used == [0, 0] and clocks.left_ms(c, 1, 1050.0) == 100_000
    clocks.everybody_looks(c, 1050.0)
    assert clocks.left_ms(c, 1, 1055.0) == 95_000
    late = clocks.Clocks("move", 100, 1, {0}, hold=60)
    clocks.begin(late, [0], 1000.0)
    assert clocks.deadline(late, 0) == 1160, "who never looks does not hold the others for ever"


@played
async def test_the_clocks_of_a_table_wait_for_eyes(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben], "hands", **TIMED)
        waits = words_of("en")("prompt-clocks-wait")
        state = await ann.state()
        assert not any(s["clock"]["running"] for s in state["seats"])
        assert state["prompt"]["detail"] == waits
        live = place.context.live_tables[ann.table]
        assert live.clocks.opens > state["seats"][0]["clock"]["left_ms"] / 1000
        await ben.state()
        seen = await until(ann.state, lambda s: any(x["clock"]["running"] for x in s["seats"]))
        assert seen["prompt"]["detail"] != waits
        opens = live.clocks.opens
        place.context.live_tables.clear()
        await ann.state()
        assert place.context.live_tables[ann.table].clocks.opens == opens


@played
async def test_a_table_does_not_wait_for_who_never_looks(folder):
    with patch.dict(clocks.HOLD, {"live": 0.2}):
        async with opened(folder) as place:
            ann, ben = place.guest(), place.guest()
            await together([ann, ben], "hands", **TIMED)
            await until(ann.state, lambda s: any(x["clock"]["running"] for x in s["seats"]))


# ------------------------------------------------------------------ records


@pytest.mark.one_in(3)
@played
async def test_a_record_keeps_names_and_a_fork_asks_for_the_seat(folder):
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest(), place.guest()
        for one, name in ((ann, "Ann"), (ben, "بهرام")):
            await one.post("/settings", name=name)
        made = await open_table(ann, ["me", "open", "random"])
        ben.table = ann.table
        await ben.post(made["seat_links"]["1"])
        await finish([ann, ben])
        text = (await eve.get(f"/t/{ann.table}/record")).text
        sent = (await eve.client.post("/upload", content=text.encode())).json()
        assert names(sent["state"])[:2] == ["Ann", "بهرام"] and sent["state"]["seats"][2]["bot"]
        assert f"/t/{sent['table']}" in await page(eve, "/"), "found under one's tables"
        fork = f"/t/{sent['table']}/fork"
        for seat in (1, 2):
            forked = (await eve.post(fork, at=6, bot="random", seat=seat))["state"]
            assert forked["you"] == [seat] and names(forked)[0] == "Ann"
        await eve.refused("not-yours", 403, fork, at=6, seat=3)
        # at the table itself too: who goes on in another's seat takes no name away
        own = (await ann.post(f"/t/{ann.table}/fork", at=6, seat=1))["state"]
        assert own["you"] == [1] and names(own) == names(sent["state"])
        assert [seat["kind"] for seat in own["seats"]] == ["bot", "person", "bot"]
        # while it goes on, only one's own seat may be played on from
        await open_table(ann, ["me", "random"])
        await until(ann.state, lambda s: s["prompt"]["yours"])
        await ann.refused("not-yours", 403, f"/t/{ann.table}/fork", at=0, seat=1)
