"""Fields are explained in the schema as they are in the code."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from behemoth.server.asyncapi import describe
from behemoth.server.field_notes import field_notes, with_notes
from behemoth.server.settings import Limits
from behemoth.table import Welcome


class Sample(msgspec.Struct):
    """A struct with notes."""

    plain: int
    #: How many ``pieces`` there are,
    #: in two lines.
    many: Annotated[int, msgspec.Meta(ge=0)] = 0
    # no note
    other: str = ""


def test_notes_are_read() -> None:
    assert field_notes(Sample) == {"many": "How many `pieces` there are, in two lines."}
    assert field_notes(Welcome)["yours"] == "The seats this client plays."


def test_a_struct_without_source_has_none() -> None:
    assert field_notes(msgspec.defstruct("Made", ["x"])) == {}


def test_schemas_get_them() -> None:
    _, schemas = msgspec.json.schema_components([Sample], ref_template="{name}")
    noted: dict[str, Any] = with_notes(schemas, {"Sample": Sample})
    assert noted["Sample"]["properties"]["many"]["description"].startswith("How many")
    assert noted["Sample"]["properties"]["many"]["minimum"] == 0
    assert "description" not in noted["Sample"]["properties"]["plain"]


def test_the_description_of_the_socket_has_them_down_to_the_parts() -> None:
    schemas = describe(Limits())["components"]["schemas"]
    assert "seats this client plays" in schemas["Welcome"]["properties"]["yours"]["description"]
    assert "still has to answer" in schemas["OfferInfo"]["properties"]["waits_for"]["description"]
    assert "as written" in schemas["LogLine"]["properties"]["action"]["description"]
