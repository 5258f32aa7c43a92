"""What might mend an unfair map."""

from __future__ import annotations

from behemoth.lab.balancing import MOST_TRIED, balance_games, extras, mends, suggestion_of, wants_balance
from behemoth.lab.judgement import judge
from behemoth.lab.scoring import Share
from behemoth.maps import MapWish, first_strikes, make_map, price_of
from behemoth.tankchess import Scheme, load_scheme, read_position, row_of, setup_faults
from tests.lab.test_judgement import pair

MAP = make_map(MapWish(seed=2, size=12, symmetry="none")).scheme.position()


def test_only_an_unfair_map_without_symmetry_is_mended() -> None:
    unfair = [pair(1, 1)] * 20
    assert wants_balance(judge(MAP, unfair, "1"))
    assert not wants_balance(judge(MAP, unfair, "1", False))  # somebody stopped it
    assert not wants_balance(judge(MAP, [pair(1, 0)] * 20, "1"))
    assert not wants_balance(judge(load_scheme("basic-16").position(), unfair, "1"))
    assert balance_games(judge(MAP, unfair, "1")) == 20
    assert balance_games(judge(MAP, unfair * 5, "1")) == 100


def test_the_weaker_side_is_offered_what_does_no_harm() -> None:
    for share, side in ((Share(0.7, 0.6, 0.8), 1), (Share(0.2, 0.1, 0.3), 0)):
        found = list(extras(MAP, share))
        assert 1 <= len(found) <= MOST_TRIED
        prices = [price_of(extra.piece.kind) for extra in found]
        assert prices == sorted(prices)
        for extra in found:
            assert extra.piece.side == side
            assert (row_of(extra.piece.square) < 6) == (side == 0)
            assert len(extra.position.pieces) == len(MAP.pieces) + 1
            assert len(first_strikes(extra.position)) == 0
            scheme = Scheme("", ("",), 12, extra.position.pieces, extra.position.ground, symmetric=False)
            assert setup_faults(scheme) == ()


def test_only_what_games_bear_out_may_be_told() -> None:
    before = Share(0.7, 0.6, 0.8)
    assert mends(before, Share(0.52, 0.42, 0.62))
    assert not mends(before, Share(0.65, 0.55, 0.75))  # still unfair
    assert not mends(before, Share(0.3, 0.2, 0.4))  # too much
    assert not mends(Share(0.55, 0.51, 0.6), Share(0.42, 0.3, 0.55))  # no better than before


def test_a_suggestion_names_the_piece_and_holds_the_map() -> None:
    extra = next(extras(MAP, Share(0.7, 0.6, 0.8)))
    told = suggestion_of(extra, Share(0.5, 0.4, 0.6), 40)
    assert (told.side, told.kind, told.games) == ("black", "LT", 40)
    assert read_position(told.position) == extra.position
