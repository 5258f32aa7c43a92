"""The law of Monster Combat: both variants, every card, every ruling. It knows no other game."""

from behemoth.monstercombat.actions import PASS, TAKE_IT, Action, Discard, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.cards import (
    FACE_OF,
    FACES,
    LIFE,
    LIGHTNING,
    OPENING_HAND,
    ORDER,
    POWER,
    SHIELD,
    SHIELDS,
    SKIP,
    SWORD,
    THIEF1,
    THIEF2,
    Face,
    shown,
    triggers,
)
from behemoth.monstercombat.draft import next_living
from behemoth.monstercombat.effects import AT_THE_NEXT, hits_of
from behemoth.monstercombat.events import REVEALING, Backfired, CombatEvent, EventRevealed, EventsShuffled, PileShuffled
from behemoth.monstercombat.game import MonsterCombat
from behemoth.monstercombat.memory.recent import CAME, GONE, HIT, IN_VAIN, PASSED, SHIELDED
from behemoth.monstercombat.monsters import MONSTERS, Monster
from behemoth.monstercombat.notation import card_word, write_action
from behemoth.monstercombat.options import COOP, VERSUS, EventCounts, Options, checked, deck_for
from behemoth.monstercombat.presets import PRESETS, preset
from behemoth.monstercombat.state import CombatState
from behemoth.monstercombat.turn import LAST_SURVIVOR, MONSTERS_DEFEATED, PLAYERS_DEFEATED, TURN_CAP
from behemoth.monstercombat.view import PlayerView, View
from behemoth.monstercombat.words import card_name, card_names, event_card_name, monster_name, player_name

__all__ = [
    "AT_THE_NEXT",
    "CAME",
    "COOP",
    "FACES",
    "FACE_OF",
    "GONE",
    "HIT",
    "IN_VAIN",
    "LAST_SURVIVOR",
    "LIFE",
    "LIGHTNING",
    "MONSTERS",
    "MONSTERS_DEFEATED",
    "OPENING_HAND",
    "ORDER",
    "PASS",
    "PASSED",
    "PLAYERS_DEFEATED",
    "POWER",
    "PRESETS",
    "REVEALING",
    "SHIELD",
    "SHIELDED",
    "SHIELDS",
    "SKIP",
    "SWORD",
    "TAKE_IT",
    "THIEF1",
    "THIEF2",
    "TURN_CAP",
    "VERSUS",
    "Action",
    "Backfired",
    "CombatEvent",
    "CombatState",
    "Discard",
    "EventCounts",
    "EventRevealed",
    "EventsShuffled",
    "Face",
    "Monster",
    "MonsterCombat",
    "Options",
    "Pass",
    "PileShuffled",
    "Play",
    "PlayerView",
    "Shield",
    "TakeIt",
    "View",
    "card_name",
    "card_names",
    "card_word",
    "checked",
    "deck_for",
    "event_card_name",
    "hits_of",
    "monster_name",
    "next_living",
    "player_name",
    "preset",
    "shown",
    "triggers",
    "write_action",
]
