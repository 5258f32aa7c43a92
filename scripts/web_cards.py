"""Write the artwork of the web card table anew: `python scripts/web_cards.py`. The same program writes the same bytes.

Cards, backs, emblems and monsters are those of the drawings; words are put on them by the page, in the reader's
language. A few played actions are written as well, for the tests of what the page draws from events.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from behemoth.games import State
from behemoth.games.chance import rng_for
from behemoth.monstercombat import Action, MonsterCombat
from behemoth.monstercombat.drawing import cards
from behemoth.monstercombat.drawing.emblems import EMBLEMS, emblem, empty_heart, event_emblem, exclamation, heart
from behemoth.monstercombat.drawing.palette import AMBER, NIGHT
from behemoth.monstercombat.tables.cards import FACES
from behemoth.monstercombat.tables.event_cards import KINDS
from behemoth.monstercombat.tables.monsters import MONSTERS
from behemoth.monstercombat.tables.options import Options

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from scripts.web_text import long_text, table  # noqa: E402

FOLDER: Final = ROOT / "web" / "src" / "combat"

#: All ids on the page start with this.
PREFIX: Final = "mc-"

_NOTE: Final = "Written by scripts/web_cards.py; do not edit."
_CARD: Final = f"0 0 {cards.WIDTH} {cards.HEIGHT + 6}"
_EMBLEM: Final = "-50 -50 100 100"
_MONSTER: Final = "-125 -130 250 234"
_STAMP: Final = "-35 -24 70 48"
_BACK_NAMES: Final = {"-": "plain", "!": "trigger", "event": "event"}

#: Seats, variant and number of actions of the played samples.
_SAMPLES: Final = ((4, Options(), 90), (7, Options(), 90), (3, Options(variant="coop"), 90))


def _symbol(name: str, box: str, body: str) -> str:
    """What is drawn may reach beyond its box: a horn, a flame, a shadow."""
    return f'<symbol id="{PREFIX}{name}" viewBox="{box}" overflow="visible">{body}</symbol>'


def symbols() -> str:
    """Every picture once."""
    found = [
        _symbol("blank", _CARD, cards.blank()),
        _symbol("blank-event", _CARD, cards.blank("#eef0f7", "#b8bedb")),
        *(_symbol(f"back-{_BACK_NAMES[kind]}", _CARD, draw()) for kind, draw in cards.BACKS.items()),
        *(_symbol(face.name, _EMBLEM, emblem(face.name, face.letter)) for face in FACES),
        *(_symbol(f"event-{name}", _EMBLEM, event_emblem(name, letter)) for letter, name in KINDS.items()),
        _symbol("heart", _EMBLEM, heart()),
        # On felt a lost heart is drawn in the colour of the text around it.
        _symbol("heart-lost", _EMBLEM, empty_heart("currentColor")),
        _symbol("mark", _EMBLEM, exclamation(AMBER)),
        _symbol("mark-event", _EMBLEM, exclamation(NIGHT)),
        _symbol("stamp", _STAMP, cards._stamp()),
        *(
            _symbol(f"monster-{monster.number}", _MONSTER, cards._MONSTERS[monster.number - 1]())
            for monster in MONSTERS
        ),
    ]
    return "\n".join(found)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def write_module() -> str:
    """The pictures, and what the page needs to place them."""
    skies = {monster.number: cards._sky(monster.number) for monster in MONSTERS}
    rows = (
        f"// {_NOTE}\n",
        "/** Width and height of a card in the drawing's own units. */",
        f"export const CARD: readonly [number, number] = {_json([cards.WIDTH, cards.HEIGHT + 6])};\n",
        "/** Faces with an emblem of their own, by name. */",
        f"export const DRAWN: readonly string[] = {_json(list(EMBLEMS))};\n",
        "/** What is behind each monster, by its number. */",
        f"export const SKIES: Readonly<Record<number, string>> = {table(skies)};\n",
        "/** Every picture, as SVG symbols. */",
        f"export const SYMBOLS =\n  {long_text(symbols())};\n",
    )
    return "\n".join(rows)


def _played(seats: int, options: Options, actions: int) -> dict[str, Any]:
    """A game of random actions as one seat saw it, as far as the picture needs it."""
    seed = f"web cards {seats} {options.variant}"
    state: State[Action] = MonsterCombat().start(options, seats, rng_for(seed, 0))
    steps = []
    for number in range(actions):
        if not state.to_act():
            break
        (seat,) = state.to_act()
        chance = rng_for(seed, number + 1)
        step = state.play(seat, state.actions(seat).sample(chance), chance)
        state = step.state
        seen = [event.seen_by(0) for event in step.events]
        steps.append([msgspec.to_builtins(event) for event in seen if event is not None])
    return {"seats": seats, "variant": options.variant, "steps": steps, "view": msgspec.to_builtins(state.view(0))}


def write_samples() -> str:
    """What seat 0 sees of a few games."""
    return json.dumps([_played(*sample) for sample in _SAMPLES], separators=(",", ":")).replace("]],", "]],\n") + "\n"


#: What is written where.
FILES: Final[dict[str, Callable[[], str]]] = {"artwork.ts": write_module, "played.samples.json": write_samples}


def main() -> None:
    """Write all files."""
    for name, write in FILES.items():
        (FOLDER / name).write_text(write(), encoding="utf-8")
        print(f"web/src/combat/{name}")


if __name__ == "__main__":
    main()
