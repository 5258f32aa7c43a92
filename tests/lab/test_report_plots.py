"""Plots: scales of round numbers, points where they belong."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest

from behemoth.lab.report_plots import WIDTH, Row, plot_intervals, plot_test, ticks_for


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (-377, 356, [-400, -200, 0, 200, 400]),
        (0.391, 0.609, [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65]),
        (0.0, 1.0, [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (5, 5, [5.0, 5.0002]),
    ],
)
def test_scales(low: float, high: float, ticks: list[float]) -> None:
    assert ticks_for(low, high) == ticks


def test_a_point_lies_between_the_ends_of_its_interval() -> None:
    picture = plot_intervals([Row("a<b", 10, -90, 60, "told"), Row("c", -100, -100, 100, "x")], "title", even=0.0)
    root = ElementTree.fromstring(picture)
    points = [float(found) for found in re.findall(r'<circle[^>]*cx="([0-9.]+)"', picture)]
    assert WIDTH / 2 < points[0] < WIDTH
    assert points[1] < points[0]
    assert "a<b" in "".join(root.itertext())


def test_a_test_that_is_over_stays_in_its_picture() -> None:
    for llr in (-9.0, 0.0, 9.0):
        picture = plot_test(llr, -2.94, 2.94, "title", ("no", "yes"))
        ElementTree.fromstring(picture)
        (x,) = re.findall(r'<circle[^>]*cx="([0-9.]+)"', picture)
        assert 40 <= float(x) <= WIDTH - 40
