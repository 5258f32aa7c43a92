"""The report of a tournament: one HTML page with everything in it, tables and plots, for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from html import escape
from importlib.metadata import version
from typing import Final

from behemoth.lab.report_plots import Row, plot_intervals, plot_test
from behemoth.lab.scoring import Elo
from behemoth.lab.sprt import Tested
from behemoth.lab.standings import Duel, Place, SeatShare, Standings, sprt_sentence
from behemoth.locale import DEFAULT_LANGUAGE, has, say
from behemoth.tankchess import SIDE_WORDS

#: By day a printed map, by night deep blue-grey.
_STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6f1e3; --card: #fffdf6; --ink: #23221d; --soft: #5c584d; --rule: #d9d0b8;
  --mark: #8a4b32; --even: #1d6f6a; --good: 29, 111, 106; --bad: 158, 62, 38; }
@media (prefers-color-scheme: dark) { :root { --paper: #171c24; --card: #202734; --ink: #eceae2; --soft: #b3b5b8;
  --rule: #3a4352; --mark: #e39a6f; --even: #6cc5bd; --good: 40, 140, 130; --bad: 190, 80, 50; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font-family: Inter, system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.2rem); margin: 0 0 .25rem; line-height: 1.2; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
p { margin: .25rem 0 .75rem; }
.soft { color: var(--soft); }
.facts { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; margin: 1rem 0 1.5rem; list-style: none; }
.facts li { background: var(--card); border: 1px solid var(--rule); border-radius: 1rem; padding: .15rem .8rem; }
.sheet { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
section { background: var(--card); border: 1px solid var(--rule); border-radius: .75rem; padding: 1rem 1.15rem;
  min-width: 0; }
section.wide { grid-column: 1 / -1; }
figure { margin: 0; }
svg { display: block; width: 100%; max-width: 38rem; height: auto; margin: .5rem auto; overflow: visible; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--soft); font-weight: 600; white-space: normal; vertical-align: bottom; }
tbody tr:last-child > * { border-bottom: 0; }
.cross td, .cross thead th { text-align: center; }
.cross small { display: block; }
footer { margin-top: 1rem; }
.cross .own { color: var(--soft); }
@media (max-width: 40rem) { svg text { font-size: 19px; } td:first-child { white-space: normal; min-width: 8rem; } }
@media print { body { background: #fff; } section { break-inside: avoid; } }
"""


def report_tournament(standings: Standings, language: str = DEFAULT_LANGUAGE) -> str:
    """The whole page."""
    words = partial(say, language=language)
    title = words("report-title", game=_game_title(standings.game, language))
    sections = "".join(_sections(standings, language))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n<header>\n"
        f'<h1>{escape(title)}</h1>\n<p class="soft">{escape(standings.setting)}</p>\n'
        f"{_facts(standings, language)}\n</header>\n"
        f'<div class="sheet">\n{sections}</div>\n'
        f'<footer><p class="soft">{escape(words("report-reading"))}</p></footer>\n</main>\n</body>\n</html>\n'
    )


def _facts(standings: Standings, language: str) -> str:
    words = partial(say, language=language)
    games = sum(duel.games for duel in standings.duels) or _table_games(standings)
    told = [
        words("report-games", games=games),
        words("report-seed", seed=standings.seed),
        words("report-seconds", seconds=f"{standings.seconds:g}"),
        words("report-finished" if standings.finished else "report-stopped"),
        f"Behemoth {version('behemoth')}",
    ]
    return '<ul class="facts">' + "".join(f"<li>{escape(text)}</li>" for text in told) + "</ul>"


def _table_games(standings: Standings) -> int:
    """At a table everybody sits at the same games; teams have games of their own."""
    counts = [place.games for place in standings.places]
    return standings.seats[0].games if standings.seats else sum(counts)


def _sections(standings: Standings, language: str) -> Iterator[str]:
    if standings.test is not None:
        yield _test(standings.test, language)
    if standings.ratings:
        yield _ratings(standings, language)
    if standings.places:
        yield _places(standings.places, language)
    if standings.seats:
        yield _seats(standings, language)
    if standings.duels:
        yield _cross(standings, language)
        yield _duels(standings.duels, language)
        yield _endings(standings.duels, language)
    if standings.places and any(place.times for place in standings.places):
        yield _teams(standings.places, language)
    if standings.slowest:
        yield _thoughts(standings.slowest, language)


def _section(title: str, body: str, *, wide: bool = False, note: str = "") -> str:
    kind = ' class="wide"' if wide else ""
    told = f'<p class="soft">{escape(note)}</p>' if note else ""
    return f"<section{kind}>\n<h2>{escape(title)}</h2>\n{told}{body}\n</section>\n"


def _figure(picture: str) -> str:
    return f"<figure>{picture}</figure>"


def _test(tested: Tested, language: str) -> str:
    title = say("report-test", language)
    ends = say("report-not-stronger", language), say("report-stronger", language)
    picture = plot_test(tested.llr, tested.lower, tested.upper, title, ends)
    return _section(title, _figure(picture), wide=True, note=sprt_sentence(tested, language))


def _ratings(standings: Standings, language: str) -> str:
    rows = [
        Row(one.name, one.elo, one.low, one.high, str(Elo(one.elo, one.low, one.high))) for one in standings.ratings
    ]
    title = say("report-ratings", language)
    return _section(title, _figure(plot_intervals(rows, title, even=0.0)), note=say("report-ratings-note", language))


def _places(places: Sequence[Place], language: str) -> str:
    title = say("report-places", language)
    rows = [
        Row(one.name, one.score.value, one.score.low, one.score.high, str(one.score))
        for one in sorted(places, key=lambda place: -place.score.value)
    ]
    picture = _figure(plot_intervals(rows, title, percent=True))
    chances = [(one.name, f"{one.chance:.0%}") for one in places if one.chance]
    if not chances:
        return _section(title, picture)
    heads = (say("tournament-bot", language), say("tournament-chance", language))
    return _section(title, picture + _table(heads[1], heads, chances))


def _seats(standings: Standings, language: str) -> str:
    title = say("report-seats", language)
    rows = [_seat_row(standings.game, seat, language) for seat in standings.seats]
    picture = plot_intervals(rows, title, even=standings.seats[0].even, percent=True)
    return _section(title, _figure(picture), note=say("report-seats-note", language))


def _seat_row(game: str, seat: SeatShare, language: str) -> Row:
    if game == "tank-chess":
        name = say("side-name", language, side=SIDE_WORDS[seat.seat])
    else:
        name = say("report-seat", language, number=seat.seat + 1)
    return Row(name, seat.score.value, seat.score.low, seat.score.high, str(seat.score))


def _cross(standings: Standings, language: str) -> str:
    """Everybody's score against everybody, from the side of the row; darker is further from even."""
    names = [rating.name for rating in standings.ratings] or list(
        dict.fromkeys(name for duel in standings.duels for name in (duel.first, duel.second))
    )
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = ""
    for name in names:
        cells = "".join(_cell(standings.duels, name, other) for other in names)
        rows += f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
    title = say("report-cross", language)
    table = f'<table class="cross"><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return _section(title, _scrolling(title, table), wide=True, note=say("report-cross-note", language))


def _cell(duels: Sequence[Duel], name: str, other: str) -> str:
    for duel in duels:
        if not duel.games or {duel.first, duel.second} != {name, other}:
            continue
        mine = duel.first == name
        score = duel.score.value if mine else 1 - duel.score.value
        wins, losses = (duel.wins, duel.losses) if mine else (duel.losses, duel.wins)
        colour = f"rgba(var(--{'good' if score >= 0.5 else 'bad'}), {0.5 * abs(2 * score - 1):.2f})"
        record = f"+{wins} ={duel.draws} −{losses}"
        return f'<td style="background: {colour}">{score:.0%}<small>{record}</small></td>'
    return '<td class="own">–</td>'


def _duels(duels: Sequence[Duel], language: str) -> str:
    columns = ("pair", "games", "record", "pairs", "score", "elo", "decisions")
    rows = [
        (
            f"{one.first} – {one.second}",
            str(one.games),
            f"+{one.wins} ={one.draws} −{one.losses}",
            "/".join(map(str, one.pairs)),
            str(one.score),
            str(one.elo),
            f"{one.decisions:.0f}",
        )
        for one in duels
    ]
    heads = [say(f"tournament-{name}", language) for name in columns]
    title = say("report-duels", language)
    return _section(title, _table(title, heads, rows), wide=True)


def _endings(duels: Sequence[Duel], language: str) -> str:
    count: dict[str, int] = {}
    for duel in duels:
        for reason, times in duel.endings.items():
            count[reason] = count.get(reason, 0) + times
    ordered = sorted(count.items(), key=lambda item: (-item[1], item[0]))
    total = max(1, sum(count.values()))
    rows = [(_ending(reason, language), f"{times}", f"{times / total:.0%}") for reason, times in ordered]
    heads = (say("report-ending", language), say("tournament-games", language), say("report-share", language))
    title = say("report-endings", language)
    return _section(title, _table(title, heads, rows))


def _ending(reason: str, language: str) -> str:
    key = "report-cap" if reason == "cap" else f"outcome-{reason}"
    return say(key, language) if has(key, language) else reason


def _teams(places: Sequence[Place], language: str) -> str:
    rows = [(f"{one.name} / {other}", str(times)) for one in places for other, times in one.times.items()]
    title = say("report-teams", language)
    return _section(title, _table(title, (say("tournament-pair", language), "×"), rows))


def _thoughts(slowest: dict[str, float], language: str) -> str:
    heads = (say("tournament-bot", language), say("report-thought", language))
    rows = [(name, f"{seconds:.2f} s") for name, seconds in slowest.items()]
    title = say("report-thoughts", language)
    return _section(title, _table(title, heads, rows))


def _table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return _scrolling(title, table)


def _scrolling(title: str, table: str) -> str:
    """A table that may be wider than a phone; the keyboard reaches what is out of sight."""
    return f'<div class="scroll" role="region" aria-label="{escape(title)}" tabindex="0">{table}</div>'


def _game_title(game: str, language: str) -> str:
    return say(f"game-{game}", language) if has(f"game-{game}", language) else game
