"""The weights of the evaluation: every term counts, and a kind nobody knows is worth something."""

from __future__ import annotations

import msgspec
import pytest

from behemoth.engine.search import new_searcher
from behemoth.engine.tanks import to_engine
from behemoth.engine.weights import KIND_TERMS, TERMS, WEIGHTS, Weights, as_engine, material_of
from behemoth.tankchess import BY_CODE, KINDS, read_position
from tests.engine.needs import needs_engine

pytestmark = needs_engine("tanks")


def test_unknown_terms_and_wild_weights_are_refused() -> None:
    searcher = new_searcher(1)
    kinds, terms = as_engine(WEIGHTS)
    with pytest.raises(ValueError, match="luck"):
        searcher.set_weights(kinds, {**terms, "luck": 3})
    with pytest.raises(ValueError, match="luck"):
        searcher.set_weights({**kinds, "luck": [3]}, terms)
    with pytest.raises(ValueError, match="range"):
        searcher.set_weights(kinds, {**terms, "tempo": 10**7})
    with pytest.raises(ValueError, match="range"):
        searcher.set_weights({**kinds, "mobility": [10**7]}, terms)
    with pytest.raises(ValueError, match="range"):
        searcher.set_weights({**kinds, "material": [-1]}, terms)
    with pytest.raises(ValueError, match="too many"):
        searcher.set_weights({**kinds, "nearness": [0] * 1000}, terms)


def test_every_weight_is_explained() -> None:
    assert set(WEIGHTS.kinds) == set(KIND_TERMS)
    assert set(WEIGHTS.terms) == set(TERMS)
    assert "games" in WEIGHTS.origin or "positions" in WEIGHTS.origin


def test_every_term_of_the_table_is_known_and_counts() -> None:
    """A term that nobody reads would be a lie in the table: each changes the judgement of some position."""
    positions = [to_engine(read_position(line)) for line in JUDGED]
    searcher = new_searcher(1)

    def judged(weights: Weights) -> list[int]:
        searcher.set_weights(*as_engine(weights))
        return [searcher.evaluate(position) for position in positions]

    plain = judged(WEIGHTS)
    for term, weight in WEIGHTS.terms.items():
        other = msgspec.structs.replace(WEIGHTS, terms={**WEIGHTS.terms, term: weight + 64})
        assert judged(other) != plain, term
    for term, figures in WEIGHTS.kinds.items():
        grown = {**WEIGHTS.kinds, term: {code: figure + 64 for code, figure in figures.items()}}
        assert judged(msgspec.structs.replace(WEIGHTS, kinds=grown)) != plain, term


JUDGED = (
    "12_12-12-12-12-12-12-12-12-12-12-12-12_CLTE6N.HTC3SW_CLTL12S.HTA1N_w",
    "10_10-10-10-10-10-10-10-10-10-10_CLTE5N.HTC3S.LTB7N_CLTJ1S.HTA1N.MTE8S_w",
    "10_10-10-3h6-10-10-10-10-10-10-10_CLTE8N.HTC3S.LTB7N_CLTE2S.HTA1N.MTC8E_b",
    "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTB7N.MTE2E_CLTJ10S.HTE9S.MTE8S.LTJ2N_b",
    "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTA6N_CLTJ10S.BJ9S_b",
    "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTB7N_CLTJ10S.HTE9S_b_gA2.J5_og1",
    "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTB7N_CLTJ10S.HTE9S_b_gA2.J5~B7_og2",
    "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTB7N_CLTJ10S.HTE9S_b_rfffffffffffffffffffffffff.C3._od2",
)


def test_a_kind_that_is_not_in_the_table_is_worth_something() -> None:
    weak = msgspec.structs.replace(BY_CODE["LT"], code="XX")
    strong = msgspec.structs.replace(BY_CODE["HT"], code="XX")
    assert 0 < material_of(weak) < material_of(strong)
    assert material_of(BY_CODE["HT"]) == WEIGHTS.material["HT"]
    assert material_of(BY_CODE["HT"], Weights("here", {"material": {"HT": 7}}, {})) == 7


def test_what_differs_by_kind_is_told_by_the_kinds_numbers() -> None:
    kinds, terms = as_engine(WEIGHTS)
    assert all(len(figures) == len(KINDS) for figures in kinds.values())
    assert all(kinds["material"][kind.number] == material_of(kind) for kind in KINDS)
    assert terms == WEIGHTS.terms


def test_a_kind_that_is_not_in_the_table_moves_as_the_others_do() -> None:
    code = KINDS[-1].code
    known = {one: 6 for one in WEIGHTS.kinds["mobility"] if one != code}
    kinds, _ = as_engine(msgspec.structs.replace(WEIGHTS, kinds={**WEIGHTS.kinds, "mobility": known}))
    assert kinds["mobility"][KINDS[-1].number] == 6
