"""Actions as words: ``sword``, ``sword!`` with the trigger back, ``life>2``, ``pass``, ``shield``, ``take``,
``discard:sword``.

Records write the names of the table of faces; other languages have words of their own in the catalogue
(``combat-word-…``). Words of every language are read, whatever the language of the reader.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from behemoth.games import AmbiguousText, Candidates, IllegalAction, InvalidText, Seat
from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES, has, say
from behemoth.monstercombat.actions import PASS, TAKE_IT, Action, Discard, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.parts import DISCARD, SHIELD
from behemoth.monstercombat.rules.refusals import named_card, refusal
from behemoth.monstercombat.tables.cards import FACES, SHIELDS, TRIGGER_BACK

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState

#: The words that are no cards, as records write them.
_PASS, _TAKE, _DISCARD = "pass", "take", "discard"
_OF: Final = ":"
_TARGET: Final = ">"


def word_for(name: str, language: str = DEFAULT_LANGUAGE) -> str:
    """One word of the notation in a language; the name itself where the catalogue has none."""
    key = f"combat-word-{name}"
    own = language in LANGUAGES and language != DEFAULT_LANGUAGE and has(key, language)
    return say(key, language) if own else name


def card_word(card: str, language: str = DEFAULT_LANGUAGE) -> str:
    """A card as one word, the trigger back marked."""
    return _card_words(language if language in LANGUAGES else DEFAULT_LANGUAGE)[card]


@cache
def _card_words(language: str) -> dict[str, str]:
    """Cached: each action of each list of actions is written by it."""
    words: dict[str, str] = {}
    for face in FACES:
        word = word_for(face.name, language)
        words[face.letter], words[face.letter.upper()] = word, word + TRIGGER_BACK
    return words


def action_text(action: Action, language: str = DEFAULT_LANGUAGE) -> str:
    """An action as records write it."""
    match action:
        case Play(card, target):
            return card_word(card, language) + ("" if target is None else f"{_TARGET}{target + 1}")
        case Pass():
            return word_for(_PASS, language)
        case TakeIt():
            return word_for(_TAKE, language)
        case Shield(card):
            return card_word(card, language)
        case Discard(card):
            return word_for(_DISCARD, language) + _OF + card_word(card, language)


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
        raise AmbiguousText("error-combat-which-target", rule="D14", known=Candidates(likely, action_text))
    raise refusal(state, seat, action)


def _read(state: CombatState, word: str) -> Action:
    if _means(word, _PASS):
        return PASS
    if _means(word, _TAKE):
        return TAKE_IT
    before, mark, rest = word.partition(_OF)
    if mark and _means(before, _DISCARD):
        return Discard(_read_card(rest))
    name, mark, target = word.partition(_TARGET)
    card = _read_card(name)
    if mark:
        return Play(card, _read_target(target, len(state.hearts)))
    if state.turn.phase == SHIELD:
        return _answer_with(card)
    return Discard(card) if state.turn.phase == DISCARD else Play(card)


def _means(word: str, name: str) -> bool:
    return word == name or any(word == word_for(name, language) for language in LANGUAGES)


def _answer_with(card: str) -> Shield:
    if card not in SHIELDS:
        raise IllegalAction("error-combat-only-shield", rule="B12", card=named_card(card))
    return Shield(card)


def _read_card(word: str) -> str:
    for language in LANGUAGES:
        for card, written in _card_words(language).items():
            if word == written:
                return card
    raise InvalidText("error-combat-word", word=word[:40])


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
