"""A touch means what lay under the finger when it came down: not what another position, the end of
a film or a board that moves by itself has brought there since."""

from __future__ import annotations

from browser.eyes import look
from browser.hands import GLOWS, sit, wait

MODULES = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const names = ['state', 'board/camera', 'board/targets', 'table/picture'];
  Object.assign(window, ...await Promise.all(names.map((name) => at(`${name}.js`))));
  window.middle = (id) => {
    const r = document.getElementById(id).querySelector('.hit').getBoundingClientRect();
    return [r.x + r.width / 2, r.y + r.height / 2];
  };
  window.over = (x, y) => document.elementFromPoint(x, y);
  window.finger = (kind, x, y) => over(x, y).dispatchEvent(new PointerEvent(kind,
    {bubbles: true, pointerId: 9, pointerType: 'touch', clientX: x, clientY: y}));
  window.tap = (x, y) => ['pointerdown', 'pointerup', 'click'].forEach((one) => finger(one, x, y));
}"""
FIRST = """() => board.list.find((t) => !t.opens && t.group === '' &&
  over(...middle(t.id))?.closest('.target')?.id === t.id).id"""

# Another ground has to be fetched, and takes its time.
REGROUND = "() => void redraw({...table.now, scene: {...table.now.scene, ground: 'another'}})"
ENTER = """(id) => document.getElementById(id).dispatchEvent(
  new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}))"""
# A film of the others' steps: nothing can be chosen until it has ended.
FILM = """() => {
  const {last, seats, phase} = table.now;
  const head = {at: last, by: 1, phase, points: seats.map((s) => s.points), less: []};
  table.film = {frames: [], timer: 0, loading: 1, then: [], reached: [], at: last, head,
    tail: Promise.resolve(), again: false, own: false};
  drawTargets([]);
  render();
}"""
# It glides down (above are the sections); what lies under the finger now did not when it was aimed.
EARLY = """(id) => {
  const there = middle(id);
  board.centre = {...board.centre, y: board.centre.y - 40};
  board.zoom *= 1.2;
  look();
  const [x, y] = middle(id);
  tap(x, y);
  return there[1] !== y;
}"""
# From near, two targets: when the board moves by as much as they lie apart, the one comes to lie
# where the other was.
NEAR = """() => {
  const all = board.list.filter((t) => !t.opens && t.group === '');
  const to = ({x, y}) => {
    board.zoom = 2.2;
    board.centre = {x, y};
    look();
  };
  const on = (x, y) => over(x, y)?.closest('.target')?.id;
  window.by = (a, b) => to({x: board.centre.x + b.x - a.x, y: board.centre.y + b.y - a.y});
  for (const a of all) for (const b of all) {
    to(a);
    const there = middle(a.id);
    if (a === b || on(...there) !== a.id) continue;
    by(a, b);
    if (on(...there) !== b.id) continue;
    to(a);
    return [a, b];
  }
}"""
SLID = """([a, b]) => {
  const there = middle(a.id);
  finger('pointerdown', ...there);
  by(a, b);
  const now = over(...there).closest('.target').id;
  finger('pointerup', ...there);
  finger('click', ...there);
  return now;
}"""


def test_a_touch_means_what_lay_under_the_finger(person) -> None:
    one = person("en", phone=True)
    sit(one, 3, "troyes")
    page = one.page
    assert wait(page, -1) == "mine"
    page.evaluate(MODULES)
    sent: list[dict] = []
    page.on("request", lambda r: "/move?" in r.url and sent.append(r.post_data_json))
    at = page.evaluate(FIRST)
    # the picture of another position: nothing of it is chosen, by keys or by finger
    held = []
    page.route("**/board?*", lambda route: held.append(route))
    page.evaluate(REGROUND)
    page.evaluate(ENTER, at)
    page.evaluate("(id) => tap(...middle(id))", at)
    page.wait_for_timeout(100)
    assert sent == [], "of the picture before"
    with page.expect_response("**/board?*"):
        held[0].continue_()
    page.unroute("**/board?*")
    page.wait_for_selector(GLOWS, state="attached")
    page.wait_for_selector(".board:not(.gliding)")
    # a tap ends a film, and does nothing that could not be seen before
    x, y = page.evaluate("middle", at)
    page.evaluate(FILM)
    assert page.locator(GLOWS).count() == 0
    page.touchscreen.tap(x, y)
    page.wait_for_selector(GLOWS, state="attached")
    assert page.evaluate("table.film") is None
    page.wait_for_timeout(100)
    assert sent == [] and page.locator(".target.chosen").count() == 0
    # nor is it aimed at what has only just come to lie there
    assert page.evaluate(EARLY, at)
    page.wait_for_timeout(100)
    assert sent == [], "nobody is so quick"
    page.wait_for_selector(".board:not(.gliding)")
    # and what it touched is meant, though the board moves before the click
    meant, other = pair = page.evaluate(NEAR)
    page.wait_for_selector(".board:not(.gliding)")
    assert page.evaluate(SLID, pair) == other["id"]
    page.wait_for_function("() => !document.body.classList.contains('sending')")
    assert [body["actions"] for body in sent] == [meant["actions"]]


def test_the_whole_table_is_small_pictures_one_goes_to(person) -> None:
    """It was a strip of 100 px in which nothing could be recognised or tapped."""
    someone = person("fa", phone=True)
    sit(someone, 3, game="keyflower")
    page = someone.page
    assert wait(page, -1) == "mine"
    names = page.locator(".sections button")
    page.locator("#ui-zoom-toggle").tap()
    parts = page.locator(".overview button")
    assert parts.count() == names.count() > 2
    for n in range(parts.count()):
        box = parts.nth(n).bounding_box()
        assert box["width"] > 150 and box["height"] > 80, "to be recognised"
        assert parts.nth(n).inner_text().strip() == names.nth(n).inner_text().strip()
    assert page.locator("#ui-rail").get_attribute("data-open") == "peek"
    look(page)
    parts.nth(1).tap()
    assert names.nth(1).get_attribute("aria-pressed") == "true"
    assert parts.count() == 0 and page.locator("#ui-rail").get_attribute("data-open") == "half"
