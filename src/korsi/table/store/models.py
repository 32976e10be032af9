"""The tables of the store. Plain Core tables: rows are read into the few dataclasses beside them.

Times are seconds since 1970 as floats: comparable and exact in every database.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    META,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False, default=""),  # "" for a guest who gave none
    Column("account", String(80), unique=True),  # the name casefolded; null for a guest
    Column("skeleton", String(80), unique=True, index=True),  # of an account: what it looks like
    Column("banned", Float),  # until when, by the operator
    Column("password_hash", String(200)),
    Column("language", String(8)),
    Column("theme", String(8)),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    META,
    Column(
        "hash", String(64), primary_key=True
    ),  # of the cookie's token: a stolen file opens nothing
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("seen", Float, nullable=False),
    Column("created", Float),
    Column("device", String(80)),  # what browser it said it was
)

# Browsers that logged in before: strangers' guesses do not lock them out.
devices = Table(
    "devices",
    META,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("seen", Float, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    META,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)

tables = Table(
    "tables",
    META,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("box", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("long_seed", String(40)),  # one of 128 bits, which no number of a database holds
    Column("nonce", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("state", String(8), nullable=False, index=True),  # open, playing, over, closed
    Column("listed", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("host", ForeignKey("people.id")),
    Column("forked_from", String(16)),
    Column("forked_at", Integer),
    Column("redeals", JSON, nullable=False),  # of a fork: [after how many moves, seat, seed]
    Column("rematch_of", String(16), unique=True),  # unique: two people asking get one table
    Column("lesson", Boolean, nullable=False),  # a guided first game
    Column("puzzle", BigInteger),  # the seed of the game the puzzle was taken from
    Column("analysis", Boolean, nullable=False),  # an analysis board
    Column("hints", Boolean, nullable=False),  # people who play each other may ask for hints
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("revision", Integer, nullable=False, default=0),  # one more with every change
    Column("due", Float, index=True),  # when somebody is to look at it: a clock, a bot; null: never
    Column("rules", String(16), nullable=False, default="", server_default=""),  # their digest
)

# The text of every box that was ever played with: a table opens with its own.
boxes = Table(
    "boxes",
    META,
    Column("digest", String(32), primary_key=True),  # of its values (core/box.py)
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# What is left of a finished game, whatever becomes of its rules (keepsakes.py).
keepsakes = Table(
    "keepsakes",
    META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("rules", String(16), nullable=False),  # made by the rules of this digest
    Column("kept", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

# What all processes of one server agree on: when the first of them began.
marks = Table(
    "marks",
    META,
    Column("name", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)

seats = Table(
    "seats",
    META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", ForeignKey("people.id"), index=True),  # its owner, also while a bot fills in
    Column("bot", String(40)),
    Column("name", String(40), nullable=False, default=""),  # of one of several at one screen
    Column("away", Boolean, nullable=False, default=False),
    Column("resigned", Boolean, nullable=False, default=False),
    Column("kin", Integer),  # which of its kind a bot is; none: by the order of the seats
    Column("kept", Integer),  # the person whose place a bot has in the next game
)

# Who else may act for a seat: its owner's other devices, let in by a link.
holders = Table(
    "holders",
    META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
)

links = Table(
    "links",
    META,
    Column("hash", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("owner", ForeignKey("people.id")),  # lets another device in beside them; none: invites
    Column("revoked", Boolean, nullable=False, default=False),
)

actions = Table(
    "actions",
    META,
    # the global stamp of the stream; SQLite counts by itself only in a column of this type
    Column(
        "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    ),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("action", Integer),
    Column("by", String(40)),  # person:ID, bot:NAME, clock or nobody
    Column("at", Float, nullable=False),
    Column("position", String(16)),  # digest of the position after it; null: not noted then
    UniqueConstraint("table", "seq"),
    sqlite_autoincrement=True,  # a stamp is never used twice
)

results = Table(
    "results",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("against", String(8), nullable=False),  # the strongest character; "": people played too
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)

# A person's puzzles of the day: whether found, and found without being shown.
puzzles = Table(
    "puzzles",
    META,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("day", Integer, primary_key=True),  # the puzzle's, counted from the year 1 (UTC)
    Column("table", String(16), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("solved", Integer),  # on which day
)

chat = Table(
    "chat",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)

# Whom somebody does not want to read.
blocks = Table(
    "blocks",
    META,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("blocked", ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

# What the operator is asked to look at; the words are kept as they were said.
reports = Table(
    "reports",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), nullable=False),
    Column("chat", Integer, nullable=False),
    Column("about", ForeignKey("people.id"), nullable=False, index=True),
    Column("by", ForeignKey("people.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),
    UniqueConstraint("chat", "by"),
    sqlite_autoincrement=True,
)

# Networks the operator lets in no more.
bans = Table(
    "bans",
    META,
    Column("network", String(60), primary_key=True),
    Column("until", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# What was found when a finished game was looked at afterwards: made once.
analyses = Table(
    "analyses",
    META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("made_with", String(64), nullable=False),  # which rules and how: else it is made anew
    Column("found", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
