"""Guests and accounts."""

from table.table import open_table, opened, played

GOOD = {"name": "آنا", "password": "correct horse"}


@played
async def test_a_guests_tables_stay_theirs_on_registering(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "open"], game="hands")
        before = ann.client.cookies["korsi_session"]
        await ann.post("/account/register", **GOOD)
        assert ann.client.cookies["korsi_session"] != before, "a planted session is worth nothing"
        state = await ann.state()
        assert state["you"] == [0] and state["seats"][0]["name"] == "آنا"
        assert state["seats"][0]["account"]
        # from another browser, after a restart of everything in memory
        place.context.live_tables.clear()
        phone = place.guest()
        await phone.post("/account/login", **GOOD)
        assert (await phone.state(ann.table))["you"] == [0]
        old = place.guest()
        old.client.cookies["korsi_session"] = before
        assert (await old.state(ann.table))["you"] == []


@played
async def test_logging_in_brings_the_guests_tables_along(folder):
    async with opened(folder) as place:
        home, phone = place.guest(), place.guest()
        await home.post("/account/register", **GOOD)
        await open_table(phone, ["me", "me"], game="hands")
        await phone.post("/account/login", **GOOD)
        assert (await phone.state())["you"] == [0, 1]
        assert (await home.state(phone.table))["you"] == [0, 1]
        await phone.post("/account/logout")
        assert (await phone.state())["you"] == []


@played
async def test_accounts_that_cannot_be_had(folder):
    async with opened(folder) as place:
        ann, eve = place.guest(), place.guest()
        await ann.post("/account/register", name="Mina", password="long enough")
        path = "/account/register"
        await eve.refused("name-taken", 409, path, name="MINA", password="long enough")
        await eve.refused("password-short", 400, path, name="Eva", password="short")
        await eve.refused("name-wrong", 400, path, name="x" * 60, password="long enough")
        await eve.refused("name-wrong", 400, path, name="\u202e\u200b", password="long enough")
        await eve.refused("name-taken", 409, "/settings", name="mina")
        for name in ("Mina", "nobody"):
            body = {"name": name, "password": "wrong wrong"}
            await eve.refused("wrong-password", 403, "/account/login", **body)


@played
async def test_passwords_are_kept_as_argon2(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await ann.post("/account/register", **GOOD)
        async with place.context.store.reading() as c:
            from korsi.table.store.people import by_account

            person = await by_account(c, "آنا")
        assert person.password_hash.startswith("$argon2id$")


@played
async def test_settings_are_remembered(folder):
    async with opened(folder) as place:
        ann = place.guest("it")
        await open_table(ann, ["me", "me"])
        assert (await ann.state())["title"] != (await ann.get("/warm")).text
        italian = (await ann.state())["prompt"]["text"]
        await ann.post("/settings", language="fa", theme="light", sound=True)
        persian = (await ann.state())["prompt"]["text"]
        assert persian != italian and "شما" in persian
        await ann.refused("malformed", 400, "/settings", language="xx")
        await ann.post("/account/register", **GOOD)
        phone = place.guest("de")
        await phone.post("/account/login", **GOOD)
        assert (await phone.state(ann.table))["prompt"]["text"] == persian


@played
async def test_who_speaks_is_called_as_at_their_seat(folder):
    """Two people at one screen: the first one's words came from a Merry Otter."""
    async with opened(folder) as place:
        ann = place.guest()
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}]
        await open_table(ann, seats)
        await ann.post(f"/t/{ann.table}/chat", text="hello")
        said = (await ann.get(f"/t/{ann.table}/chat")).json()["chat"]
        assert said[0]["name"] == "Ann"


@played
async def test_chat(folder):
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest(), place.guest()
        made = await open_table(ann, ["me", "open"], game="hands")
        await ben.post(made["seat_links"]["1"])
        path = f"/t/{ann.table}/chat"
        await ben.post(path, text="<b>سلام</b>")
        await eve.refused("not-seated", 403, path, text="hello?")
        await ann.refused("malformed", 400, path, text="x" * 501)
        await ann.refused("malformed", 400, path, text="  ")
        said = (await ann.get(path)).json()["chat"]
        assert [(m["text"], m["seat"], m["yours"]) for m in said] == [("<b>سلام</b>", 1, False)]
        assert (await ann.get(f"{path}?since={said[0]['id']}")).json()["chat"] == []
