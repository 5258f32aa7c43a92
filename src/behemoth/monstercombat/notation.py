"""Actions as words: ``sword``, ``sword!`` with the trigger back, ``life>2``, ``pass``, ``shield``, ``take``,
``discard:sword``. Both languages are read, whatever the language of the reader."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from behemoth.games import AmbiguousText, Candidates, IllegalAction, InvalidText, Seat
from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES
from behemoth.monstercombat.actions import PASS, TAKE_IT, Action, Discard, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.cards import FACES, ORDER, SHIELD, TRIGGER_BACK
from behemoth.monstercombat.refusal import named_card, refusal

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState

#: The words of the notation are part of the record format, so they live here and not in the catalogue.
_FACE_WORDS: Final = {
    "en": ("sword", "shield", "life", "thief1", "thief2", "lightning", "skip"),
    "de": ("schwert", "schild", "leben", "dieb1", "dieb2", "blitz", "aussetzen"),
}
_PASS: Final = {"en": "pass", "de": "passen"}
_TAKE: Final = {"en": "take", "de": "hinnehmen"}
_DISCARD: Final = {"en": "discard:", "de": "ablegen:"}
_TARGET: Final = ">"


@cache
def _card_words(language: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for face, word in zip(FACES, _FACE_WORDS[language], strict=True):
        words[face.letter], words[face.letter.upper()] = word, word + TRIGGER_BACK
    return words


@cache
def _card_of() -> dict[str, str]:
    return {word: card for language in LANGUAGES for card, word in _card_words(language).items()}


def card_word(card: str, language: str = DEFAULT_LANGUAGE) -> str:
    """A card as one word, the trigger back marked."""
    return _card_words(language if language in LANGUAGES else DEFAULT_LANGUAGE)[card]


def write_action(action: Action, language: str = DEFAULT_LANGUAGE) -> str:
    """An action as records write it."""
    if language not in LANGUAGES:
        language = DEFAULT_LANGUAGE
    match action:
        case Play(card, target):
            return card_word(card, language) + ("" if target is None else f"{_TARGET}{target + 1}")
        case Pass():
            return _PASS[language]
        case TakeIt():
            return _TAKE[language]
        case Shield(card):
            return card_word(card, language)
        case Discard(card):
            return _DISCARD[language] + card_word(card, language)


def read_action(state: CombatState, seat: Seat, text: str) -> Action:
    """The legal action this text means. A card may be named without its back or target where only one fits."""
    action = _read(state, text.strip().lower())
    legal = state.actions(seat)
    if action in legal:
        return action
    likely = [other for other in legal if _same_but_for_details(action, other)]
    if len(likely) == 1:
        return likely[0]
    if likely and isinstance(action, Play) and action.target is None:
        raise AmbiguousText("error-combat-which-target", rule="D14", known=Candidates(likely, write_action))
    raise refusal(state, seat, action)


def _read(state: CombatState, word: str) -> Action:
    if word in _PASS.values():
        return PASS
    if word in _TAKE.values():
        return TAKE_IT
    for prefix in _DISCARD.values():
        if word.startswith(prefix):
            return Discard(_read_card(word[len(prefix) :]))
    name, mark, target = word.partition(_TARGET)
    card = _read_card(name)
    if mark:
        return Play(card, _read_target(target, len(state.hearts)))
    if state.phase == "shield":
        return _answer_with(card)
    return Discard(card) if state.phase == "discard" else Play(card)


def _answer_with(card: str) -> Shield:
    if card.lower() != SHIELD:
        raise IllegalAction("error-combat-only-shield", rule="B12", card=named_card(card))
    return Shield(card)


def _read_card(word: str) -> str:
    card = _card_of().get(word)
    if card is None:
        raise InvalidText("error-combat-word", word=word[:40])
    return card


def _read_target(text: str, seats: int) -> Seat:
    if not (text.isascii() and text.isdigit() and len(text) == 1 and 1 <= int(text) <= seats):
        raise InvalidText("error-combat-target", rule="D14", word=text[:20], seats=seats)
    return int(text) - 1


def _same_but_for_details(meant: Action, legal: Action) -> bool:
    """Whether a legal action differs from what was meant only by a back or a target nobody named."""
    match meant, legal:
        case Play(card, None), Play(other, _):
            return card == other or card.upper() == other
        case Play(card, target), Play(other, aimed):
            return card.upper() == other and target == aimed
        case (Shield(card), Shield(other)) | (Discard(card), Discard(other)):
            return card.upper() == other
        case _:
            return False


assert set(_card_of().values()) == set(ORDER)
