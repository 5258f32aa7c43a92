"""Maps made by chance over the API."""

from __future__ import annotations

from behemoth.maps import MapWish, make_map
from behemoth.server.map_making import figures_of
from behemoth.tankchess import position_text, scheme_text
from tests.server.running_server import RunningServer


def test_the_map_is_that_of_the_terminal(server: RunningServer) -> None:
    answer = server.http.post("/api/maps/make", json={"seed": 4, "size": 10, "style": "river", "army": "2LT 1MT"})
    assert answer.status_code == 200
    told = answer.json()
    made = make_map(MapWish(seed=4, size=10, style="river", army="2LT 1MT"))
    assert told["scheme"] == scheme_text(made.scheme)
    assert told["position"] == position_text(made.scheme.position())
    assert (told["points"], told["seed"], told["symmetric"]) == (36, 4, True)
    assert told["army"] == "2LT 1MT"
    assert all(one["usual"] for one in told["figures"])


def test_in_the_language_of_the_page(server: RunningServer) -> None:
    told = server.http.post("/api/maps/make", json={"size": 10, "language": "de"}).json()
    assert told["title"].startswith("Gemischtes Gelände")


def test_what_cannot_be_is_refused_with_a_sentence(server: RunningServer) -> None:
    for form, status in (({"army": "3XX"}, 422), ({"size": 8, "army": "40LT"}, 422), ({"size": 99}, 400)):
        refused = server.http.post("/api/maps/make", json=form)
        assert refused.status_code == status, refused.text
        assert refused.json()["detail"]


def test_a_figure_that_is_not_usual_is_marked() -> None:
    made = make_map(MapWish(density=28))
    by_name = {one.name: one for one in figures_of(made.measures, "en")}
    assert not by_name["obstacles"].usual
    assert by_name["first_strikes"].usual
