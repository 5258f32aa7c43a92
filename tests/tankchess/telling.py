"""Stories: an action and what is told of it."""

from __future__ import annotations

from typing import Final

from behemoth.games import Event
from behemoth.tankchess import TankState, read_action
from tests.tankchess.monster_build import NO_CHANCE, game, played


def told(state: TankState, text: str) -> list[Event]:
    return list(state.play(state.to_act()[0], read_action(state.position, text), NO_CHANCE).events)


#: Obstacles around Black's spare command tank, so that nobody threatens it.
SHELTER: Final = "hI9 hI10 hJ9"
SHELTERS: Final = f"{SHELTER} hA2 hB2 hB1"
STORIES: Final = [
    ("drives", game("LTE2N", ground=SHELTER), "E2>F4NE", ["Drove white LT E2 F4 NE"]),
    ("turns", game("LTE2N", ground=SHELTER), "E2>E2S", ["Turned white LT E2 E2 S"]),
    ("reverses", game("LTE2N", ground=SHELTER), "E2>E1N", ["Reversed white LT E2 E1 N"]),
    ("steps aside", game("ME2N", ground=SHELTER), "E2>F2N", ["Stepped white M E2 F2 N"]),
    (
        "fires",
        game("MTE2N", "LTE8E", ground=SHELTER),
        "E2>E3N(E8)",
        ["Drove white MT E2 E3 N", "Fired white MT E3 E8 2 0 side", "Destroyed black LT E8 shot"],
    ),
    (
        "fells on its way and fires then",
        game("HTE2N", "LTE8S", ground=f"tE3 tE4 {SHELTER}"),
        "E2>E4N(E8)^E3^E4",
        [
            "Drove white HT E2 E4 N",
            "Felled E3",
            "Felled E4",
            "Fired white HT E4 E8 3 1 front",
            "Destroyed black LT E8 shot",
        ],
    ),
    (
        "fells along its path, not along the alphabet",
        game("HTE4S", ground=f"tE3 tE2 {SHELTER}"),
        "E4>E2S^E3^E2",
        ["Drove white HT E4 E2 S", "Felled E3", "Felled E2"],
    ),
    (
        "stomps in the order of its steps",
        game("ME5S", "LTE4S MTE3S", ground=SHELTER),
        "E5>E3S*E3*E4",
        ["Drove white M E5 E3 S", "Destroyed black LT E4 stomp", "Destroyed black MT E3 stomp"],
    ),
    (
        "flattens, then stomps",
        game("ME5N", "LTE7S", ground=f"tE6 {SHELTER}"),
        "E5>E7N*E7^E6",
        ["Drove white M E5 E7 N", "Felled E6", "Destroyed black LT E7 stomp"],
    ),
    (
        "everything a Monster can do",
        game("MD5N", "STE5S HTE4S LTE6S HTG7S", ground=SHELTER),
        "D5>E5N*E5t(E4)x(E6>G7)",
        [
            "Stepped white M D5 E5 N",
            "Destroyed black ST E5 stomp",
            "Swung E5 E4",
            "Destroyed black HT E4 tail",
            "Threw LT E6 G7",
            "Destroyed black LT E6 throw",
            "Destroyed black HT G7 throw",
            "Stacked G7",
        ],
    ),
    (
        "flames",
        game("ME5N", "LTE8N", ground=SHELTER),
        "E5>E6Nf(E8)",
        ["Drove white M E5 E6 N", "Flamed E6 E8", "Destroyed black LT E8 flame"],
    ),
    (
        "throws a wreck on a wreck",
        game("MD5N", ground=SHELTER, wrecks="LTE6 MTE8"),
        "D5>E5Nx(E6>E8)",
        ["Stepped white M D5 E5 N", "Threw LT E6 E8", "Stacked E8"],
    ),
    (
        "throws the wreck it stood on",
        game("ME6N", ground=SHELTER, wrecks="LTE6"),
        "E6>E5Nx(E6>E8)",
        ["Stepped white M E6 E5 N", "Threw LT E6 E8"],
    ),
    (
        "throws into the water",
        game("MD5N", "LTE6S", ground=f"wE8 {SHELTER}"),
        "D5>E5Nx(E6>E8)",
        ["Stepped white M D5 E5 N", "Threw LT E6 E8", "Destroyed black LT E6 throw", "Splashed LT E8"],
    ),
    (
        "throws onto a wreck in the water",
        game("MD5N", "LTE6S", ground=f"wE8 {SHELTER}", wrecks="AE8"),
        "D5>E5Nx(E6>E8)",
        ["Stepped white M D5 E5 N", "Threw LT E6 E8", "Destroyed black LT E6 throw", "Stacked E8"],
    ),
    (
        "throws its own",
        game("MD5N LTE6N", options="t", ground=SHELTER),
        "D5>E5Nx(E6>E8)",
        ["Stepped white M D5 E5 N", "Threw LT E6 E8", "Destroyed white LT E6 throw"],
    ),
    (
        "duels",
        game("ME5N", "ME7N", ground=SHELTER),
        "E5>E6Nd(E7)",
        ["Drove white M E5 E6 N", "Duelled E6 E7", "Destroyed black M E7 duel"],
    ),
    ("sinks", game("LTE2N", ground=f"wE4 {SHELTER}"), "E2>E4~", ["Sank white LT E4"]),
    (
        "sinks the command tank",
        game("CLTE2N", ground="wE4"),
        "E2>E4~",
        ["Sank white CLT E4", "Ended black sunk"],
    ),
    ("leaves", game("CLTB9N"), "B9>off", ["Left white CLT B9", "Ended white left"]),
    (
        "destroys the command tank",
        game("MTE2N", "CLTE8E"),
        "E2>E3N(E8)",
        [
            "Drove white MT E2 E3 N",
            "Fired white MT E3 E8 2 0 side",
            "Destroyed black CLT E8 shot",
            "Ended white destroyed",
        ],
    ),
    (
        "threatens both",
        game("CLTE7N", "CLTE10E"),
        "E7>E8NE",
        ["Drove white CLT E7 E8 NE", "Check white E10", "Escape white E8"],
    ),
    (
        "falls on a friend",
        played(game("HTE2N", "ME5S LTE6S", ground=SHELTER), "E2>E3N(E5)"),
        "/N",
        ["Toppled E5 N", "Destroyed black LT E6 crushed"],
    ),
    (
        "falls where it stood",
        game("HTB2N", "", falling="E5", stacks="E6 E4 D5 F5", turn="b", ground=SHELTER),
        "/-",
        ["Toppled E5 none"],
    ),
    (
        "crushes the command tank",
        game("CLTE6N", falling="E5"),
        "/N",
        ["Toppled E5 N", "Destroyed white CLT E6 crushed", "Ended black crushed"],
    ),
    (
        "repeats",
        played(game("LTE2N", "LTE9S", options="r2", ground=SHELTERS), "E2>E3N", "E9>E8S", "E3>E2N"),
        "E8>E9S",
        ["Reversed black LT E8 E9 S", "Ended none repetition"],
    ),
    (
        "quiet",
        played(game("LTE2N", "LTE9S", options="q1", ground=SHELTERS), "E2>E3N"),
        "E9>E8SW",
        ["Drove black LT E9 E8 SW", "Ended none quiet"],
    ),
    (
        "pushes, and the water takes it",
        game("BE2N", ground=f"lE3 wE4 {SHELTER}"),
        "E2>E3Np(E3>E4)",
        ["Drove white B E2 E3 N", "Pushed low E3 E4 True"],
    ),
    (
        "pushes a wreck onto a mine",
        game("BE2N", ground=f"xE4 {SHELTER}", wrecks="MTE3"),
        "E2>E3Np(E3>E4)",
        ["Drove white B E2 E3 N", "Pushed wreck E3 E4 False", "SetOff E4"],
    ),
    ("drives onto a mine", game("LTE2N", ground=f"xE4 {SHELTERS}"), "E2>E4!", ["Blown white LT E4"]),
    (
        "walks over a mine",
        game("ME2N", ground=f"xE3 {SHELTER}"),
        "E2>E4N!E3",
        ["Drove white M E2 E4 N", "SetOff E3"],
    ),
    (
        "fires at what an observer sees",
        game("HMB3N AOA6E", "LTE6S", ground=SHELTERS),
        "B3>B4N(E6)",
        ["Drove white HM B3 B4 N", "Fired white HM B4 E6 5 0 side A6", "Destroyed black LT E6 shot"],
    ),
    (
        "lays a mine",
        game("LTE2N", options="d1", ground=SHELTER),
        "!E4",
        ["Placed 0 E4 0"],
    ),
    (
        "detonates a mine under an enemy",
        game("LTE2N", "LTG6S", options="d1", mines="ffffffffffffffff.G6.", ground=SHELTERS),
        "E2>E3N!(G6)",
        ["Drove white LT E2 E3 N", "Detonated white G6", "Destroyed black LT G6 mine"],
    ),
    (
        "takes a flag",
        game("LTE6N", options="g2", flags="E1.E9", ground=SHELTER),
        "E6>E9N",
        ["Drove white LT E6 E9 N", "TookFlag white LT E9"],
    ),
    (
        "brings a flag back",
        game("MTE2N", "LTE8E", options="g2", flags="E1~E8.G9", ground=SHELTER),
        "E2>E3N(E8)",
        [
            "Drove white MT E2 E3 N",
            "Fired white MT E3 E8 2 0 side",
            "Destroyed black LT E8 shot",
            "FlagBack white E1",
        ],
    ),
    (
        "threatens to win by the flag",
        game("LTE3N", options="g1", flags="E1.E9", ground=SHELTER),
        "E3>E4N",
        ["Drove white LT E3 E4 N", "Flag white E4"],
    ),
]
