"""Names of players, cards, events and monsters in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from behemoth.games import Seat
from behemoth.locale import DEFAULT_LANGUAGE, forms, say
from behemoth.monstercombat.tables.cards import FACE_OF, ORDER, TRIGGER_BACK
from behemoth.monstercombat.tables.event_cards import KINDS
from behemoth.monstercombat.tables.monsters import MONSTERS


def player_name(seat: Seat, language: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()) -> str:
    """The player's name, or "Player 2" where nobody gave one."""
    return names[seat] if seat < len(names) and names[seat] else say("combat-player", language, number=seat + 1)


def card_name(card: str, language: str = DEFAULT_LANGUAGE) -> str:
    """The name of a card; an exclamation mark stands for the trigger back."""
    name = say(f"combat-card-{FACE_OF[card].name}", language)
    return f"{name} ({TRIGGER_BACK})" if card.isupper() else name


def card_names(cards: str, language: str = DEFAULT_LANGUAGE) -> str:
    """Several cards in one phrase, equal ones counted."""
    counts = Counter(cards)
    return ", ".join(
        f"{counts[card]} × {card_name(card, language)}" if counts[card] > 1 else card_name(card, language)
        for card in ORDER
        if counts[card]
    )


def event_card_name(kind: str, language: str = DEFAULT_LANGUAGE) -> str:
    """The name of an event card."""
    return say(f"combat-event-card-{KINDS[kind]}", language)


def monster_name(number: int, language: str = DEFAULT_LANGUAGE) -> str:
    """The name of a monster; all but the dinosaur and the final boss are ours."""
    return say(f"combat-monster-{MONSTERS[number - 1].name}", language)


def monster_forms(number: int, language: str = DEFAULT_LANGUAGE) -> Mapping[str, str]:
    """The monster as an argument of a sentence, in every form its language has."""
    return forms("monster", f"combat-monster-{MONSTERS[number - 1].name}", language)
