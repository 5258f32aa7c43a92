"""Maps made by chance, and what can be measured of a map before anybody plays on it."""

from behemoth.maps.armies import MOST_PIECES, MOST_POINTS, army_text, cost_of, price_of, read_army, usual_points
from behemoth.maps.making import LEAST_DENSITY, MOST_DENSITY, MOST_SEED, MadeMap, MapWish, command_of, make_map
from behemoth.maps.measures import USUAL, Measures, Range, first_strikes, measure, moves_by_piece, strangeness, unusual
from behemoth.maps.placing import home_rows
from behemoth.maps.styles import PLANS, Style
from behemoth.maps.symmetry import Symmetry, symmetry_of

__all__ = [
    "LEAST_DENSITY",
    "MOST_DENSITY",
    "MOST_PIECES",
    "MOST_POINTS",
    "MOST_SEED",
    "PLANS",
    "USUAL",
    "MadeMap",
    "MapWish",
    "Measures",
    "Range",
    "Style",
    "Symmetry",
    "army_text",
    "command_of",
    "cost_of",
    "first_strikes",
    "home_rows",
    "make_map",
    "measure",
    "moves_by_piece",
    "price_of",
    "read_army",
    "strangeness",
    "symmetry_of",
    "unusual",
    "usual_points",
]
