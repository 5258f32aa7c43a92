"""The API describes itself."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.running_server import RunningServer


def test_every_problem_is_described_once(server: RunningServer) -> None:
    described = server.http.get("/api/openapi.json").json()
    for path in described["paths"].values():
        for operation in path.values():
            for answer in operation["responses"].values():
                codes = answer["description"].partition("(")[2].rstrip(")").split(", ")
                assert len(codes) == len(set(codes)), answer


def test_the_description_fits_the_api(server: RunningServer) -> None:
    """Whatever the description allows is answered as it says, and nothing makes the server stumble."""
    schema = schemathesis.openapi.from_url(server.url + "/api/openapi.json")
    described = server.http.get("/api/openapi.json").json()["paths"]
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        _try(result.ok())
        tried += 1
    assert tried == sum(map(len, described.values())) > 15


def _try(operation: Any) -> None:
    @settings(
        max_examples=12, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=[*HealthCheck]
    )
    @given(case=operation.as_strategy())
    def one(case: Any) -> None:
        # A number like 14.0 is an integer to JSON Schema and none to us; options a game lacks are its own to refuse.
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    one()
