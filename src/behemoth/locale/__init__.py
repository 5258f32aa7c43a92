"""One catalogue of sentences for terminal, browser and log: a folder of Project Fluent files for each language.

The files are split by room so that each stays readable; together they are one catalogue. ``languages.py`` has the table
of languages.

>>> from behemoth.locale import say
>>> say("side-name", "de", side="white")
'Weiß'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from behemoth.locale.languages import DEFAULT_LANGUAGE, FORMS, LANGUAGE_TABLE, LANGUAGES, Language, known_language

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "LANGUAGE_TABLE",
    "LONGEST",
    "Language",
    "MissingSentence",
    "add_catalogue",
    "forms",
    "has",
    "known_language",
    "load_catalogues",
    "remove_catalogue",
    "say",
    "sources",
]

#: Fluent refuses longer arguments (a list of all squares of a board may be one); they are put in afterwards.
LONGEST: Final = 800

_extra_sources: list[Traversable] = []
#: Changes with every catalogue that comes or goes. Whatever is remembered is remembered for one number: what another
#: thread still works out from the catalogues of before must not be taken for the present.
_generation = 0


class MissingSentence(KeyError):
    """The catalogue has no such key, or an argument the sentence needs was not given."""


def add_catalogue(folder: Traversable) -> None:
    """Let another package bring its own ``en/*.ftl`` and ``de/*.ftl``, for a game of its own."""
    _extra_sources.append(folder)
    _forget()


def remove_catalogue(folder: Traversable) -> None:
    """Take away what a package brought, and nothing else."""
    _extra_sources.remove(folder)
    _forget()


def _forget() -> None:
    global _generation
    _generation += 1
    for remembered in (_bundle_of, _template, _format, _forms):
        remembered.cache_clear()


def sources(language: str) -> Iterator[Traversable]:
    """The catalogue files of one language, in a fixed order."""
    from importlib.resources import files  # late, like Fluent: rules are played without a sentence

    for root in (files(__name__), *_extra_sources):
        folder = root.joinpath(language)
        if folder.is_dir():
            yield from sorted(
                (entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name
            )


def _bundle(language: str) -> FluentBundle:
    return _bundle_of(language, _generation)


@cache
def _bundle_of(language: str, generation: int) -> FluentBundle:
    # Imported late: Fluent brings Babel along, and a move generator should not pay for that.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def load_catalogues() -> None:
    """Read all languages now, which takes some tenths of a second, so that nobody waits for it later."""
    for language in LANGUAGES:
        _bundle(language)


def has(key: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Whether the catalogue knows this sentence."""
    return bool(_bundle(language).has_message(key))


def say(key: str, language: str = DEFAULT_LANGUAGE, **arguments: Any) -> str:
    """The sentence for ``key`` with its arguments filled in; in the default language where nobody wrote it in this
    one, as a package that brings a game may have sentences in one language only."""
    if language not in LANGUAGES:
        language = DEFAULT_LANGUAGE
    template = _template(key, language, _generation)
    if template is None and not _bundle(language).has_message(key):
        language = DEFAULT_LANGUAGE
        template = _template(key, language, _generation)
    if template is not None:
        try:
            return template.format_map(arguments)
        except KeyError:  # an argument is missing
            raise MissingSentence(f"{key}: {sorted(arguments)}") from None
    # Numbers keep their digits as they are: a square or a rule number is never "1,234".
    plain = [(name, value if type(value) is str else str(value)) for name, value in arguments.items()]
    return _format(key, language, tuple(plain), _generation)


def forms(name: str, key: str, language: str = DEFAULT_LANGUAGE) -> Mapping[str, str]:
    """A word of the catalogue as an argument called ``name``, with every form of it that its language has.

    The forms are the attributes of its entry: articles, cases. A sentence takes the one it needs; where an entry lacks
    a form, the plain name has to do.

    >>> say("advice-threatens", "de", square="E5", **forms("target", "kind-lt", "de"))
    'Bedroht den leichten Panzer auf E5.'
    """
    return _forms(name, key, language if language in LANGUAGES else DEFAULT_LANGUAGE, _generation)


@cache
def _forms(name: str, key: str, language: str, generation: int) -> Mapping[str, str]:
    bundle = _bundle_of(language, generation)
    found = dict.fromkeys((name, *(f"{name}_{form}" for form in FORMS[language])), say(key, language))
    for form, pattern in bundle.get_message(key).attributes.items():
        found[f"{name}_{form}"] = str(bundle.format_pattern(pattern)[0])
    return MappingProxyType(found)


@lru_cache(maxsize=4096)
def _format(key: str, language: str, arguments: tuple[tuple[str, str], ...], generation: int) -> str:
    """Cached: the same names of pieces and cards, and sentences for several people, are needed often."""
    bundle = _bundle_of(language, generation)
    if not bundle.has_message(key):
        raise MissingSentence(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingSentence(key)
    long = {f"\ue000{name}\ue001": value for name, value in arguments if len(value) > LONGEST}
    shown = {name: f"\ue000{name}\ue001" if len(value) > LONGEST else value for name, value in arguments}
    formatted, errors = bundle.format_pattern(pattern, shown)
    if errors:
        raise MissingSentence(f"{key}: {errors[0]}")
    text = str(formatted)
    for mark, value in long.items():
        text = text.replace(mark, value)
    return text


@cache
def _template(key: str, language: str, generation: int) -> str | None:
    """A sentence that is text and arguments and nothing else, as most are: filling it in needs no Fluent."""
    from fluent.syntax import ast

    bundle = _bundle_of(language, generation)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    text = ""
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else ():
        if isinstance(element, ast.TextElement):
            text += element.value.replace("{", "{{").replace("}", "}}")
            continue
        argument = getattr(element, "expression", None)  # a literal has been put there in its stead
        if not isinstance(argument, ast.VariableReference):
            return None
        text += f"{{{argument.id.name}!s}}"
    return text or None
