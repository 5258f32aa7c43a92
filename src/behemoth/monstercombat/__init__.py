"""The law of Monster Combat: both variants, every card, every ruling. It knows no other game."""

from behemoth.monstercombat.actions import PASS, TAKE_IT, Action, Discard, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.cards import FACE_OF, FACES, Face, shown
from behemoth.monstercombat.events import CombatEvent
from behemoth.monstercombat.game import MonsterCombat
from behemoth.monstercombat.monsters import MONSTERS, Monster
from behemoth.monstercombat.notation import card_word, write_action
from behemoth.monstercombat.options import COOP, VERSUS, EventCounts, Options
from behemoth.monstercombat.presets import PRESETS, preset
from behemoth.monstercombat.state import CombatState
from behemoth.monstercombat.view import View

__all__ = [
    "COOP",
    "FACES",
    "FACE_OF",
    "MONSTERS",
    "PASS",
    "PRESETS",
    "TAKE_IT",
    "VERSUS",
    "Action",
    "CombatEvent",
    "CombatState",
    "Discard",
    "EventCounts",
    "Face",
    "Monster",
    "MonsterCombat",
    "Options",
    "Pass",
    "Play",
    "Shield",
    "TakeIt",
    "View",
    "card_word",
    "preset",
    "shown",
    "write_action",
]
