"""What an account keeps safe: sessions, passwords, ways back; and what the chat lets one do."""

import re
import time

import pytest
from sqlalchemy import select, update

from korsi.cli import main
from korsi.cli.arguments import print_table
from korsi.core.match import LONG, Match
from korsi.table.bans import FRESH
from korsi.table.passwords import is_weak
from korsi.table.store import order, people
from korsi.table.store.models import chat, sessions, tables
from korsi.table.store.models import people as persons
from table.table import finish, open_table, opened, played, together

GOOD = {"name": "Mina", "password": "correct horse"}
HTML = {"accept": "text/html"}


async def _older(place, table, column, seconds):
    async with place.context.store.writing() as c:
        await c.execute(update(table).values({column: table.c[column] - seconds}))


@played
async def test_sessions_expire_are_listed_and_ended(folder):
    async with opened(folder) as place:
        home, phone = place.guest(), place.guest()
        home.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"
        phone.headers["user-agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 18) Safari/604.1"
        await home.post("/account/register", **GOOD)
        await phone.post("/account/login", **GOOD)
        page = (await home.get("/account", **HTML)).text
        assert "Firefox, Linux" in page and "Safari, iPhone" in page
        one = page.split('name="session" value="')[1].split('"')[0]
        await place.guest().post("/account/sessions/end", expect=403, session=one)
        eve = place.guest()
        await eve.post("/account/register", name="Eve", password="correct horse")
        await eve.post("/account/sessions/end", session=one)  # not hers
        assert "Mina" in (await phone.get("/account", **HTML)).text
        await home.post("/account/sessions/end", session=one)
        assert "Mina" not in (await phone.get("/account", **HTML)).text
        await phone.post("/account/login", **GOOD)
        await home.post("/account/sessions/end")  # all the others
        assert "Mina" not in (await phone.get("/account", **HTML)).text
        # what is used lives on, and its cookie with it
        await _older(place, sessions, "seen", 60 * 86400)
        reply = await home.get("/account", **HTML)
        assert "Mina" in reply.text and "korsi_session" in reply.headers["set-cookie"]
        async with place.context.store.writing() as c:
            await c.execute(update(sessions).values(seen=time.time() - 91 * 86400))
        assert "Mina" not in (await home.get("/account", **HTML)).text


@played
async def test_a_changed_password_ends_other_sessions(folder):
    async with opened(folder) as place:
        home, thief = place.guest(), place.guest()
        await home.post("/account/register", **GOOD)
        await thief.post("/account/login", **GOOD)
        path, new = "/account/password", "battery staple"
        await thief.refused("password-wrong", 403, path, old="a guess", password=new)
        await home.refused("password-weak", 400, path, old=GOOD["password"], password="password1")
        await home.post(path, old=GOOD["password"], password=new)
        assert "Mina" in (await home.get("/account", **HTML)).text
        assert "Mina" not in (await thief.get("/account", **HTML)).text
        await thief.refused("wrong-password", 403, "/account/login", **GOOD)
        await thief.post("/account/login", name="Mina", password=new)
        await place.guest().refused("no-account", 403, path, old="x", password=new)


@pytest.mark.parametrize(
    "password",
    ["password", "Passw0rd!", "qwertyuiop", "12345678", "19900412", "aaaaaaaa", "abababab",
     "mina2024", "MinaMina", "letmein123", "1q2w3e4r", "iloveyou!!", "abcdefgh", "رمزعبور۱۲۳",
     "Fussball1!", "motdepasse"],
)  # fmt: skip
def test_what_is_tried_first_is_refused(password):
    assert is_weak(password, "Mina")


@pytest.mark.parametrize(
    "password",
    ["correct horse", "pomegranate", "a long password", "انار و چراغ و کرسی", "tisch lampe decke",
     "x7#Kq2!vLp", "nobody plays alone"],
)  # fmt: skip
def test_what_nobody_thinks_of_is_taken(password):
    assert not is_weak(password, "Mina")


@played
async def test_recovery_codes_open_once_and_need_no_mail(folder):
    async with opened(folder) as place:
        home, eve = place.guest(), place.guest()
        await home.post("/account/register", **GOOD)
        await home.refused("password-wrong", 403, "/account/codes", password="a guess")
        old = (await home.post("/account/codes", password=GOOD["password"]))["codes"]
        codes = (await home.post("/account/codes", password=GOOD["password"]))["codes"]
        assert len({*old, *codes}) == 16
        kept = b"".join(file.read_bytes() for file in folder.glob("korsi.sqlite3*"))
        assert not any(code.replace("-", "").encode() in kept for code in codes)
        path, new = "/account/recover", {"name": "Mina", "password": "battery staple"}
        for code in (old[0], "xxxx-xxxx-xxxx-xxxx", ""):
            await eve.refused("wrong-code", 403, path, code=code, **new)
        lost = place.guest()
        typed = codes[0].upper().replace("-", " ")
        await lost.post(path, code=typed, **new)
        assert "Mina" in (await lost.get("/account", **HTML)).text
        assert "Mina" not in (await home.get("/account", **HTML)).text  # every session ended
        await eve.refused("wrong-code", 403, path, code=codes[0], **new)
        await home.refused("wrong-password", 403, "/account/login", **GOOD)
        shown = await lost.client.post("/account/codes", data=new, headers=HTML)
        assert shown.status_code == 200 and shown.text.count("<li>") >= 8
        assert "no-store" in shown.headers["cache-control"]


@pytest.mark.one_in(2)
@played
async def test_https_is_asked_for_from_then_on(folder):
    async with opened(folder, secure=True) as place:
        reply = await place.guest().get("/warm")
        assert "max-age=31536000" in reply.headers["strict-transport-security"]
    async with opened(folder) as place:
        assert "strict-transport-security" not in (await place.guest().get("/warm")).headers


@played
async def test_a_table_is_dealt_from_128_bits_and_the_commitment_binds_them(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben], "kilt_castle")
        live = place.context.live_tables[ann.table]
        seed = live.setup.seed
        assert seed >> LONG == 1
        first = live.match.state.tobytes()
        for bit in (0, 40, 70, 127):  # every bit counts
            other = Match(live.match.game, 2, seed ^ 1 << bit, live.setup.options)
            assert other.state.tobytes() != first
        place.context.live_tables.clear()  # from the store again
        await ann.state()
        again = place.context.live_tables[ann.table]
        assert again.setup.seed == seed and again.match.state.tobytes() == first
        compiled = Match(live.match.game.compiled or live.match.game, 2, seed, live.setup.options)
        assert compiled.state.tobytes() == first


# --------------------------------------------------------------------------- report, block, ban


async def _said(ann, ben):
    """Ben says something rude at a table of both; the message as Ann reads it."""
    await together([ann, ben], "hands")
    await ben.post(f"/t/{ann.table}/chat", text="you fool")
    return (await ann.get(f"/t/{ann.table}/chat")).json()["chat"][0]


@played
async def test_who_is_blocked_is_not_read_any_more(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        said = await _said(ann, ben)
        path = f"/t/{ann.table}"
        await ben.refused("malformed", 400, f"{path}/block", chat=said["id"])  # oneself
        await ann.refused("malformed", 400, f"{path}/block", chat=999)
        await ann.post(f"{path}/block", chat=said["id"])
        await ben.post(f"{path}/chat", text="still there?")
        assert (await ann.get(f"{path}/chat")).json()["chat"] == []
        assert len((await ben.get(f"{path}/chat")).json()["chat"]) == 2
        await ann.post("/account/register", **GOOD)  # an account goes on not reading
        page = (await ann.get("/account", **HTML)).text
        who = page.split('name="person" value="')[1].split('"')[0]
        assert (await ann.get(f"{path}/chat")).json()["chat"] == []
        await ann.post("/account/unblock", person=int(who))
        assert len((await ann.get(f"{path}/chat")).json()["chat"]) == 2


def test_what_is_reported_reaches_the_operator_who_can_ban(tmp_path, capsys):
    @played
    async def reported(folder):
        async with opened(folder) as place:
            ann, ben = place.guest(), place.guest(address="198.51.100.7")
            said = await _said(ann, ben)
            for _ in range(2):  # twice is once
                await ann.post(f"/t/{ann.table}/report", chat=said["id"])
            async with place.context.store.reading() as c:
                found = await order.reported(c)
            assert [(r.text, r.table) for r in found] == [("you fool", ann.table)]
            async with place.context.store.writing() as c:
                await order.ban_person(c, found[0].about, time.time() + 60)
            reply = await ben.post(f"/t/{ann.table}/chat", expect=403, text="ha")
            assert reply["error"]["key"] == "banned"
            await ann.state()
            async with place.context.store.writing() as c:
                await order.ban_person(c, found[0].about, None)
                await order.ban_network(c, "198.51.100.0/24", time.time() + 60)
            place.context.bans.read -= FRESH + 1
            assert (await ben.get("/warm", expect=403)).json()["error"]["key"] == "banned"
            await ann.get("/warm")

    reported(tmp_path)
    data = ["--data", str(tmp_path)]
    assert main(["admin", "reports", "--json", *data]) == 0
    assert '"you fool"' in capsys.readouterr().out
    assert main(["admin", "bans", *data]) == 0
    said = capsys.readouterr().out
    assert "198.51.100.0/24" in said and " until 2" in said
    assert main(["admin", "unban", "198.51.100.0/24", *data]) == 0
    assert main(["admin", "ban", "#2", "--days", "3", *data]) == 0
    assert main(["admin", "ban", "Nobody", *data]) == 2
    assert main(["admin", "reports", "--close", "1", *data]) == 0
    capsys.readouterr()
    assert main(["admin", "reports", "--json", *data]) == 0
    assert capsys.readouterr().out.strip() == "[]"


def test_what_people_wrote_does_nothing_to_the_operators_screen(capsys):
    """A reported `[/b]` ended `korsi admin reports`: it was taken for markup."""
    print_table(
        ["about", "said"], [("[bold]Eve", "[/b] \x1b[2J\u202e[link=x]\na[/link] \u062d\u200c")]
    )
    said = capsys.readouterr().out
    assert "[bold]Eve" in said and "[/b]  [2J[link=x] a[/link] \u062d\u200c" in said
    assert "\x1b" not in said


# --------------------------------------------------------------------------- cleaning


@played
async def test_old_guests_and_empty_tables_are_cleaned_away(folder):
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest(), place.guest()
        await together([ann, ben], "hands")
        await finish([ann, ben])
        await open_table(eve, ["me", "open"], game="hands")
        await ben.post("/account/register", **GOOD)

        async def cleaned(days):
            async with place.context.store.writing() as c:
                await order.clean(c, time.time() + days * 86400)
            async with place.context.store.reading() as c:
                names = {row[0] for row in await c.execute(select(persons.c.id))}
                ids = {row[0] for row in await c.execute(select(tables.c.id))}
            return len(names), ids

        assert await cleaned(0) == (3, {ann.table, eve.table})
        assert await cleaned(31) == (3, {ann.table, eve.table})  # closed
        place.context.live_tables.clear()
        assert (await eve.get(f"/t/{eve.table}/state", expect=410)).json()["error"]["key"]
        assert await cleaned(40) == (3, {ann.table})  # eve may come back
        assert await cleaned(500) == (2, {ann.table})  # ann has played, ben has an account
        async with place.context.store.reading() as c:
            assert await people.by_account(c, "mina") is not None
            assert (await c.execute(select(chat.c.id))).first() is None
        assert (await ann.state(ann.table))["status"] == "over"


@played
async def test_a_form_that_makes_an_account_gives_a_way_back_along(folder):
    async with opened(folder) as place:
        ann, new = place.guest(), place.guest()
        form = {"name": "Shirin", "password": "pomegranate seeds"}
        reply = await ann.client.post("/account/register", data=form, headers=HTML)
        page = reply.text
        codes = re.findall(r"<li>([^<\s]+)</li>", page.partition('class="codes"')[2])
        assert reply.status_code == 200 and len(codes) == 8 and "Shirin" in page
        body = {"name": "Shirin", "code": codes[0], "password": "another long password"}
        await new.post("/account/recover", **body)


HTML = {"accept": "text/html"}


@played
async def test_somebody_not_known_yet_is_suggested_one_name(folder):
    async with opened(folder) as place:
        new = place.guest()
        pages = [(await new.get("/account", accept="text/html")).text for _ in range(6)]
        said = {re.search(r'name="name" maxlength="24" value="([^"]+)"', page)[1] for page in pages}
        assert len(said) == 1
