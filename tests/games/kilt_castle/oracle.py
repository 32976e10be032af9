"""Kilt Castle a second time, slowly, from docs/rules/kilt_castle.md alone (K-3 to K-7).

Objects, lists and sets; nothing shared with the rules under test but the box file and the words of
the notation. The set-up is read from a match's view, everything after it is worked out here.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
CRESTS = {"plain": 0, "one-crest": 1, "two-crests": 2}
WORDS = {crests: word for word, crests in CRESTS.items()}


@dataclass
class Card:
    id: str
    colours: list[str]  # [inner, outer], or one colour
    space: int

    def turn(self) -> None:
        self.colours.reverse()


@dataclass
class Tower:
    floors: list[tuple[str, int]] = field(default_factory=list)
    roofed: bool = False

    @property
    def colour(self) -> str:
        return self.floors[-1][0]

    @property
    def crests(self) -> int:
        return self.floors[-1][1]


class Oracle:
    """One game. `legal()` and `play()` speak the notation, `to_act` is the seat that decides."""

    def __init__(self, box: Path, view: dict[str, Any], decisions: dict[str, str]):
        self.box = tomllib.loads(box.read_text(encoding="utf-8"))
        self.decisions = self.box["decisions"] | {
            k: {"true": True, "false": False}.get(v, v) for k, v in decisions.items()
        }
        self.spaces = [
            [tuple(cell) for cell in space["cells"]] for space in self.box["track"]["space"]
        ]
        self.cells: list[Cell] = [tuple(cell) for cell in self.box["board"]["cells"]]
        self.players = len(view["seats"])
        limits = self.box["setup"][f"p{self.players}"]
        self.most_cards, self.most_rows = limits["max_cards_per_row"], limits["max_rows"]
        self.cards = [
            Card(c["card"], [c["inner"]] + ([c["outer"]] if c["outer"] else []), c["space"])
            for c in view["cards"]
        ]
        self.owner = {c: seat["seat"] for seat in view["seats"] for c in seat["colours"]}
        per_colour = self.box["floors_per_colour"]
        kinds = [per_colour["plain"], per_colour["one_crest"], per_colour["two_crests"]]
        self.supply = {colour: list(kinds) for colour in self.owner}
        self.money = [self.box["money"]["start_per_player"]] * self.players
        self.towers: dict[Cell, Tower] = {}
        self.front = limits["front"]
        self.active = view["active"]
        self.built = [0] * self.players
        self.over = False
        self.idle = 0
        self.last_income: list[int] | None = None  # of the step just played
        self.happened: set[str] = set()
        self.start_turn()

    # ----------------------------------------------------------------- K-3

    def start_turn(self) -> None:
        self.phase = "move"
        self.to_act = self.active
        self.queue: list[str] = []
        self.turn_cells: list[tuple[int, Cell]] = []
        self.ducat_day_pending = False

    def row(self, space: int) -> list[Card]:
        return [card for card in self.cards if card.space == space % len(self.spaces)]

    def rows(self) -> set[int]:
        return {card.space for card in self.cards}

    def may_move(self, card: Card, target: int) -> bool:
        n = len(self.spaces)
        steps = (target - card.space) % n
        if steps < 1:
            return False  # K-3.3
        ahead = (self.front - card.space) % n
        if steps > ahead + 1:
            return False  # K-3.5
        lying = [other.space for other in self.cards if other is not card]  # after lifting
        if steps == ahead + 1 and self.front not in lying:
            return False  # K-3.6
        after = [*lying, target]
        if after.count(target) > self.most_cards:
            return False  # K-3.7
        if len(set(after)) > self.most_rows:
            return False  # K-3.8
        if self.decisions["gap_space_needs_neighbour"] and target not in lying:
            return (target - 1) % n in lying  # K-3.9, the rejected reading
        return True

    def card_word(self, card: Card) -> str:
        listed = next(c for c in self.box["card"] if c["id"] == card.id)
        return "-".join(listed["colours"])

    def legal_moves(self) -> set[str]:
        return {
            f"move {self.card_word(card)} {target}"
            for card in self.cards
            for target in range(len(self.spaces))
            if self.may_move(card, target)
        }

    def move(self, word: str, target: int) -> None:
        card = next(c for c in self.cards if self.card_word(c) == word)
        old = card.space
        card.space = target
        card.turn()  # K-3.11
        self.ducat_day_pending = not self.row(old)  # K-3.12
        n = len(self.spaces)
        if target == (self.front + 1) % n:
            self.front = target
        while self.row(self.front + 1):  # K-3.10
            self.front = (self.front + 1) % n
            self.happened.add("went round")
        self.line = self.spaces[target]
        self.queue = list(card.colours)
        self.next_builder()

    # ----------------------------------------------------------------- K-4

    def price(self, cell: Cell, seat: int) -> int:
        tower = self.towers[cell]
        return 0 if self.owner[tower.colour] == seat else len(tower.floors)

    def build_sites(self, colour: str) -> list[Cell]:
        seat = self.owner[colour]
        empty = [cell for cell in self.line if cell not in self.towers]
        found = empty[:1]
        for cell in self.line:
            if cell in self.towers and not self.towers[cell].roofed:
                if self.price(cell, seat) <= self.money[seat]:
                    found.append(cell)
                else:
                    self.happened.add("too dear")
        return found

    def legal_builds(self) -> set[str]:
        colour = self.queue[0]
        return {
            f"{verb} {cell_word(cell)} {WORDS[kind]}"
            for cell in self.build_sites(colour)
            for verb, used in self.floor_colours(colour).items()
            for kind in range(3)
            if self.supply[used][kind] > 0
        }

    def floor_colours(self, colour: str) -> dict[str, str]:
        """Which colours may be built with when this one builds (K-4.8)."""
        found = {"build": colour}
        if self.decisions.get("two_player_floors") == "either_colour":
            for other, owner in self.owner.items():
                if owner == self.owner[colour] and other != colour:
                    found["build-other"] = other
        return found

    def next_builder(self) -> None:
        """Ask whoever has to build; skip the exempt (K-4.9) and the used up (K-4.12)."""
        while self.queue:
            if not any(sum(self.supply[c]) for c in self.floor_colours(self.queue[0]).values()):
                self.happened.add("used up")
            elif self.build_sites(self.queue[0]):
                self.phase = "build"
                self.to_act = self.owner[self.queue[0]]
                return
            else:
                self.happened.add("exempt")
            self.queue.pop(0)
        self.end_turn()

    def build(self, cell: Cell, verb: str, crests: int) -> None:
        colour = self.floor_colours(self.queue.pop(0))[verb]
        seat = self.owner[colour]
        if cell in self.towers:
            price = self.price(cell, seat)
            self.money[seat] -= price
            self.money[self.owner[self.towers[cell].colour]] += price
        else:
            self.towers[cell] = Tower()
        self.towers[cell].floors.append((colour, crests))
        self.supply[colour][crests] -= 1
        self.built[seat] += 1
        earlier = [who for who, where in self.turn_cells if where == cell]
        self.turn_cells.append((seat, cell))
        if earlier and (earlier[0] != seat or self.decisions["two_player_own_pair_makes_roof"]):
            roofed = [c for c, tower in self.towers.items() if tower.roofed]
            if len(roofed) == self.box["roofs"]["count"]:
                self.phase = "roof"  # K-5.2: the second builder chooses
                self.happened.add("roof moved")
                return
            self.towers[cell].roofed = True
        self.next_builder()

    # ----------------------------------------------------------------- K-5

    def legal_roofs(self) -> set[str]:
        return {f"roof {cell_word(cell)}" for cell, tower in self.towers.items() if tower.roofed}

    def move_roof(self, cell: Cell) -> None:
        self.towers[cell].roofed = False
        self.towers[self.turn_cells[-1][1]].roofed = True
        self.next_builder()

    # ----------------------------------------------------------------- K-6

    def touching(self, cells: set[Cell], among: set[Cell]) -> set[Cell]:
        return {
            (r, c)
            for r, c in among
            if {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & cells and (r, c) not in cells
        }

    def spread(self, start: Cell, among: set[Cell]) -> set[Cell]:
        area, new = set(), {start}
        while new:
            area |= new
            new = self.touching(area, among)
        return area

    def areas(self, colour: str) -> list[set[Cell]]:
        """All building areas of a colour (K-6.2, K-6.4, K-6.5)."""
        roofs = {cell for cell, t in self.towers.items() if t.roofed}
        own = {cell for cell, t in self.towers.items() if not t.roofed and t.colour == colour}
        joins = self.decisions["roof_connects_areas"]
        chains = self.decisions["adjacent_roofs_chain"]
        if joins and chains:
            return [self.spread(cell, own | roofs) for cell in own | roofs]
        blocks = [self.spread(cell, own) for cell in own]
        if joins:
            grown = True
            while grown:  # blocks that touch one roof are one area
                grown = False
                for a in blocks:
                    for b in blocks:
                        if not b <= a and self.touching(a, roofs) & self.touching(b, roofs):
                            a |= b
                            grown = True
        chain = {roof: self.spread(roof, roofs) if chains else {roof} for roof in roofs}
        found = list(chain.values())
        for block in blocks:
            area = set(block)
            for roof in self.touching(block, roofs):
                area |= chain[roof]
            found.append(area)
        return found

    def worth(self, area: set[Cell]) -> int:
        total = 0
        for cell in area:
            tower = self.towers[cell]
            hidden = tower.roofed and self.decisions["roof_hides_crests"]
            total += 1 + (0 if hidden else tower.crests)
        return total

    def income(self, seat: int) -> int:
        total = 0
        for colour, owner in self.owner.items():
            if owner == seat:
                total += max([0] + [self.worth(area) for area in self.areas(colour)])
        return total

    # ----------------------------------------------------------------- K-7

    def end_turn(self) -> None:
        if self.ducat_day_pending:
            self.last_income = [self.income(seat) for seat in range(self.players)]
            self.money = [m + i for m, i in zip(self.money, self.last_income, strict=True)]
            self.happened.add("ducat day")
        self.idle = 0 if self.turn_cells else self.idle + 1
        if self.someone_is_out() or self.idle == self.decisions["idle_turns"]:
            self.over = True
            self.money = [m + self.final(seat) for seat, m in enumerate(self.money)]
            return
        self.active = (self.active + 1) % self.players
        self.start_turn()

    def someone_is_out(self) -> bool:
        left = {colour: sum(kinds) for colour, kinds in self.supply.items()}
        if self.players == 2 and self.decisions["two_player_end"] == "any_colour":
            return 0 in left.values()
        mine = [[left[c] for c in self.owner if self.owner[c] == p] for p in range(self.players)]
        return any(sum(floors) == 0 for floors in mine)

    def final(self, seat: int) -> int:
        total = 0
        for tower in self.towers.values():
            if not tower.roofed:
                if self.owner[tower.colour] == seat:
                    total += 1 + tower.crests
            elif self.decisions["final_counts_roofed_towers"]:
                total += 1 + (0 if self.decisions["roof_hides_crests"] else tower.crests)
        return total

    def ranking(self) -> list[int]:
        strength = list(zip(self.money, self.built, strict=True))
        return [1 + sum(other > mine for other in strength) for mine in strength]

    # ----------------------------------------------------------------- the turn

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.phase == "move":
            return self.legal_moves()
        return self.legal_builds() if self.phase == "build" else self.legal_roofs()

    def play(self, text: str) -> None:
        self.last_income = None
        verb, *words = text.split()
        if verb == "move":
            self.move(words[0], int(words[1]))
        elif verb != "roof":
            self.build(cell_of(words[0]), verb, CRESTS[words[1]])
        else:
            self.move_roof(cell_of(words[0]))


def cell_word(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[1])}{cell[0] + 1}"


def cell_of(word: str) -> Cell:
    return int(word[1:]) - 1, ord(word[0]) - ord("a")
