"""Following the others: films of their steps, the strip, the log by turns, playing a game back."""

from __future__ import annotations

import random
import re

import pytest

from amounts import a_share
from browser.eyes import axe, look
from browser.hands import GLOWS, asked, by_list, ply, sit, sit_at, sit_late, wait
from korsi import Match
from korsi.games import ORDER

# Every picture a film shows, by the caption under it; with it the newest move the log tells of, and
# the points in the header.
WATCH = """() => {
  window.seen = [];
  window.heads = [];
  window.mine = [];
  window.prompts = [];
  const text = document.getElementById('ui-film-text');
  new MutationObserver(() => {
    if (!text.innerText) return;
    window.seen.push(text.innerText);
    window.mine.push([!!document.querySelector('.prompt.yours'), document.title.includes('●')]);
    window.prompts.push(document.querySelector('.prompt .text').innerText);
    const points = [...document.querySelectorAll('.chair .points')].map((at) => at.textContent);
    const log = [...document.querySelectorAll('#ui-log > li')];
    const newest = log.filter((li) => li.dataset.ply === log.at(-1).dataset.ply);
    const told = newest.map((li) => li.textContent).join(' ');
    // nothing done yet: no line
    window.heads.push([Number(log.at(-1)?.dataset.ply ?? 0), told, points]);
  }).observe(text, {childList: true});
}"""
FILMED = "() => window.seen.length > 0"
ALONE = "!window.seen.length && !!document.querySelector('.prompt.yours')"
"""Nobody else had a turn: who was last in a round is first in the next, or a phase went over."""
STILL = "() => document.getElementById('ui-film').hidden"
POINT = """() => {
  const told = [...document.querySelectorAll('#ui-log > li')].map((li) => li.dataset.about);
  const name = told.filter(Boolean).at(-1).split(' ')[0];
  const named = (at) => at._piece.id === name || at._piece.label.about?.includes(name);
  const at = [...document.querySelectorAll('.scene .piece')].find((at) => at._piece && named(at));
  at.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
}"""
IN_SIGHT = """() => {
  const board = document.getElementById('ui-board').getBoundingClientRect();
  const rail = document.getElementById('ui-rail').getBoundingClientRect();
  const low = Math.min(board.bottom, rail.top);
  return [...document.querySelectorAll('.since-marks g')].some((at) => {
    const { left, right, top, bottom } = at.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return right > left && x > board.left && x < board.right && y > board.top && y < low;
  });
}"""
SENDS = """() => [document.querySelector('#ui-waiting .linkbox'),
  [...document.querySelectorAll('#ui-waiting .button')].find((one) => /ربات/.test(one.textContent))]
  .every((one) => one && one.getBoundingClientRect().bottom
    <= document.querySelector('.rail .tabs').getBoundingClientRect().top)"""
IN_REACH = """() => {
  const list = document.getElementById('ui-choices');
  const { bottom } = list.closest('.more-to-do').getBoundingClientRect();
  const end = (one) => one.getBoundingClientRect().bottom;
  const whole = [...list.children].filter((one) => end(one) <= bottom + 1);
  return whole.length >= Math.min(4, list.children.length);
}"""
TOLD_ONCE = """() => {
  const log = [...document.querySelectorAll('#ui-log > li.new')];
  const heads = document.querySelectorAll('#ui-log .since-head');
  return [document.getElementById('ui-since').hidden, heads.length, heads[0]?.innerText,
    log.length > 0 && heads[0]?.parentElement === log[0]];
}"""
OWN_GAINS = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const { first } = (await at('table/news.js')).ownTurn();
  const line = document.querySelector(`#ui-log > .turn[data-first="${first}"]`);
  return [...line.querySelectorAll('.gain b')].map((one) => one.textContent.replace('+', ''));
}"""
OWN_MOVED = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const { first, last } = (await at('table/news.js')).ownTurn();
  const { log } = await (await fetch(`${location.pathname}/state`)).json();
  // what a step has moved and what followed by itself, such as a ducat day, part at half a position
  const then = log.find((one) => one.after && !one.wins && one.ply >= first && one.ply <= last);
  const end = then ? then.ply - 0.5 : last;
  const asked = await fetch(`${location.pathname}/gains?spans=${first - 1}-${end}`);
  return (await asked.json()).gains[0].map(({ by }) => String(by));
}"""
HERE = "Number(document.getElementById('ui-slider').value)"


def my_turn(page) -> None:
    """Whatever the list offers first, until it is others' turn."""
    page.evaluate("window.seen = []; window.heads = []; window.mine = []; window.prompts = []")
    before, turn = -1, None
    while wait(page, before) == "mine":
        before, now = ply(page), page.locator("#ui-phase").inner_text()
        if turn not in (None, now):  # others were so quick that it is mine again
            return
        turn = now
        closed = page.locator("#ui-choices [aria-expanded=false]")
        if closed.count() and not page.locator("#ui-choices [data-action]").count():
            closed.first.click()
        page.locator("#ui-choices [data-action]").first.click()
        page.wait_for_function("p => Number(document.body.dataset.ply) !== p", arg=before)
        if page.evaluate("window.seen.length > 0 || !document.querySelector('.prompt.yours')"):
            return


@pytest.mark.one_in(6)
def test_others_steps_are_shown_told_and_shown_again(person) -> None:
    someone = person("en", speed="fast")
    sit(someone, 3)
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    page.evaluate(WATCH)
    shown: list[str] = []
    heads: list[tuple[int, str, list[str]]] = []
    while len(shown) < 4 or not any("(2)" in text for text in shown):
        my_turn(page)
        if page.evaluate(ALONE):
            continue
        page.wait_for_function(FILMED)
        assert wait(page, -1) == "mine"  # the others may have moved one after another:
        page.wait_for_function(STILL)  # what the last of them did is shown by now
        # while the first of several pictures is shown, nothing says that it is my turn
        mine = page.evaluate("window.mine")
        assert len(mine) < 2 or mine[0] == [False, False]
        for text, said in zip(*page.evaluate("[window.seen, window.prompts]"), strict=True):
            assert "aiting for" not in said, "the prompt is where the film is"
            assert not said.endswith("is playing.") or said.split(" is ")[0].strip("⁦⁨⁩") in text
        assert page.evaluate("document.title").startswith("●")
        assert page.locator(".prompt.yours").count() == 1
        shown += page.evaluate("window.seen")
        heads += page.evaluate("window.heads")
    # what was shown is what the log says of it, in its order; reduced motion takes the glide only
    told = page.evaluate("""() => [...document.querySelectorAll('#ui-log > li')]
      .map((li) => li.textContent).join(' ')""")
    deeds = [text.split(maxsplit=2)[2].split("\u00a0· ")[0].rstrip(".") for text in shown]
    assert all(deed in told for deed in deeds)
    # header and log are where the film is: not ahead of it
    for deed, (_, newest, _) in zip(deeds, heads, strict=True):
        assert deed in newest
    assert len({at for at, *_ in heads}) > 3
    for at, _, points in heads[:6]:
        then = page.request.get(f"{page.url}/state?at={at}").json()["seats"]
        assert points == [str(seat["points"]) for seat in then]
    assert all("You" not in text.split(maxsplit=3)[:3] for text in shown)
    mine = page.locator("#ui-log > li.turn[data-seat='0'] .what").first.inner_text()
    assert mine.startswith("You move") and page.locator(".chair .name.you").inner_text() == "You"
    # one line for each turn of the others since mine, below a heading of the log and nowhere else:
    # so there is room for what can be done; and marks on the board
    strip = page.locator("#ui-log > li.new .what")
    assert strip.count() >= 1
    assert page.evaluate(IN_REACH), "four things that can be done are in sight"
    once, heads, called, first = page.evaluate(TOLD_ONCE)
    assert once and heads == 1 and first
    # who has only built in others' turns has had none
    assert called in ("Since your last turn", "What happened last")
    assert "Greedy" in strip.last.inner_text()
    assert all("You" not in who.inner_text() for who in strip.locator("> .who").all())
    assert page.locator(".since-marks g").count() > 0
    look(page)
    axe(page)
    page.evaluate("window.seen = []")
    page.locator("#ui-log > li.turn.new .play").last.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(FILMED)
    assert page.locator("#ui-log > .playing").count() >= 1  # with what followed by itself
    look(page)
    page.keyboard.press("s")  # enough
    page.wait_for_function(STILL)
    # marks are there after coming back, too
    page.reload()
    page.wait_for_selector(".since-marks g", state="attached")
    # at once, from now on; and that is remembered
    page.locator("#ui-menu-button").click()
    page.locator("#ui-speed").select_option("off")
    look(page)
    page.keyboard.press("Escape")
    page.wait_for_function(
        "() => fetch('/settings', {method: 'POST', headers: {'content-type': "
        "'application/json', accept: 'application/json'}, body: '{}'})"
        ".then((r) => r.json()).then((kept) => kept.speed === 'off')"
    )
    page.evaluate(WATCH)
    my_turn(page)
    assert wait(page, -1) == "mine"
    assert page.evaluate("window.seen") == []


@pytest.mark.one_in(6)
def test_log_and_replay_go_by_turns_and_lose_no_key(person) -> None:
    someone = person("en")
    sit(someone, 3)
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    page.evaluate(WATCH)
    for _ in range(6):
        my_turn(page)
        assert wait(page, -1) == "mine"
    table = page.url.rsplit("/", 1)[1]
    log = page.request.get(f"{someone.server.url}/t/{table}/state").json()["log"]
    stops = sorted({0, *(line["turn"] - 1 for line in log)})
    last = int(page.locator("#ui-slider").get_attribute("max"))
    # the log opens at its end, and stays where the reader puts it
    panel = "document.getElementById('ui-panel-log')"
    # (what is taller than the panel is read from its beginning, what is new where points moved)
    at_end = f"""{panel}.scrollHeight - {panel}.scrollTop - {panel}.clientHeight < 30
      || document.querySelector('#ui-log > :last-child').offsetHeight > {panel}.clientHeight
      || [...document.querySelectorAll('#ui-log > .new')].some((one) => Math.abs(
        one.getBoundingClientRect().top - {panel}.getBoundingClientRect().top) < 3)"""
    page.wait_for_function(f"() => {at_end}")  # once all around it has its height
    groups = {(line["turn"], line.get("after", False)) for line in log}
    assert page.locator("#ui-log > li").count() == len(groups)
    page.locator("#ui-panel-log").hover()
    page.mouse.wheel(0, -4000)
    page.wait_for_function(f"() => {panel}.scrollTop === 0")
    my_turn(page)
    assert wait(page, -1) == "mine"
    assert page.evaluate(f"{panel}.scrollTop") == 0
    # also while things are pointed at that its newest lines tell of
    page.evaluate(POINT)
    page.wait_for_selector("#ui-log > .lit", state="attached")
    assert page.evaluate(f"{panel}.scrollTop") == 0
    stops = sorted(
        {
            *stops,
            *(
                line["turn"] - 1
                for line in page.request.get(f"{someone.server.url}/t/{table}/state").json()["log"]
            ),
        }
    )
    last = int(page.locator("#ui-slider").get_attribute("max"))
    # steps of one turn on demand
    more = page.locator("#ui-log .more-steps").last
    more.click()
    steps = page.locator("#ui-log .turn-lines:not([hidden]) button")
    assert steps.count() > 1
    look(page)
    # a key held down: every press counts, though the server has not answered any of them yet
    page.evaluate("""() => { for (let i = 0; i < 5; i++) document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key: '[', bubbles: true})); }""")
    back = [n for n in stops if n < last][-5]
    page.wait_for_function(f"n => {HERE} === n", arg=back)
    page.wait_for_selector("#ui-log .here", state="attached")
    page.keyboard.press(".")
    page.wait_for_function(f"n => {HERE} === n", arg=back + 1)
    page.keyboard.press(",")
    page.wait_for_function(f"n => {HERE} === n", arg=back)
    page.wait_for_function(
        f"""(n) => {{
          const li = [...document.querySelectorAll('#ui-log > .here')].at(-1), p = {panel};
          if (!li || Number(li.dataset.ply) < n || Number(li.dataset.first) > n) return false;
          const [a, b] = [li.getBoundingClientRect(), p.getBoundingClientRect()];
          return a.bottom > b.top && a.top < b.bottom;
        }}""",
        arg=back,
    )
    # play and pause
    page.locator("#ui-play").click()
    page.wait_for_function(f"n => {HERE} > n", arg=back)
    page.keyboard.press("p")
    paused = page.evaluate(HERE)
    assert page.locator("#ui-play").get_attribute("aria-label") == "Play the game back"
    page.wait_for_timeout(300)
    assert page.evaluate(HERE) in (paused, last) and paused in (*stops, last)
    page.keyboard.press("Escape")
    page.wait_for_function(f"n => {HERE} === n", arg=last)
    page.wait_for_function(f"() => {at_end}")  # back to now: the newest, though it was left before
    # one's own last turn says what it brought, as those of the others do
    page.wait_for_function("() => !Number(document.getElementById('ui-log').dataset.asks)")
    assert page.evaluate(OWN_GAINS) == page.evaluate(OWN_MOVED)
    # the sum of a seat, pointed to and focused
    page.locator(".chair").nth(1).hover()
    page.wait_for_selector("#ui-sum:not([hidden]) .sum")
    assert page.locator("#ui-sum div").count() > 2
    look(page)
    page.mouse.move(400, 400)
    page.wait_for_selector("#ui-sum", state="hidden")
    page.locator("#ui-standing").hover()  # what the numbers are: one's own is explained
    page.wait_for_selector("#ui-sum:not([hidden]) .sum")
    page.mouse.move(400, 400)
    page.wait_for_selector("#ui-sum", state="hidden")


TOLD = """async (log) => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const [{ table }, { deeds, turnsOf }, { renderSince }, { renderLog }] = await Promise.all(
    ['state.js', 'table/turns.js', 'table/since.js', 'table/log.js'].map(at));
  table.now = {...table.now, log, news: {since: 0, until: 9}};
  table.drawn.since = '';
  renderSince();
  renderLog();
  return turnsOf(log).map((turn) => [turn.by, deeds(turn)]);
}"""
ITS_LINES = """() => [...document.querySelector('#ui-since li .what').childNodes].slice(1)
  .map((at) => at.textContent.replace(/[\\u2068\\u2069]/g, ''))"""
IN_LOG = """() => {
  const panel = document.getElementById('ui-panel-log');
  const box = (at) => document.querySelector(at).getBoundingClientRect();
  const [newest, around] = ['#ui-log > :last-child', '#ui-panel-log'].map(box);
  const seen = newest.top >= around.top - 1 && newest.bottom <= around.bottom + 1;
  return [seen, panel.scrollHeight > panel.clientHeight];
}"""
TURNED = """async () => {
  const at = new URL('state.js', document.querySelector('script[type=module]').src);
  return !(await import(at)).wrongLayout();
}"""
COUNTED = """() => {
  const top = (at) => at.getBoundingClientRect().top;
  const edge = top(document.getElementById('ui-panel-log')) - 1;
  const above = [...document.querySelectorAll('#ui-log > .new')].filter((at) => top(at) < edge);
  return above.length > 0
    && document.querySelector('#ui-news-above b').textContent.includes(above.length);
}"""
HEAD_SEEN = """() => {
  const top = (at) => document.querySelector(at).getBoundingClientRect().top;
  return Math.abs(top('#ui-log .since-head') - top('#ui-panel-log')) < 12;
}"""
SIGNED = """async (log) => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const [{ entry, turnsOf }, { chart }, { sign }] =
    await Promise.all(['table/turns.js', 'chart.js', 'table/signs.js'].map(at));
  const drawn = chart([[-7], [21]], [{seat: 0, tones: ['red']}], '', sign);
  const numbers = drawn.querySelectorAll('text');
  const [first] = entry(turnsOf(log)[0]);
  return [first.className ?? null, [...numbers].map((one) => one.textContent)];
}"""
PARTS = """() => import(new URL('page.js', document.querySelector('script[type=module]').src))
  .then((one) => one.inLine(['a', 'b']))"""
ACTS = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const [{ table }, { choose }] = await Promise.all(['state.js', 'table/moves.js'].map(at));
  const head = {at: 0, by: 1, phase: '', points: [0, 0, 0]};
  const film = {frames: [], timer: 0, loading: 0, at: 0, head, again: false};
  table.film = {...film, then: [], reached: [], tail: Promise.resolve()};
  const shown = Boolean(table.film);
  const sent = choose(table.now.choices[0].action);
  const still = Boolean(table.film);
  await sent;
  return [shown, still];
}"""


def bare(text: str) -> str:
    return re.sub("[\u2068\u2069]", "", text).replace("\u00a0·", " ·")


def line(ply: int, by: int, deed: str, **more) -> dict:
    told = {"text": f"Seat {by} {deed}", "deed": deed, "seat": by, "pieces": []}
    return {"ply": ply, "turn": ply, "by": by, **told, **more}


def test_everybody_s_turn_has_its_line_and_every_line_one_person(person) -> None:
    """An entry taller than the strip hid those below it without a word; long ones ended in dots
    just before who won; and after another's deed it was not clear whose the next one was."""
    someone = person("en", phone=True)
    page = someone.page
    page.route("**/t/*/gains?*", lambda route: route.fulfill(json={"gains": []}))  # of real turns
    sit(someone, 3)
    page.wait_for_selector("body[data-ready]")
    wait(page, -1)  # whoever moves meanwhile has the page tell it anew
    other = {"text": "Seat 2 takes 6 points.", "seat": 2, "pieces": []}
    cubes = [line(1, 1, "puts a cube."), line(1, 1, "gains influence.")]
    log = [
        *cubes * 8,
        {"ply": 1, "turn": 1, "by": 1, **other},
        *(line(1, 1, f"does thing {n} of many that make this entry long.") for n in range(9)),
        line(1, 1, "fights with red 4.", first=True),
        line(1, 2, "passes.", own=True),
        line(2, 2, "builds."),
    ]
    # what was taken back is left to the steps
    back = [line(3, 1, "puts it here."), line(3, 1, "takes it up again.", anew=True)]
    assert page.evaluate(TOLD, back) == [[1, "takes it up again."]]
    assert page.evaluate(TOLD, [*back, line(3, 1, "puts it there.")]) == [[1, "puts it there."]]
    # a turn goes on behind what another did meanwhile and behind a note; who wins stands apart
    note = {"ply": 3, "text": "Time is up.", "seat": 1, "pieces": [], "note": "timeout"}
    ends = line(4, 1, "wins.", turn=3, after=True, wins=True)
    turn = [line(3, 1, "a."), line(3, 2, "b.", own=True), note, line(4, 1, "c.", turn=3), ends]
    assert [(by, bare(text)) for by, text in page.evaluate(TOLD, turn)] == [
        (1, "a · c."),
        (2, "b."),
        (1, "Time is up."),
        (1, "wins."),
    ]
    sign, numbers = page.evaluate(SIGNED, [note])
    assert sign == "signs" and "0" in numbers and "-0" not in numbers
    assert page.evaluate(SIGNED, [{**note, "seat": -1}])[0] is None, "about the table: no sign"
    said = bare(page.locator("#ui-since li .what").first.text_content())
    name = page.locator("#ui-since .who").first.text_content()
    assert said == f"{name} a · c.", "a space between who and what, for ears and copies too"
    (one, long), (two, passes), (three, builds) = page.evaluate(TOLD, log)
    assert (one, two, three) == (1, 2, 2) and (passes, builds) == ("passes.", "builds.")
    parts = bare(long).split(" · ")
    assert parts[:3] == ["fights with red 4", "puts a cube (×8)", "gains influence (×8)"]
    assert parts[3:5] == [
        "Seat 2 takes 6 points",
        "Seat 1 does thing 0 of many that make this entry long",
    ]
    assert parts[5].startswith("does thing 1") and len(parts) == 13, "nothing is cut"
    assert parts[12].endswith("long.") and "." not in "".join(parts)[:-1], "one full stop"
    entries = page.locator("#ui-since li")
    assert entries.count() == 3 and not page.locator("#ui-since li[hidden]").count(), "all of them"
    assert page.locator("#ui-since .to-me").count() == 0
    mine = [{**one, **({"yours": True} if one["ply"] == 1 else {})} for one in log]
    page.evaluate(TOLD, mine)
    assert "to-me" in entries.first.get_attribute("class")
    # what happens by itself has a line for each player, not one for all of them
    by_itself = {"by": 1, "after": True}
    ends = line(1, 1, "") | by_itself | {"text": "Spring ends.", "deed": None}
    won = [(1, "wins a mill."), (2, "wins a barn."), (1, "is the first.")]
    log = [ends, *(line(1, seat, deed) | by_itself for seat, deed in won)]
    first, *each = page.evaluate(f"(log) => ({TOLD})(log).then({ITS_LINES})", log)
    assert first == "Spring ends." and len(each) == 2
    each = [bare(text) for text in each]
    assert each[0].endswith("wins a mill · is the first.") and each[1].endswith("wins a barn.")
    # beside a board the log tells it
    with page.expect_response(lambda answer: "/board" in answer.url):
        page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function(TURNED)  # a position asked for on the way would take the place of these
    page.wait_for_function(STILL)
    page.wait_for_function("() => document.getElementById('ui-since').hidden")
    said = [line(1, 1, "takes it from you.", yours=True)]
    long = [line(n, 2, f"does thing {n} of many that make this entry a long one.", turn=n)
            for n in range(2, 10)]  # fmt: skip
    page.evaluate(TOLD, said + long)
    assert page.locator("#ui-log > .new").count() == 9
    # in one's turn it is read from where it begins; what is new below is counted and found by one
    # click, and so is then what is above
    assert page.evaluate(HEAD_SEEN)
    above = page.locator("#ui-news-above")
    above.click()
    assert page.evaluate(IN_LOG) == [True, True]
    page.wait_for_function(COUNTED)
    above.click()
    page.wait_for_function("() => document.querySelector('#ui-news-above.below')")
    assert page.evaluate(HEAD_SEEN)
    # whoever acts while others are still shown has seen enough: the page is theirs at once
    page.reload()
    assert wait(page, -1) == "mine"
    assert page.evaluate(ACTS) == [True, False]


# Where the parts of the page lie, in whole pixels.
PLACES = """() => ['#ui-board', '.tools .zoom', '#ui-undo', '#ui-hint'].map((one) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
})"""
FRAMED = """() => {
  window.framed = [];
  const look = () => {
    const told = document.querySelector('#ui-film:not([hidden]) #ui-film-text b')?.innerText;
    const framed = document.querySelector('.chair.acting .name')?.textContent;
    if (told) window.framed.push([told, framed]);
  };
  const all = {childList: true, subtree: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
}"""


@pytest.mark.one_in(6)
def test_a_phone_s_film_frames_whom_its_line_names(person) -> None:
    """Keyflower's bids take steps nothing is told of: the line may not lag behind the frame."""
    someone = person("en", phone=True, speed="fast")
    sit(someone, 3, game="keyflower", bot="random")
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    page.evaluate(WATCH)
    page.evaluate(FRAMED)
    for _ in range(3):
        my_turn(page)
        if not page.evaluate(ALONE):  # who acts at once ends the film
            page.wait_for_function(FILMED)
        assert wait(page, -1) == "mine"
        page.wait_for_function(STILL)
    pairs = {tuple(pair) for pair in page.evaluate("window.framed")}
    assert len({told for told, _ in pairs}) > 1, "both of them were seen"
    assert all(told == framed for told, framed in pairs), pairs


@pytest.mark.one_in(6)
def test_head_prompt_and_line_of_a_film_tell_of_the_same_step(person) -> None:
    """The last picture of a wide screen framed oneself while its line told of somebody else, and
    while one's own steps were shown the prompt was waiting for others."""
    someone = person("en", speed="fast")
    sit(someone, 3, game="troyes", bot="random")
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    page.evaluate(WATCH)
    page.evaluate(FRAMED)
    for _ in range(2):
        my_turn(page)
        if not page.evaluate(ALONE):
            page.wait_for_function(FILMED)
        assert wait(page, -1) == "mine"
        page.wait_for_function(STILL)
    pairs = {tuple(pair) for pair in page.evaluate("window.framed")}
    assert pairs and all(told == framed for told, framed in pairs), pairs
    assert not [said for said in page.evaluate("window.prompts") if "aiting for" in said]
    # at an earlier position: where in the game it is, whose turn, and what the turn did
    places = page.evaluate(PLACES)
    page.locator("#ui-older").click()
    page.wait_for_selector("#ui-watching:not([hidden])")
    assert page.evaluate(PLACES) == places, "board and tools stay where they are"
    assert page.locator("#ui-watching-text").inner_text().startswith("Replay, ⁨round ⁨1⁩⁩:")
    name = page.locator("#ui-watching-text .who").inner_text()
    assert name in page.locator(".chair .name").all_text_contents()
    assert page.locator("#ui-prompt").is_hidden(), "it tells what is seen, and asks nothing"
    page.locator("#ui-to-now").click()


@pytest.mark.one_in(6)
def test_what_ones_own_step_set_going_is_told_in_the_strip(person) -> None:
    """Who places the last citizen begins the first round: it was told in the log alone."""
    someone = person("fa", phone=True)
    sit(someone, 1, game="troyes")
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    while (
        "دور" not in page.locator("#ui-since").inner_text()
    ):  # before, who plays against alone places
        before = ply(page)
        assert before < 12, "all are placed"
        by_list(page, random.Random(1))
        page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
        wait(page, before)
    page.locator("#ui-tab-log").tap()
    assert any("دور" in one for one in page.locator("#ui-log > .new").all_inner_texts())
    assert page.locator("#ui-rail").get_attribute("data-open") == "read", "there is room to read"
    assert page.locator("#ui-log .since-head").inner_text() == "از نوبت قبلی شما تا حالا"
    look(page)


SKIPS = """() => {
  const { left, right } = document.getElementById('ui-skip').getBoundingClientRect();
  const isStart = (left + right < innerWidth) === (document.dir === 'ltr');
  return isStart ? 'start' : 'end';
}"""


@pytest.mark.one_in(6)
def test_a_phone_waits_with_the_strip_in_its_sheet(person) -> None:
    someone = person("fa", phone=True, speed="slow")  # still on when it has been looked at
    sit(someone, 3, game="mangrovia")
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    page.evaluate(WATCH)
    my_turn(page)
    page.wait_for_function(FILMED)
    page.wait_for_selector("#ui-since[open] li")
    page.wait_for_function(IN_SIGHT)  # the board shows the part where it happens
    look(page)
    # beside a Persian digit the dot between the parts of a line would be a nought
    assert page.evaluate(PARTS) == "a؛ b"
    # who taps there once more does not pass: that lies at the other end of the line
    assert page.evaluate(SKIPS) == "start"
    page.locator("#ui-tab-log").tap()  # the whole sheet is the log's until one's turn begins
    page.locator("#ui-skip").tap()
    page.wait_for_function(STILL)
    assert wait(page, -1) == "mine"
    assert page.locator("#ui-rail").get_attribute("data-open") == "half"
    assert page.locator("#ui-since").is_hidden()  # it takes no room from what can be done
    assert page.locator("#ui-log-new").is_hidden()  # it was read in the log
    # before a game nobody has points, and there is no window without anything in it
    seats = ["me", "open"]
    someone.go(asked(someone, "/tables", game="troyes", seats=seats, options={})["url"])
    page.wait_for_selector("#ui-waiting:not([hidden])")
    assert page.locator(".chair .points").count() == 0
    # who waits for others sees how to ask them, and how to begin without
    page.wait_for_function(SENDS)


# A move told of while an earlier picture is still moving: what it put down is not drawn yet.
EARLY = """async () => {
  const src = [...document.scripts].find((one) => one.src.endsWith('/table.js')).src;
  const { board } = await import(src.replace('table.js', 'state.js'));
  const { follow } = await import(src.replace('table.js', 'table/marks.js'));
  const one = board.scene.pieces.find((p) => p.thing && p.id !== p.thing && p.label.text);
  const after = { ...board.scene, pieces: [...board.scene.pieces, { ...one, id: 'not-drawn' }] };
  follow([{ pieces: [one.thing] }], board.scene, after);
}"""
# What makes room for something new has not been put anywhere; what the log speaks of has.
ROOM = """async () => {
  const src = [...document.scripts].find((one) => one.src.endsWith('/table.js')).src;
  const { board } = await import(src.replace('table.js', 'state.js'));
  const { putThere } = await import(src.replace('table.js', 'table/marks.js'));
  const before = board.scene.pieces.filter((p) => p.label.text).slice(0, 8);
  const shifted = before.slice(0, 5).map((p) => ({ ...p, x: p.x + 10 }));
  const alone = { ...before[5], y: before[5].y + 40 };
  const pieces = [...shifted, alone, before[6], before[7], { ...before[0], id: 'new' }];
  const lines = (told) => [{ pieces: [told] }];
  const ids = (told) => putThere(lines(told), { pieces: before }, { pieces }).map((p) => p.id);
  return [ids('nothing'), ids(shifted[2].id), alone.id, shifted[2].id];
}"""


# Marked is what somebody put there: neither what another phase brought nor a row that advanced.
MARKED = """async () => {
  const src = [...document.scripts].find((one) => one.src.endsWith('/table.js')).src;
  const { board, table } = await import(src.replace('table.js', 'state.js'));
  const { noteMarks } = await import(src.replace('table.js', 'table/marks.js'));
  const [some] = board.scene.pieces.filter((p) => p.label.text && !p.class.includes('tone-'));
  const stands = (id, x, more = {}) => ({ ...some, id, x, thing: id, ...more });
  const row = (x) => [0, 1, 2].map((n) => stands(`turn-${n}`, x + n * n));
  const [mine, prices] = [stands('mine', 1, { class: 'piece tone-x' }), stands('prices', 1)];
  const noted = (at, before, after) => {
    table.marks.clear();
    noteMarks(at, 0, { pieces: before }, { pieces: after });
    return [...table.marks.keys()];
  };
  const phase = noted(-1, row(0), [...row(90), mine, prices]);
  // a card is moved to a space: one that lies there makes room, the sign of the turn goes along
  const lie = (...xs) => ['card-a', 'card-b', 'seal'].map((id, i) => stands(id, xs[i]));
  const says = (...pieces) => ({ ply: 1, pieces });
  table.now = { ...table.now, log: [says('card-a', 'space-4')] };
  const moved = noted(1, lie(0, 0, 0), lie(50, 20, 90));
  // a floor on a tower: those below move closer together; a boat sails on by itself
  const floor = (n, y) => stands(`floor-${n}`, 0, { y, thing: 'cell-c3', class: 'piece tone-x' });
  const boat = (x) => stands('boat', x, { label: { text: 'boat', about: ['pier-2'] } });
  table.now = { ...table.now, log: [says('cell-c3'), { ...says('pier-2'), small: true }] };
  const low = [floor(1, 0), floor(2, 9), boat(0)];
  const built = noted(1, low, [floor(1, 2), floor(2, 7), floor(3, 12), boat(60)]);
  return [phase, moved, built];
}"""


# Goods come onto a tile: what lay there slides, the supply counts down, another village makes room;
# then a round ends, and what is the reader's own lies elsewhere.
SLID = """async () => {
  const src = [...document.scripts].find((one) => one.src.endsWith('/table.js')).src;
  const { board, table } = await import(src.replace('table.js', 'state.js'));
  const { noteMarks } = await import(src.replace('table.js', 'table/marks.js'));
  const [some] = board.scene.pieces.filter((p) => p.label.text && !p.class.includes('tone-'));
  const piece = (id, x, about, face, text) =>
    ({ ...some, id, x, face, thing: about[0], class: 'piece', label: { text, about } });
  const goods = (x, face) => piece('goods-1', x, ['wood', 'tile-a'], face, 'wood on a');
  const stock = (face) => piece('stock', 0, ['wood'], face, 'wood in the supply');
  const slid = (x) => piece('goods-2', x, ['stone', 'tile-a'], 'f', 'stone on a');
  const home = (x) => piece('home', x, ['tile-h'], 'f', 'home');
  const told = [{ ply: 1, pieces: ['wood', 'tile-a'] }];
  const marks = (lines, before, after) => {
    const kept = table.now;
    table.now = { ...kept, log: lines, you: [0] };
    table.marks.clear();
    noteMarks(1, 1, { pieces: before }, { pieces: after });
    table.now = kept;
    return [...table.marks].map(([id, { seat }]) => `${id} ${seat}`);
  };
  // two placed a tile each, and the reader one, before the page heard of any of them
  const together = () => {
    const [kept, news] = [table.now, { since: 96, until: 99 }];
    const lie = (t, x) => piece(`tile-${t}`, x, [`tile-${t}`], 'f', `tile ${t} ${x}`);
    const lies = (x) => ['a', 'b', 'c'].map((t) => lie(t, x));
    const placed = (t, ply, by) => ({ ply, by, pieces: [`tile-${t}`], small: true });
    const log = [placed('a', 9997, 1), placed('b', 9998, 0), placed('c', 9999, 2)];
    table.now = { ...kept, log, you: [0], news };
    table.marks.clear();
    noteMarks(9999, 2, { pieces: lies(0) }, { pieces: [50, 190, 300].map((x, i) => lies(x)[i]) });
    table.now = kept;
    return [...table.marks].map(([id, { seat, at }]) => `${id} ${seat} ${at}`).sort();
  };
  const before = [stock('s1'), slid(0), home(0)];
  const gained = [stock('s2'), slid(9), home(70), goods(3, 'g')];
  const after = [home(900), piece('tile-a', 50, ['tile-a'], 'f', 'tile a, yours')];
  const was = [home(0), piece('tile-a', 0, ['tile-a'], 'f', 'tile a')];
  const own = [{ ply: 1, pieces: ['tile-a'], own: true, by: 0 }];
  return [
    marks(told, before, gained),
    marks(told, [goods(3, 'g'), stock('s1')], [goods(3, 'h'), stock('s2')]),
    marks([{ ply: 1, pieces: ['tile-a'], after: true }], was, after), marks(own, was, after),
    marks([{ ...own[0], by: 2 }], was, after),
    together(),
  ];
}"""


def test_a_move_is_followed_and_marked_where_something_was_put(person) -> None:
    someone = person("en")
    sit(someone, 3, game="mangrovia")
    someone.page.wait_for_selector("body[data-ready]")
    someone.page.evaluate(EARLY)
    put, named, alone, told = someone.page.evaluate(ROOM)
    assert put == [alone, "new"] and named == [told, alone, "new"]
    assert someone.page.evaluate(MARKED) == [["mine"], ["card-a"], ["floor-3"]]
    came, more, ended, own, others, together = someone.page.evaluate(SLID)
    assert came == more == ["goods-1 1"], "not what slid, nor the supply"
    assert ended == own == [] and others == ["tile-a 2"]
    assert together == ["tile-a 1 9997", "tile-c 2 9999"], "each its owner's, not the last one's"


# A reader who looks elsewhere after each step that was told. Every step is kept: the names the log
# tells of it (not what is told in passing), and whether one of them lies whole in the part of the
# board that is seen; null where nothing on the board is named, or so much that no place is right.
ELSEWHERE = """async () => {
  const src = [...document.scripts].find((one) => one.src.endsWith('/table.js')).src;
  const { board, table, shown } = await import(src.replace('table.js', 'state.js'));
  const { goTo } = await import(src.replace('table.js', 'board/sections.js'));
  const sheet = document.getElementById('ui-rail');
  const inside = (at) => {
    const { left, right, top, bottom } = at.getBoundingClientRect();
    const box = board.svg.getBoundingClientRect();
    const low = Math.min(box.bottom, sheet.getBoundingClientRect().top);
    const across = left >= box.left - 2 && right <= box.right + 2;
    return across && top >= box.top - 2 && bottom <= low + 2;
  };
  const called = (at, name) => at.id === name || (at._piece ?? at._area)?.thing === name;
  window.inSight = (from, to) => {
    const lines = table.now.log.filter((line) => line.ply > from && line.ply <= to);
    const large = lines.filter((line) => !line.small);
    const told = large.length ? large : lines;
    const names = told.flatMap((line) => line.pieces.slice(0, 1));
    const things = [...board.svg.querySelectorAll('.piece, .area')];
    const named = names.map((name) => things.filter((at) => called(at, name)));
    const places = named.filter((all) => all.length && all.length < 9).flat();
    return places.length ? [names, board.section.id, places.some(inside)] : null;
  };
  window.position = () => shown().at;
  window.acts = () => { // what can be done is in sight, if it can be done on the board
    const shown = [...board.targets.children].filter((at) => at.getBoundingClientRect().width);
    return !table.film && (!shown.length || shown.some(inside));
  };
  window.steps = [];
  const text = document.getElementById('ui-film-text');
  new MutationObserver(() => {
    if (!table.film || !text.hasChildNodes()) return;
    const { at } = table.film;
    window.steps.push(window.inSight(at - 1, at));
    const parts = board.scene.sections.filter((one) => !one.hand && one.id !== board.section.id);
    goTo(parts.at(-1)); // for whatever reason: no reader has asked for it
  }).observe(text, {childList: true});
}"""


@pytest.mark.one_in(6)
@pytest.mark.parametrize("game", ORDER)
def test_a_phone_goes_where_the_others_do_something(person, game) -> None:
    """Not only to the section that holds it: there it lies in sight, also when one looks back."""
    someone = person("fa", phone=True, speed="fast")
    sit(someone, 3, game=game)
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    page.evaluate(WATCH)
    page.evaluate(ELSEWHERE)
    while len(steps := [one for one in page.evaluate("window.steps") if one]) < 4:
        my_turn(page)
        if not page.evaluate(ALONE):
            page.wait_for_function(FILMED)
            assert wait(page, -1) == "mine"
            page.wait_for_function("() => window.acts()", timeout=60_000)
    assert all(seen for *_, seen in steps), steps
    here = page.evaluate("window.position()")
    for way in ["older"] * 4 + ["newer"] * 3:
        if page.locator(f"#ui-{way}").is_disabled():  # at the beginning: so few turns were made
            continue
        page.locator(".sections [aria-pressed=false]").last.dispatch_event("click")
        page.locator(f"#ui-{way}").dispatch_event("click")
        page.wait_for_function("at => window.position() !== at", arg=here)
        before, here = here, page.evaluate("window.position()")
        if page.locator("#ui-watching").is_hidden():  # now: what can be done is in sight
            break
        found = page.evaluate("([a, b]) => window.inSight(a, b)", sorted([before, here]))
        assert found is None or found[2], (way, found)


ROOM_TO_READ = """() => {
  const lines = (at, one) => at.clientHeight / parseFloat(getComputedStyle(one).lineHeight);
  const panel = document.getElementById('ui-panel-log');
  const edge = (at) => at.getBoundingClientRect();
  const begins = [...document.querySelectorAll('#ui-log > li, #ui-log .each')];
  const log = lines(panel, document.querySelector('#ui-log button'));
  const whole = !panel.scrollTop
    || begins.some((at) => Math.abs(edge(at).top - edge(panel).top) < 3);
  document.getElementById('ui-tab-chat').click();
  const chat = lines(document.getElementById('ui-chat'), document.getElementById('ui-chat'));
  document.getElementById('ui-tab-log').click();
  return [log, whole, chat];
}"""
WHERE = "() => document.getElementById('ui-newer').getBoundingClientRect().left"


@pytest.mark.one_in(3)
def test_a_small_desktop_has_room_for_what_others_did_and_said(person) -> None:
    """Log and chat had 90 px in one's turn, the strip closed itself, what one could do was listed
    before it was seen why, and frames went when a window was turned."""
    someone = person("en", speed="fast")
    page = someone.page
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(someone, 3)
    page.wait_for_selector("body[data-ready]")
    # while a film runs nothing is offered, in the list or on the board
    page.evaluate("""() => { window.offers = []; new MutationObserver(() => {
      const film = document.getElementById('ui-film');
      if (film.hidden || !film.innerText) return;
      const list = document.querySelector('#ui-choices:not([hidden]) button');
      window.offers.push([Boolean(list), document.querySelectorAll('.targets > g').length]);
    }).observe(document.getElementById('ui-film-text'), {childList: true}); }""")
    page.evaluate(WATCH)
    while not page.evaluate("window.offers.length > 3"):
        my_turn(page)
        assert wait(page, -1) == "mine"
        page.wait_for_function(STILL)
    assert all(offer == [False, 0] for offer in page.evaluate("window.offers"))
    once, heads, called, first = page.evaluate(TOLD_ONCE)
    assert once and heads == 1 and first
    # who has only built in others' turns has had none
    assert called in ("Since your last turn", "What happened last")
    page.wait_for_function("() => !Number(document.getElementById('ui-log').dataset.asks)")
    log, whole, chat = page.evaluate(ROOM_TO_READ)
    assert log >= 6 and chat >= 4, (log, chat)
    assert whole, "the first line that is seen begins with a name"
    # the reader's wish for more of it has a word, and is kept
    button = page.locator("#ui-more-to-read")
    assert button.inner_text().strip() == "Larger"
    button.click()
    page.reload()
    page.wait_for_selector("body[data-ready]")
    assert button.inner_text().strip() == "Smaller" and page.locator("#ui-rail.reading").count()
    # buttons of the replay stay where they are, whatever stands between them
    before = page.evaluate(WHERE)
    page.locator("#ui-older").click()
    page.wait_for_selector("#ui-watching:not([hidden])")
    assert page.evaluate(WHERE) == before
    page.locator("#ui-to-now").click()
    # the frames of what others did are there in another arrangement, too
    page.wait_for_selector(".since-marks g", state="attached")
    framed = page.locator(".since-marks g").count()
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector(".sections button", state="attached")
    page.wait_for_function(f"() => document.querySelectorAll('.since-marks g').length === {framed}")


BRIEF = """async ([log, news, repeat]) => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const [{ render, table }, { tellForced }] =
    await Promise.all(['state.js', 'table/forced.js'].map(at));
  const before = {...table.now, repeat: {on: true}, last: 0, log: []};
  table.now = {...table.now, log, news, repeat: null, last: 9};
  if (repeat) tellForced(table.now, before);
  table.drawn.since = '';
  render();
}"""
BEGUN = """async (steps) => {
  const at = new URL('state.js', document.querySelector('script[type=module]').src);
  const { render, table } = await import(at);
  table.now = {...table.now, steps};
  render();
}"""
TOLD_WHOLE = """() => {
  const film = document.getElementById('ui-film');
  film.querySelector('.said').textContent = 'What somebody did, told in some words. '.repeat(3);
  film.hidden = false;
  return film.scrollHeight <= film.clientHeight + 1 && film.clientHeight > 50;
}"""
LINES = """() => [...document.querySelectorAll('#ui-brief button')]
  .filter((one) => one.checkVisibility())
  .map((one) => one.innerText.replace(/[\u2066-\u2069]/g, '').split(/[\\n]+/).join(' ').trim())"""

GOT_SEEN = """() => {
  const told = document.querySelector('#ui-brief .ends .told').getBoundingClientRect();
  const name = document.querySelector('#ui-brief .ends .who').getBoundingClientRect();
  return name.bottom <= told.bottom + 1;
}"""
NAMES = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const [{ table }, { called }] =
    await Promise.all(['state.js', 'table/turns.js'].map(at));
  return table.now.seats.map(called);
}"""


def test_a_phone_tells_in_a_line_what_each_did_and_what_they_did_to_me(person) -> None:
    """Outbid, and nothing said so; a season ended, and one learnt what one had won when asked to
    place it; what happened in another section left no sign in the one that was shown."""
    someone = person("fa", phone=True)
    sit(someone, 3, game="keyflower")
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    assert wait(page, -1) == "mine"
    me = page.evaluate("JSON.parse(document.getElementById('ui-state').textContent).as")
    one, two = (seat for seat in range(3) if seat != me)
    ends = {"by": two, "after": True, "turn": 2}
    over = line(2, two, "") | ends | {"text": "Spring ends.", "deed": None, "seat": -1}
    won = line(2, me, "wins a mill.") | ends | {"yours": True}
    lost = line(2, one, "gets what you had sent.") | ends | {"yours": True}
    outbids = line(4, one, "outbids you.", yours=True)
    log = [over, lost, won, line(2, one, "wins a barn.") | ends, outbids,
           line(4, one, "bids on a mill.", turn=4), line(5, two, "passes.")]  # fmt: skip
    page.evaluate("document.getElementById('ui-about-close').click()")  # of a newcomer
    page.evaluate(BRIEF, [log, {"since": 0, "until": 9}, True])
    seen = page.evaluate(GOT_SEEN)
    first, second, third = page.evaluate(LINES)
    assert seen, "all that is to be seen of a cut line was its sign"
    names = page.evaluate(NAMES)
    got, others = f"{names[me]} wins a mill.", f"{names[one]} gets what you had sent."
    assert f"{got} {others}" in first, "each behind their own name, the reader first"
    assert "outbids you" in second and second.endswith("bids on a mill.") and "passes." in third
    # who had several turns since: all of them, the main thing first, not some small last one
    turns = [line(3, one, "takes a card.", turn=3), line(5, one, "passes.", turn=5)]
    hut = line(4, one, "builds a hut.", turn=4) | {"first": True}
    page.evaluate(BRIEF, [[turns[0], hut, turns[1]], {"since": 0, "until": 9}, False])
    (several,) = page.evaluate(LINES)
    assert several.index("builds a hut") < several.index("takes a card") < several.index("passes")
    # what does not fit is behind a link, which comes last
    long = [line(4, one, f"builds hut {n} beside the river.", turn=4) for n in range(6)]
    page.evaluate(BRIEF, [long, {"since": 0, "until": 9}, False])
    (cut,) = page.evaluate(LINES)
    assert cut.endswith("بیشتر") and "…" not in cut
    page.evaluate(BRIEF, [log, {"since": 0, "until": 9}, True])
    # passing for the season has ended: it is said why, as long as nothing was decided
    assert "outbids you." in page.locator("#ui-done").inner_text()
    # whatever section of the board is shown
    for n in range(page.locator(".sections button").count()):
        page.locator(".sections button").nth(n).tap()
        assert len(page.evaluate(LINES)) == 3
    look(page)
    # the end of a round stays until it is read, or until one has moved on
    gets = line(4, me, "gets a worker back.", own=True)  # by another's step
    page.evaluate(BRIEF, [[*log, gets], {"since": 0, "until": 9}, False])
    assert page.evaluate(LINES)[0] == first
    assert "gets a worker back." in page.locator("#ui-brief .to-me").first.inner_text()
    moved = [*log[:4], line(3, me, "passes."), *log[4:]]
    page.evaluate(BRIEF, [moved, {"since": 3, "until": 9}, False])
    assert len(page.evaluate(LINES)) == 2
    page.evaluate(BRIEF, [log, {"since": 3, "until": 9}, False])
    assert page.evaluate(LINES)[0] == first
    page.locator("#ui-brief button").first.tap()
    assert page.locator("#ui-rail").get_attribute("data-open") == "full"
    assert page.locator("#ui-log").is_hidden(), "it is told once"
    assert page.locator("#ui-since").inner_text().count("wins a barn.") == 1, "who got what"
    page.locator("#ui-since .known").tap()
    assert page.locator("#ui-rail").get_attribute("data-open") == "half"
    page.evaluate(BRIEF, [log, {"since": 3, "until": 8}, False])
    assert len(page.evaluate(LINES)) == 2
    # that the game is about to end is not left out, however much was done
    last = line(4, one, "has built their last hut.", turn=4, closing=True)
    page.evaluate(BRIEF, [[*long, last], {"since": 3, "until": 8}, False])
    (whole,) = page.evaluate(LINES)
    assert "last hut" in whole and "beside the river" not in whole and whole.endswith("بیشتر")
    # who has gone meanwhile is told of
    gone = {"ply": 5, "text": "Otto resigns.", "seat": two, "pieces": [], "note": "resign"}
    page.evaluate(BRIEF, [[*log, gone], {"since": 3, "until": 8}, False])
    assert page.locator("#ui-brief .note").inner_text().strip() == "Otto resigns."
    # and in the log below the heading of what is new: above it, it seemed to have been before
    left = [*log[:3], gone | {"ply": 3}, *log[3:]]
    page.evaluate(BRIEF, [left, {"since": 3, "until": 8}, False])
    headed = page.locator("#ui-log li:has(> .since-head)")
    assert "Otto resigns." in (headed.text_content() or "")
    page.evaluate(BRIEF, [log, {"since": 3, "until": 8}, False])
    # who has begun to act needs the room for what comes next
    page.evaluate(BEGUN, ["Take a die."])
    assert page.evaluate(LINES) == []
    page.evaluate(BEGUN, [])
    assert len(page.evaluate(LINES)) == 2
    # what is told of a step keeps its room, however much there is to choose below it
    assert page.evaluate(TOLD_WHOLE)


SINCE_THEN = """async () => {
  const { table } = await import(new URL('state.js',
    document.querySelector('script[type=module]').src));
  const state = (n) => fetch(`${location.pathname}/state?at=${n}&seat=${table.now.as}`)
    .then((one) => one.json());
  const [was, is] = [await state(table.now.news.since), await state(table.now.news.until)];
  // what followed one's own step by itself stands between two positions
  const { spanSince } = await import(new URL('table/news.js',
    document.querySelector('script[type=module]').src));
  if (spanSince()[0] !== table.now.news.since) return null;
  const by = (seat) => is.seats[seat].points - was.seats[seat].points;
  const change = (at) => Number(at.querySelector('[data-change]')?.dataset.change
    ?? at.querySelector('.change')?.textContent.replace('−', '-') ?? 0);
  const told = [...document.querySelectorAll('#ui-brief > [data-by]')].map((one) =>
    [Number(one.dataset.by), change(one)]);
  return [told, told.map(([seat]) => [seat, by(seat)]), by(table.now.as), table.now.as];
}"""


CAUSED = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const turn = (await at('table/news.js')).ownTurn();
  const { table } = await at('state.js');
  const { log, you } = table.now;
  // where a day followed by itself the account of the build stands between two moves
  if (!turn || log.some((one) => one.after && one.ply === turn.last)) return null;
  const state = (n) => fetch(`${location.pathname}/state?at=${n}`).then((one) => one.json());
  const [was, is] = [await state(turn.first - 1), await state(turn.last)];
  const by = is.seats.map(({ points, seat }) => points - was.seats[seat].points);
  const told = [...document.querySelectorAll('#ui-brief .caused .change')]
    .map((one) => Number(one.textContent.replace('−', '-')));
  return [told, by.filter((n, seat) => n && !you.includes(seat))];
}"""


def test_a_number_behind_a_name_is_all_that_has_changed_since_one_s_turn(person) -> None:
    """It was what one of several deeds had brought, without a ducat day, and the head of the page
    said something else; one's own part was missing."""
    someone = person("de", phone=True)
    sit(someone, 4)
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    seen = 0
    for _ in range(40):
        if wait(page, -1) != "mine":
            break
        if page.locator("#ui-brief").is_visible() and page.evaluate(NOTHING_BEGUN):
            page.wait_for_function("() => !Number(document.getElementById('ui-log').dataset.asks)")
            if found := page.evaluate(SINCE_THEN):
                told, expected, mine, me = found
                assert told == expected
                assert any(seat == me for seat, _ in told) == (mine != 0) or not mine
                seen += any(by for _, by in told)
            if caused := page.evaluate(CAUSED):
                assert sorted(caused[0]) == sorted(caused[1]), "what one did to others"
            if seen > 2:
                break
        do_something(page)
    assert seen
    # the whole of a line is told in the same place, and seeing it again is another button
    line = page.locator("#ui-brief [data-by][aria-expanded]:not(.own)").first
    line.tap()
    assert line.get_attribute("aria-expanded") == "true" and page.locator("#ui-film").is_hidden()
    assert page.locator("#ui-brief .again").is_visible()


CHOICE_IN_SIGHT = """() => {
  const first = document.querySelector('#ui-choices button');
  const { top, height } = first.getBoundingClientRect();
  const tools = document.querySelector('.tools').getBoundingClientRect();
  return top + Math.min(height, 44) <= tools.top + 2;
}"""


# All of it: what it brings was cut, and that is what one has to know.
UNCUT_IN_SIGHT = """() => {
  const pane = document.querySelector('#ui-rail .act').getBoundingClientRect();
  const first = document.querySelector('#ui-choices button');
  return first.getBoundingClientRect().top + 44 <= pane.bottom + 2
    && first.scrollHeight <= first.clientHeight + 1
    && [...first.querySelectorAll('*')].every((one) => one.checkVisibility());
}"""


def test_a_turn_of_each_of_the_others_leaves_a_choice_in_sight_uncut(person) -> None:
    """A row of Troyes says in four lines what it brings: below the news not one was whole."""
    someone = person("de", phone=True)
    match, chance = Match("troyes", 3, 3), random.Random(3)
    passing, may = match.game.moves.parse("pass"), match.legal_actions
    while 0 not in match.acting() or passing not in may(0) or len(may(0)) < 8:
        match.play(chance.choice(may()))
    at = len(match)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    sit_at(someone, match, at)
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    assert wait(page, -1) == "mine"
    page.evaluate("document.getElementById('ui-about-close')?.click()")  # of a newcomer
    deed = "builds with the white 3 and the white 1. Gains 4 points. Gains 1 influence."
    log = [line(4 + by, by, deed) for by in (1, 2)]
    page.evaluate(BRIEF, [log, {"since": 0, "until": 9}, False])
    page.wait_for_function(UNCUT_IN_SIGHT)
    assert page.evaluate(LINES), "and who has moved is still told of"
    look(page)


@pytest.mark.parametrize("game", a_share(ORDER, 2))
def test_what_others_did_leaves_a_choice_in_sight(person, game) -> None:
    """Six to eight lines of it pushed all that could be done off a phone's sheet."""
    someone = person("en", phone=True)
    sit(someone, 4, game=game)
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    assert wait(page, -1) == "mine"
    page.evaluate("document.getElementById('ui-about-close')?.click()")  # of a newcomer
    me = page.evaluate("JSON.parse(document.getElementById('ui-state').textContent).as")
    deeds = ["wins a mill at the other end of the river.", "takes over your tower at the end."]
    log = [
        line(4 + n, by, deed, turn=4 + by, yours=True)
        for by in range(4)
        if by != me
        for n, deed in enumerate(deeds)
    ]
    ends = {"by": (me + 1) % 4, "after": True, "turn": 2, "seat": -1, "deed": None}
    over = line(2, 0, "") | ends | {"text": "A long season, which all had waited for, ends."}
    won = line(2, me, "wins a mill at the very end of the village.") | ends | {"yours": True}
    page.evaluate(BRIEF, [[over, won, *log], {"since": 0, "until": 9}, False])
    page.locator("#ui-brief button").first.wait_for()
    page.wait_for_function(CHOICE_IN_SIGHT)
    told = page.evaluate(LINES)
    assert len(told) == 4 or told[-1].endswith("more")
    # sentences in a row: what follows does not begin small behind a full stop
    assert not re.search(r"\. [a-z]", " ".join(told))
    look(page)


def test_a_finger_across_the_slider_does_not_lead_into_the_past(person) -> None:
    """A sheet was pulled up, and a swipe near its bottom opened an old position."""
    someone = person("en", phone=True)
    sit(someone, 3)
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    if ply(page) == 0:
        wait(page, -1)
        do_something(page)
    assert wait(page, 0) == "mine"
    page.locator("#ui-tab-log").tap()
    last = page.evaluate(HERE)
    wire = page.context.new_cdp_session(page)

    def swipe(dx: int, dy: int) -> None:
        box = page.locator("#ui-slider").bounding_box()
        x, y = box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2
        for n in range(7):
            at = [{"x": x + dx * n / 6, "y": y + dy * n / 6}]
            kind = "touchMove" if n else "touchStart"
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(4, -160)
    assert page.evaluate(HERE) == last and page.locator("#ui-watching").is_hidden()
    swipe(-40, 0)
    page.wait_for_function(f"{HERE} < {last}")
    page.locator("#ui-watching").wait_for()


NOTHING_BEGUN = "() => document.getElementById('ui-steps').hidden"


def do_something(page) -> None:
    before = ply(page)
    page.evaluate(
        """async () => {
          const at = (name) => import(new URL(name,
            document.querySelector('script[type=module]').src));
          const [{ table }, { send }] = await Promise.all(['state.js', 'table/moves.js'].map(at));
          return send([table.now.choices[0].action], { confirmed: true });
        }"""
    )
    page.wait_for_function("p => Number(document.body.dataset.ply) !== p", arg=before)


READS = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const {table, board} = await at('state.js');
  const {renderSince} = await at('table/since.js');
  const deeds = ['takes a card.', 'builds a hut.'];
  const line = {ply: 1, turn: 1, seat: 1, by: 1, pieces: []};
  const log = deeds.map((deed) => ({...line, text: deed, deed}));
  Object.assign(table.now, {log, news: {since: 0, until: 1}, you: [0]});
  const none = {frames: [], then: [], reached: [], head: null};
  table.film = {...none, timer: 0, loading: 1, at: 1, again: false};
  document.getElementById('ui-since').open = true;
  renderSince();
  document.querySelector('#ui-since .what').click();
  const told = document.querySelector('#ui-since .turn-lines')?.children.length;
  const plays = table.film.again;
  document.querySelector('#ui-since .what').click();
  return [told, plays, document.querySelector('#ui-since .turn-lines') === null, board.kept]; }"""
# A section is chosen while others move; then a step is told of in another one.
KEPT = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const {board} = await at('state.js');
  const {drawTargets} = await at('board/targets.js');
  const {toHappening} = await at('board/sections.js');
  const targets = [...board.list];
  drawTargets([]);
  const [map, , cards] = document.querySelectorAll('.sections button');
  cards.click();
  const kept = board.kept;
  const pieces = board.scene.pieces.filter((p) => p.id.startsWith('space-')).slice(0, 1);
  if (!board.kept) board.follows = true; // as table/film.js does for each step
  toHappening([], pieces);
  const stays = cards.getAttribute('aria-pressed');
  drawTargets(targets);
  const [free, led] = [!board.kept, cards.getAttribute('aria-pressed')];
  return [kept, stays, free, led, Boolean(map)]; }"""


@pytest.mark.one_in(3)
def test_a_section_one_has_chosen_stays_and_a_line_of_news_only_opens(person) -> None:
    """While others moved the board flipped to and fro, and a finger on a line began a replay."""
    someone = person("en", phone=True)
    sit(someone, 3, game="mangrovia")
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    assert wait(page, -1) == "mine"
    page.wait_for_selector(GLOWS, state="attached")
    assert page.evaluate(KEPT) == [True, "true", True, "false", True]
    told, plays, closed, _ = page.evaluate(READS)
    assert told == 2 and not plays and closed
    assert page.locator("#ui-since .play").count() == 1


SECTION = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const [{ board, table }, { renderMarks }] =
    await Promise.all(['state.js', 'table/marks.js'].map(at));
  const { happened, scene } = board;
  const there = scene.sections.find((s) => s.id !== board.section.id && !s.hand);
  const inside = (p) => p.x > there.x && p.x < there.x + there.width
    && p.y > there.y && p.y < there.y + there.height;
  table.marks.clear();
  table.now = {...table.now, news: {since: 0, until: 9}};
  table.marks.set(scene.pieces.find(inside).id, { seat: 1, at: 5, counts: false });
  renderMarks();
  return there.text;
}"""


def test_a_section_where_others_did_something_is_marked_until_it_is_looked_at(person) -> None:
    someone = person("en", phone=True)
    sit(someone, 2, game="keyflower")
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    assert wait(page, -1) == "mine"
    page.wait_for_function("() => document.querySelectorAll('.sections button').length > 1")
    text = page.evaluate(SECTION)
    marked = page.locator(".sections button:has(.happened)")
    assert marked.count() == 1 and text in marked.inner_text()
    assert "something happened here" in marked.text_content()
    marked.tap()
    assert page.locator(".sections .happened").count() == 0


WHOLE = """async () => {
  const { board } = await import(new URL('state.js',
    document.querySelector('script[type=module]').src));
  return board.zoom === 1;
}"""
MOVED_ONES = """async () => {
  const { gainsSaid } = await import(new URL('table/gains.js',
    document.querySelector('script[type=module]').src));
  const why = [{text: 'Own towers', by: -1}, {text: 'Paid to others', by: 3}];
  document.getElementById('ui-log').append(gainsSaid([{seat: 0, by: 2, why}]));
  const all = [...document.querySelectorAll('#ui-log > .gains .kept')];
  return all.map((at) => [at.textContent.replace(/[\\u2066-\\u2069]/g, ''),
    at.getBoundingClientRect().height < 30]);
}"""


@pytest.mark.one_in(4)
def test_back_to_now_is_back_to_all_of_the_board(person) -> None:
    """Who zoomed in on the past found a column of what can be done out of sight afterwards."""
    someone = person("en")
    sit_late(someone, 3, "keyflower")
    page = someone.page
    assert wait(page, -1) == "mine"
    line = page.locator("#ui-log .turn .what").first
    for nearer, whole in ((False, True), (True, False)):
        if nearer:
            page.locator("#ui-zoom-in").click()
        line.click()
        page.wait_for_selector("#ui-watching:not([hidden])")
        page.locator("#ui-zoom-in").click()
        page.locator("#ui-to-now").click()
        page.wait_for_selector("#ui-watching", state="hidden")
        assert page.evaluate(WHOLE) is whole
    # what somebody's points moved of: the number does not part from its words
    assert page.evaluate(MOVED_ONES) == [["towers: -1", True], ["others: +3", True]]
