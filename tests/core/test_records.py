"""The .korsi file: it reads back what it wrote, and names the line of every fault."""

from __future__ import annotations

import random
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import korsi
from korsi.core.record import commitment_of, resigned, write_record


def played(players: int = 3, seed: int = 4, steps: int = 25, **options) -> korsi.Match:
    rng = np.random.default_rng(seed)
    twin = korsi.game("kilt_castle").interpreted  # played while tests are collected: nothing loads
    m = korsi.Match(twin, players=players, seed=seed, options=options)
    while not m.over and len(m) < steps:
        m.play(int(rng.choice(m.legal_actions())))
    return m


RECORD = played().record()


def test_it_can_be_read_by_a_person():
    lines = RECORD.splitlines()
    assert lines[0] == "korsi 1"
    assert lines[1] == "game kilt_castle 2"
    assert "players 3" in lines and "seed 4" in lines
    assert re.fullmatch(r"[012] move [a-z_-]+ \d+", lines[lines.index("moves") + 1])
    assert re.fullmatch(r"end 25 playing [0-9a-f]{32}", lines[-1])


def test_options_are_kept():
    m = played(roof_connects_areas="false", colours="dlro")
    again = korsi.read_record(m.record())
    assert list(again.options) == list(m.options)
    assert "option roof_connects_areas false" in m.record()


def test_comments_and_empty_lines_mean_nothing():
    noisy = "\n".join(f"# note\n\n  {line}  " for line in RECORD.splitlines())
    assert korsi.read_record(noisy).digest() == korsi.read_record(RECORD).digest()


def test_files(tmp_path):
    m = played()
    file = tmp_path / "game.korsi"
    korsi.save(m, file)
    assert korsi.load(file).digest() == m.digest()
    assert [p.name for p in tmp_path.iterdir()] == ["game.korsi"], "no half-written file stays"


def broken(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


FIRST_MOVE = RECORD.splitlines()[RECORD.splitlines().index("moves") + 1]

FAULTS = {
    "empty": ("", "line 1: the file is empty"),
    "no korsi": (broken("korsi 1", "chess 1"), "line 1: a record begins with 'korsi 1'"),
    "other format": (broken("korsi 1", "korsi 9"), "line 1: a record begins with 'korsi 1'"),
    "unknown game": (broken("kilt_castle 2", "whist 2"), "line 2: there is no game 'whist'"),
    "other rules": (broken("kilt_castle 2", "kilt_castle 7"), "line 2: played by version 7"),
    "other box": (re.sub("box .*", "box 0000", RECORD), "line 3: played with another box"),
    "player count": (broken("players 3", "players 9"), "line 4: kilt_castle is played by 2, 3, 4"),
    "players no number": (
        broken("players 3", "players x"),
        "line 4: players must be a whole number",
    ),
    "seed too big": (
        broken("seed 4", "seed 9223372036854775808"),
        "line 5: a seed is a whole number",
    ),
    "seed negative": (broken("seed 4", "seed -1"), "line 5: the seed must be a whole number"),
    "seed twice": (broken("seed 4", "seed 4\nseed 5"), "line 6: seed is given twice"),
    "no seed": (broken("seed 4\n", ""), "the header lacks the line 'seed'"),
    "strange header": (broken("seed 4", "seed 4\nhello"), "line 6: not understood: 'hello'"),
    "unknown option": (broken("seed 4", "seed 4\noption x y"), "has no option 'x'"),
    "bad choice": (broken("seed 4", "seed 4\noption colours zz"), "option colours is one of"),
    "no moves": (RECORD.split("moves")[0], "the line 'moves' is missing"),
    "malformed move": (broken(FIRST_MOVE, "0 jump 4"), "line 7: 'jump' is not understood"),
    "seat no number": (broken(FIRST_MOVE, "me move red 4"), "line 7: the seat must be a whole"),
    "no such seat": (broken(FIRST_MOVE, "8 move red 4"), "line 7: there is no seat 8"),
    "digest": (re.sub(r"[0-9a-f]{32}", "0" * 32, RECORD), "not the one recorded"),
    "too few moves": (broken(FIRST_MOVE + "\n", ""), "line"),
    "announced": (broken("end 25", "end 24"), "24 moves announced, 25 found"),
    "state": (broken("25 playing", "25 over"), "the game is not 'over'"),
    "end": (broken("end 25 playing", "end 25"), "the closing line reads"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_names_its_line(fault):
    text, sentence = FAULTS[fault]
    with pytest.raises(korsi.BadRecord, match=re.escape(sentence)):
        korsi.read_record(text)


def test_a_promise_is_checked():
    """The commitment shown before the first move fits the seed, or the record is refused."""
    nonce = "0123456789abcdef" * 2
    lines = RECORD.splitlines()
    kept = [lines[0], f"# commitment {commitment_of(4, nonce)}", f"# nonce {nonce}", *lines[1:]]
    assert korsi.read_record("\n".join(kept)).seed == 4
    kept[1] = f"# commitment {commitment_of(5, nonce)}"
    with pytest.raises(korsi.BadRecord, match="line 2: the seed is not the one that was promised"):
        korsi.read_record("\n".join(kept))


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("# resigned 9", "line 2: there is no seat 9 that could resign"),
        ("# resigned Bernd", "line 2: the seat that resigned must be a whole number, not 'Bernd'"),
    ],
)
def test_only_who_sat_there_can_have_resigned(line, sentence):
    first, *rest = RECORD.splitlines()
    assert resigned("\n".join([first, "# resigned 1", *rest])) == {1} and not resigned(RECORD)
    with pytest.raises(korsi.BadRecord, match=re.escape(sentence)):
        korsi.read_record("\n".join([first, line, *rest]))


def test_an_illegal_move_names_line_and_clause():
    lines = RECORD.splitlines()
    at = lines.index("moves") + 1
    seat = lines[at].split()[0]
    lines[at] = f"{seat} move orange 19"
    with pytest.raises(korsi.BadRecord, match=rf"line {at + 1}: seat {seat} may not .*\[K-3\.5\]"):
        korsi.read_record("\n".join(lines))


@pytest.mark.parametrize("keep", range(len(RECORD.splitlines())))
def test_a_truncated_file_is_noticed_wherever_it_is_cut(keep):
    with pytest.raises(korsi.BadRecord):
        korsi.read_record("\n".join(RECORD.splitlines()[:keep]))


def test_unreadable_files(tmp_path):
    with pytest.raises(korsi.BadRecord, match="there is no such file"):
        korsi.load(tmp_path / "none.korsi")
    (tmp_path / "bytes.korsi").write_bytes(b"korsi 1\n\xff\xfe")
    with pytest.raises(korsi.BadRecord, match="not UTF-8"):
        korsi.load(tmp_path / "bytes.korsi")
    (tmp_path / "huge.korsi").write_bytes(b"#" * (5 << 20))
    with pytest.raises(korsi.BadRecord, match="at most 4 MiB"):
        korsi.load(tmp_path / "huge.korsi")
    with pytest.raises(korsi.BadRecord):
        korsi.load(tmp_path)


# ------------------------------------------------------------ fuzzing: never a traceback


@pytest.mark.one_in(2)
@settings(max_examples=300, deadline=None)
@given(st.text(max_size=400))
def test_any_text_is_read_or_refused(text):
    with pytest.raises(korsi.BadRecord):
        korsi.read_record(text)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_damaged_record_is_read_or_refused(data):
    """Cut, doubled, swapped and rewritten pieces of a real record."""
    text = RECORD
    for _ in range(data.draw(st.integers(1, 4))):
        a = data.draw(st.integers(0, len(text)))
        b = data.draw(st.integers(0, len(text)))
        a, b = min(a, b), min(max(a, b), min(a, b) + 30)
        junk = data.draw(st.one_of(st.text(max_size=8), st.sampled_from(RECORD.splitlines())))
        text = text[:a] + junk + text[b:]
    try:
        m = korsi.read_record(text)
    except korsi.KorsiError:
        return
    assert korsi.read_record(write_record(m)).digest() == m.digest()


@pytest.mark.one_in(2)
@settings(max_examples=500, deadline=None)
@given(
    st.one_of(st.text(max_size=60), st.from_regex(r"(move|build|roof) [a-e_-]{0,12} ?[0-9]{0,4}"))
)
def test_any_notation_is_a_move_or_refused(text):
    moves = korsi.game("kilt_castle").moves
    try:
        action = moves.parse(text)
    except korsi.Refused as error:
        assert str(error)
    else:
        assert moves.parse(moves.write(action)) == action


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=10),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(
    json_values
    | st.fixed_dictionaries({"action": json_values, "card": json_values, "space": json_values})
)
def test_any_json_is_a_move_or_refused(form):
    moves = korsi.game("kilt_castle").moves
    try:
        action = moves.from_json(form)
    except korsi.Refused as error:
        assert str(error)
    else:
        assert moves.json(action) == form


@pytest.mark.parametrize("name", korsi.game_names())
def test_a_redeal_keeps_what_its_seat_sees_and_is_recorded(name):
    """A fork: the same to its seat, other hands and other chance, and the file replays to it."""
    match, chance = korsi.Match(name, seed=3), random.Random(3)
    for _ in range(6):
        seat = match.acting()[0]
        match.play(chance.choice(match.legal(seat)), seat)
    seat, was = match.acting()[0], match.at(6)
    match.redeal(seat, 815)
    assert match.view(seat).record.tobytes() == was.view(seat).record.tobytes()
    assert match.digest() != was.digest() and was.redeals == [] and match.last_seed == 815
    assert not match.can_undo(), "what went before was played with other chance"
    for _ in range(3):
        seat = match.acting()[0]
        match.play(chance.choice(match.legal(seat)), seat)
    again = korsi.read_record(match.record())
    assert again.redeals == match.redeals and again.record() == match.record()
    assert match.at(5).redeals == [] and match.at(6).redeals == match.redeals
    line = next(x for x in match.record().splitlines() if x.startswith("redeal"))
    for wrong in ("redeal", "redeal 0", "redeal 99 1", "redeal 0 -1", f"redeal 0 {1 << 63}"):
        with pytest.raises(korsi.BadRecord, match="line "):
            korsi.read_record(match.record().replace(line, wrong))
