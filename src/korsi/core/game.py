"""The contract of a game, and the register of the games there are."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
import threading
import weakref
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.core.box import Box, forget_box, read_box, use_box
from korsi.core.entrypoints import EntryPoints, make_entrypoints
from korsi.core.errors import BadGame, BadSetup
from korsi.core.explain import Card, Shelf
from korsi.core.fingerprint import fingerprint
from korsi.core.int_record import IntStates
from korsi.core.interpreted import Twins
from korsi.core.moves import EventKind, Moves
from korsi.core.rule import INTERPRET, INTERPRETED
from korsi.core.rules_digest import rules_digest
from korsi.core.telling import PLAINLY, Telling

BOX_FILE = "components.toml"
States = NDArray[np.void]
Rule = Callable[..., Any]


@dataclass(frozen=True)
class Option:
    """A choice made when a table is opened. Rules see the index of the chosen word."""

    name: str
    choices: tuple[str, ...]
    default: int = 0
    clause: str = ""
    nouns: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """A choice that is said by the names of things: choice -> ((kind, id), ...)."""

    def index_of(self, value: Any) -> int:
        word = str(value).lower() if isinstance(value, bool) else str(value)
        if word not in self.choices:
            raise BadSetup(
                f"option {self.name} is one of {', '.join(self.choices)}, not {word!r}",
                key="setup-option",
                clause=self.clause,
                option=self.name,
                value=word,
            )
        return self.choices.index(word)


def option_from(box: Box, entry: str, clause: str, choices: tuple[str, ...] = ()) -> Option:
    """An option whose default the box holds at `entry`: true or false, or one of the choices."""
    value = box.need(entry, str if choices else bool)
    words = choices or ("false", "true")
    word = value if choices else str(value).lower()
    if word not in words:
        box.fault(entry, f"must be one of {', '.join(words)}", clause)
    return Option(entry.rpartition(".")[2], words, words.index(word), clause)


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made: a Fluent key, the clause, and an English sentence."""

    key: str
    clause: str
    sentence: str


@dataclass(frozen=True)
class Repeat:
    """A step somebody may have made for them, turn after turn, until the round is over."""

    move: str  # in notation
    until: str  # a number in the record: when it changes, that is over
    # has something happened meanwhile that its seat would want to answer?
    upset: Callable[[Any, Any, int], bool] | None = None  # (record then, record now, seat)


@dataclass(frozen=True, eq=False)  # one is made once: what is derived from it is kept by it
class Game:
    """Everything the rest of Korsi knows of a game. Rules take the record `s` first."""

    name: str
    version: int  # raised when the same actions would lead elsewhere
    players: tuple[int, ...]
    box: Box
    record: np.dtype[np.void]
    moves: Moves
    events: tuple[EventKind, ...]
    options: tuple[Option, ...]
    max_steps: int  # no game lasts longer
    colours: tuple[str, ...]  # names of the seats' colours, for people

    # @rule functions (docs/add-a-game.md)
    setup: Rule  # (s, players, options)
    acting: Rule  # (s) -> bits
    legal: Rule  # (s, seat, mask) -> n
    refusal: Rule  # (s, seat, action) -> index into `refusals`, 0 when the move is legal
    apply: Rule  # (s, seat, action)
    scores: Rule  # (s, out)
    ranking: Rule  # (s, out): 1 is best, ties share; alone, 2 is a defeat
    hide: Rule  # (s, seat)
    redeal: Rule  # (s, seat, rng)
    census: Rule  # (s, out): how many of each component there are, wherever they lie
    value: Rule  # (s, seat) -> float: how well the seat stands, for bots

    refusals: tuple[Refusal, ...]
    census_size: int

    # for people
    view_json: Callable[[Any, int], dict[str, Any]]
    breakdown: Callable[[Any], list[dict[str, Any]]]
    scene: Callable[..., Any]
    terminal: Callable[..., str]
    locale: Path

    # what its printed things are and do (core/explain.py): the card of a thing as a seat sees it,
    # all of them on shelves, and what a seat could do with a thing (a click on it that may not be
    # made now is answered with the refusal of that)
    explain: Callable[[Any, int, str], Card | None] | None = None  # (record, seat, thing)
    things: Callable[[], tuple[Shelf, ...]] | None = None
    actions_about: Callable[[str, int], Sequence[int]] | None = None  # (thing, seat)
    # what is missing for a refused action, in numbers: (record, seat, action, code) -> a message,
    # and the clause that asks for it
    lacking: Callable[[Any, int, int, int], tuple[str, Mapping[str, Any], str] | None] | None = None
    # what a seat's step is called where that names people: (action, seat, players, is the reader
    # that seat?) -> a message, None where action-VERB says it all
    action_words: Callable[[int, int, int, bool], tuple[str, Mapping[str, Any]] | None] | None = (
        None
    )
    # steps of one turn told together: those that say one thing become a message
    together: Callable[[Sequence[int]], list[int | tuple[str, Mapping[str, Any]]]] | None = None
    # what each seat would have if the game ended now, as far as the looking seat may know, in the
    # form of `breakdown`, points None where that is not public; `aside` names what the sum leaves
    # out; without it, `breakdown` says so
    standing: Callable[[Any], list[dict[str, Any]]] | None = None
    telling: Telling = PLAINLY  # how steps and events become one line a turn (core/telling.py)
    repeat: Repeat | None = None  # what somebody with nothing to do may repeat
    # verbs of the steps by which something is paid, one piece at a time
    payments: tuple[str, ...] = ()
    # verbs of the steps by which what was taken up is put down: they are never made by themselves,
    # as whoever has taken something up clicks where it goes, and would take it up again there
    by_hand: tuple[str, ...] = ()
    # verbs of the steps that only say that nothing more is to come, and of those by which somebody
    # passes: a page keeps a button for these where the question stands
    enough: tuple[str, ...] = ()
    passes: tuple[str, ...] = ()
    # verbs of the steps that begin anew with what one has done: they stand apart from what goes on
    anew: tuple[str, ...] = ()
    # how the keys of notes begin that foretell at every step what a whole action costs and brings;
    # where all steps are told together one says it, the last with a note of the first kind
    foretells: tuple[str, ...] = ()
    # how its scene can be laid out; one that offers more than the wide layout takes its name as the
    # fourth argument of `scene`
    layouts: tuple[str, ...] = ("wide",)
    # the few parts of view_json a page says at every step: prompt or step, round, and of the seats
    # colours and points; without it the whole view is made for them
    moment: Callable[[Any, int], dict[str, Any]] | None = None
    # what a table is opened with unless somebody chooses otherwise: how many usually play, and how
    # many minutes a clock gives for a turn and for a whole game
    usual: int = 0  # 0: as many as it takes
    minutes: tuple[int, int] = (2, 30)
    value_features: tuple[str, ...] = ()  # names of what `features` returns
    # (s, owner, seat) -> tuple of floats: what `value` is made of, of an owner as the seat knows it
    features: Rule | None = None
    # (s, out[owner, i]) -> how many of the numbered things a network sees are so: which, as seen by
    # each owner; and how many things there are
    seen: Rule | None = None
    things_seen: int = 0
    part_left: Rule | None = None  # (s) -> how much of the game is to come, 1.0 to 0.0 when over
    # where that lies which a reason speaks of (coach/reasons.py): (record, owner, a part or a line
    # of the scores) -> what is said of each place, as the key of a message and its values, with how
    # much lies there
    places: Callable[[Any, int, str], Mapping[tuple[Any, ...], float]] | None = None
    period: Rule | None = None  # (s) -> the round or season under way: bots look ahead to its end
    # (s, seat, mask, quick): takes out of the mask what no bot need look at, never everything;
    # `quick` for those who only play on in somebody's thoughts
    sensible: Rule | None = None
    rival: int = -1  # who a seat that plays alone plays against, as an owner in `features`
    rival_points: str = ""  # which part of the breakdown holds that one's points
    variants: tuple[dict[str, str], ...] = ({},)  # option settings the laws are proven for
    secrets: bool = True  # does any seat hide anything? (a shared screen needs a curtain then)
    gathered: bool = False  # is what they hide gathered or chosen by them, not dealt?
    salt: str = field(default="", repr=False)  # tells these rules from all others
    is_interpreted: bool = INTERPRET  # are these rules run by the interpreter, as a twin's are?
    compiled: Game | None = field(default=None, repr=False)  # of a twin: what it is the twin of
    beside: bool = False  # not the installed one: with another box or older rules, never compiled

    def __post_init__(self) -> None:
        if not self.salt:
            rules = [getattr(self, f.name) for f in fields(self) if "Rule" in str(f.type)]
            object.__setattr__(self, "salt", fingerprint([*rules, self.record.descr]))

    @cached_property
    def interpreted(self) -> Game:
        """The same game, run by the interpreter: nothing to compile, and the same bytes."""
        if self.is_interpreted:
            return self
        twins = Twins(package_of(self.setup))
        made = {f.name: twins.of(getattr(self, f.name)) for f in fields(self) if f.name in _TWINNED}
        told = self.telling  # what it tells of a step may ask the rules
        telling = replace(told, retold=twins.of(told.retold), touched=twins.of(told.touched))
        salt = INTERPRETED + self.salt
        return replace(self, **made, telling=telling, is_interpreted=True, salt=salt, compiled=self)

    @cached_property
    def rules(self) -> str:
        """A hash of the source of these rules, whatever the box."""
        of = (self.setup, self.acting, self.legal, self.apply, self.scores, self.ranking)
        return rules_digest((*of, self.redeal), package_of(self.setup))

    @cached_property
    def entrypoints(self) -> EntryPoints:
        """The same rules, callable from Python on (states, i) at little cost."""
        return make_entrypoints(self)

    def drawn(self, record: Any, seat: int, actions: Sequence[int], layout: str = "wide") -> Any:
        """The scene, in one of the layouts the game offers."""
        if layout not in self.layouts:
            there = ", ".join(self.layouts)
            raise ValueError(f"{self.name} has no layout {layout!r}; it has: {there}")
        return self.scene(record, seat, actions, *([layout] if layout != "wide" else []))

    def new_states(self, n: int) -> States:
        """n blank records."""
        states = np.zeros(n, self.record)
        return states.view(IntStates) if self.is_interpreted else states

    def copied(self, states: States) -> States:
        """Copies of these records. They are copied as bytes: to make blank ones and assign takes
        NumPy three times as long."""
        made = np.frombuffer(bytearray(states.tobytes()), self.record)
        return made.view(IntStates) if self.is_interpreted else made

    @property
    def usual_players(self) -> int:
        """How many people sit down if nobody says otherwise."""
        return self.usual or self.players[-1]

    def check_players(self, players: int | None) -> int:
        """A player count this game is made for; None means as many as it takes."""
        if players is None:
            return self.players[-1]
        if isinstance(players, bool) or players not in self.players:
            counts = ", ".join(map(str, self.players))
            raise BadSetup(
                f"{self.name} is played by {counts}, not by {players}",
                key="setup-players",
                players=players,
                counts=list(self.players),
            )
        return int(players)

    def option_indices(self, chosen: Mapping[str, Any] | None) -> NDArray[np.int64]:
        """Chosen options as the array the rules take; everything else at its default."""
        chosen = dict(chosen or {})
        row = np.zeros(max(1, len(self.options)), np.int64)
        for i, option in enumerate(self.options):
            has = option.name in chosen
            row[i] = option.index_of(chosen.pop(option.name)) if has else option.default
        if chosen:
            names = ", ".join(o.name for o in self.options) or "none"
            raise BadSetup(
                f"{self.name} has no option {sorted(chosen)[0]!r}; its options: {names}",
                key="setup-option-unknown",
                option=str(sorted(chosen)[0]),
            )
        return row

    def options_of(self, row: Sequence[int] | NDArray[np.int64]) -> dict[str, str]:
        """The options of such an array that are not at their default: the other way round."""
        chosen = zip(self.options, row, strict=False)
        return {o.name: o.choices[int(i)] for o, i in chosen if int(i) != o.default}

    def event_json(self, event: Sequence[int]) -> dict[str, Any]:
        """One event with named fields."""
        kind, seat, *numbers = (int(x) for x in event)
        return self.events[kind].json(seat, numbers)


# what of a game is a function: its rules, and what calls them
_TWINNED = frozenset(
    f.name for f in fields(Game) if "Rule" in str(f.type) or "Callable" in str(f.type)
)


def package_of(rule: Rule) -> str:
    """The package of the game a rule belongs to: the nearest one that holds a box, else its own."""
    module = rule.__module__
    while "." in module:
        file = getattr(sys.modules.get(module), "__file__", None)
        if file and Path(file).name == "__init__.py" and (Path(file).parent / BOX_FILE).exists():
            return module
        module = module.rpartition(".")[0]
    return rule.__module__


_registered: dict[str, Game] = {}
_boxed: dict[tuple[str, str], Game] = {}


def register(game: Game) -> Game:
    """Make a game that lives elsewhere (a test, a plug-in) known by its name."""
    _registered[game.name] = game
    return game


def game_folders() -> list[Path]:
    """Where packages of games lie: our own folder, then those `KORSI_GAMES` names."""
    return [Path(folder) for folder in importlib.import_module("korsi.games").__path__]


def game_folder(name: str) -> Path | None:
    """The package of a game that is found by its components.toml."""
    found = (folder / name for folder in game_folders())
    return next((package for package in found if (package / "components.toml").exists()), None)


def game_names() -> list[str]:
    """The games there are, in the order their folder shows them."""
    order = list(importlib.import_module("korsi.games").ORDER)
    found = [p.parent.name for folder in game_folders() for p in folder.glob("*/components.toml")]
    known = sorted(found, key=lambda n: (order.index(n) if n in order else len(order), n))
    return known + [name for name in _registered if name not in known]


def game(name: str, box: str | Path | None = None) -> Game:
    """A game by its name; with `box`, the same rules over another components.toml."""
    if name in _registered and box is None:
        return _registered[name]
    if not isinstance(name, str) or name not in game_names():
        there = ", ".join(game_names())
        raise BadSetup(
            f"there is no game {name!r}; there are: {there}", key="setup-game", game=str(name)
        )
    if box is None and name not in chosen_boxes():
        _registered[name] = _of_package(name, importlib.import_module(f"korsi.games.{name}"))
        return _registered[name]
    if box is None:
        _registered[name] = game(name, chosen_boxes()[name])
        return _registered[name]
    file = Path(box).resolve()
    key = (name, read_box(file).digest)
    if key not in _boxed:
        _boxed[key] = _game_with_box(name, key[1], file)
    return _boxed[key]


@lru_cache(maxsize=64)
def shipped_box(name: str) -> Box:
    """The box a game came with, whatever box it is played with here."""
    folder = game_folder(name)
    return read_box(folder / BOX_FILE) if folder else game(name).box


CHOSEN_BOXES = "KORSI_BOXES"
"""Names of games and the files their boxes are read from, in this process and those it starts:
NAME=FILE, one a line."""


def chosen_boxes() -> dict[str, str]:
    """The boxes played with here instead of those the games came with."""
    lines = os.environ.get(CHOSEN_BOXES, "").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def play_with(name: str, file: Path) -> Game:
    """From now on a game is played with this box wherever nobody asks for another; it is compiled
    like the one it came with."""
    found = game(name, file)
    boxes = {**chosen_boxes(), name: str(file.resolve())}
    os.environ[CHOSEN_BOXES] = "\n".join(f"{of}={where}" for of, where in boxes.items())
    _registered[name] = found
    return found


def _of_package(name: str, package: Any) -> Game:
    """The GAME of a package, checked that it names itself right everywhere."""
    found: Game | None = getattr(package, "GAME", None)
    if found is None:
        raise BadGame(f"games/{name}/__init__.py defines no GAME: gather the game's parts in one")
    if found.name != name:
        raise BadGame(f"games/{name}/__init__.py names its GAME {found.name!r}: name it {name!r}")
    if found.box.game != name:
        raise BadGame(f'games/{name}/components.toml must say whose box it is: game = "{name}"')
    return found


def _game_with_box(name: str, digest: str, box: Path) -> Game:
    """Import a game a second time, read from another box."""
    return _import_again(f"korsi.games.{name}__{digest}", _own_folder(name), read_box(box))


def _own_folder(name: str) -> Path:
    folder = game_folder(name)
    if folder is None:
        raise BadGame(f"{name} has no package of its own, so it cannot be read from another box")
    return folder


def _import_again(alias: str, folder: Path, box: Box) -> Game:
    """Import the package in a folder once more, under a name of its own, over this box."""
    use_box(alias, box)
    spec = importlib.util.spec_from_file_location(
        alias, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[alias] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        _forget_package(alias)
        raise
    found: Game = module.GAME
    return found


def _forget_package(alias: str) -> None:
    for loaded in [m for m in sys.modules if m == alias or m.startswith(alias + ".")]:
        del sys.modules[loaded]
    forget_box(alias)


# ------------------------------------------------------------------ games beside the installed one

BESIDE = 12
"""Games beside the installed ones that stay at hand; those at a table stay as long as it does."""

_beside: weakref.WeakValueDictionary[str, Game] = weakref.WeakValueDictionary()
_lately: OrderedDict[str, Game] = OrderedDict()
_importing = threading.Lock()


def game_with_box(name: str, box: Box, rules: Path | None = None) -> Game:
    """A game over another box, beside the installed one and all others: interpreted, so nothing is
    compiled for it. The installed game itself where the box has the same values.

    `rules`: the folder of the package, where it is not the installed one (older rules, kept).
    A box that contradicts itself is refused (`BadBox`). Takes up to a second the first time.
    """
    installed = game(name)
    if rules is None and installed.box.digest == box.digest:
        return installed
    folder = rules or _own_folder(name)
    alias = f"korsi.games.{name}__{box.digest}_{_short_hash(folder)}"
    with _importing:
        found = _beside.get(alias)
        if found is None:
            package = _import_again(alias, folder, box)
            # The package names its own GAME. This one is another object: when nobody has it any
            # more, the package is forgotten too.
            found = replace(package.interpreted, compiled=None, beside=True)
            weakref.finalize(found, _forget_package, alias)
            _beside[alias] = found
        _lately[alias] = found
        _lately.move_to_end(alias)
        while len(_lately) > BESIDE:
            _lately.popitem(last=False)
    return found


def _short_hash(folder: Path) -> str:
    return hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:8]
