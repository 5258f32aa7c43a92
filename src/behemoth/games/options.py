"""Options of a game: a frozen struct whose fields carry default, bounds and help text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from behemoth.games.errors import InvalidOptions

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741


def help_texts(options: type[msgspec.Struct]) -> dict[str, str]:
    """Each option with the catalogue key of its help text."""
    return {field.encode_name: f"option-{field.encode_name.replace('_', '-')}" for field in _fields(options)}


def written_choices(options: type[msgspec.Struct]) -> dict[str, tuple[str, ...]]:
    """The words to choose from, in the order of their declaration, for each option that has such."""
    declared = get_type_hints(options)
    names = {field.encode_name: declared[field.name] for field in _fields(options)}
    return {name: get_args(kind) for name, kind in names.items() if get_origin(kind) is Literal}


def write_options(options: msgspec.Struct) -> dict[str, str]:
    """The options as text, all but those that are not set at all, so that a record never depends on a default."""
    written = {field.encode_name: getattr(options, field.name) for field in _fields(type(options))}
    return {name: _write(value) for name, value in written.items() if value is not None}


def changed_options(options: msgspec.Struct) -> dict[str, str]:
    """Only the options that differ from their defaults, as text."""
    plain = write_options(type(options)())
    return {name: text for name, text in write_options(options).items() if plain.get(name) != text}


def read_options(kind: type[O], written: dict[str, str]) -> O:
    """The options from text, validated; the inverse of :func:`write_options`."""
    known = {field.encode_name for field in _fields(kind)}
    for name in written:
        if name not in known:
            raise InvalidOptions("error-option-unknown", name=name, known=", ".join(sorted(known)))
    try:
        return msgspec.convert({name: _read(value) for name, value in written.items()}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise InvalidOptions("error-option-value", fault=str(error)) from None


def variations(kind: type[O]) -> Iterator[O]:
    """The defaults, then every other value of every option on its own (bounds for numbers)."""
    plain = kind()
    yield plain
    for field in _fields(kind):
        for value in _values(field.type):
            if value != getattr(plain, field.name):
                yield msgspec.structs.replace(plain, **{field.name: value})


@cache  # taking a class apart costs as much as a move, and every match that is opened asks
def _fields(kind: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _values(kind: inspect.Type) -> tuple[Any, ...]:
    match kind:
        case inspect.BoolType():
            return (False, True)
        case inspect.LiteralType(values=values):
            return tuple(values)
        case inspect.IntType(ge=low, le=high):
            return tuple(bound for bound in (low, high) if bound is not None)
        case _:
            return ()


def _write(value: Any) -> str:
    if isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode()


def _read(value: str) -> Any:
    if value.startswith(("[", "{")):
        try:
            return msgspec.json.decode(value.encode())
        # Half of a pair of surrogates, or nested too deeply.
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise InvalidOptions("error-option-value", fault=str(error)) from None
    return value
