"""Maps made by chance for the browser, and the figures of a map in words. Runs in a worker."""

from __future__ import annotations

import msgspec

from behemoth.locale import LANGUAGES, say
from behemoth.maps import USUAL, MapWish, Measures, army_text, command_of, cost_of, make_map
from behemoth.server.map_forms import Figure, MadeMapInfo, MakeMapForm
from behemoth.server.work import Packed, packed
from behemoth.tankchess import WHITE, position_text, scheme_text

#: Seconds a map may take; most take less than one.
MAKING_SECONDS = 20.0


class MakeWork(msgspec.Struct, frozen=True):
    """A wish on its way to a worker."""

    form: MakeMapForm
    language: str
    pack: bool


def make_for_page(work: MakeWork) -> Packed:
    """The map as JSON. Raises InvalidOptions for what cannot be."""
    form = work.form
    wish = MapWish(
        seed=form.seed,
        size=form.size,
        symmetry=form.symmetry,
        style=form.style,
        density=form.density,
        army=form.army,
    )
    made = make_map(wish)
    scheme, position = made.scheme, made.scheme.position()
    army = [one.kind for one in scheme.pieces if one.side == WHITE and not one.kind.commander]
    language = work.language if work.language in LANGUAGES else LANGUAGES[0]
    info = MadeMapInfo(
        seed=form.seed,
        position=position_text(position),
        scheme=scheme_text(scheme),
        title=scheme.title(language),
        note=scheme.note(language),
        symmetric=scheme.symmetric,
        army=army_text(sorted(army, key=lambda kind: kind.number)),
        points=cost_of(army),
        command=command_of(wish),
        figures=figures_of(made.measures, language),
    )
    return packed(msgspec.json.encode(info), work.pack)


def figures_of(measures: Measures, language: str) -> tuple[Figure, ...]:
    """The figures with their names and what is usual."""
    return tuple(
        Figure(
            name,
            say(f"measure-{name.replace('_', '-')}", language),
            getattr(measures, name),
            span.least,
            span.most,
            span.holds(getattr(measures, name)),
        )
        for name, span in USUAL.items()
    )
