"""The hot seat of any game: what is seen as text, what can be done as a numbered list that can be searched."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from behemoth.games import (
    EVERYTHING,
    PUBLIC,
    Event,
    Game,
    InvalidText,
    LegalPage,
    Moment,
    Seat,
    State,
    Viewer,
    find_game,
    list_legal,
    rng_for,
)
from behemoth.locale import has
from behemoth.terminal.asking import Asker
from behemoth.terminal.hotseat import Command, HotSeat
from behemoth.terminal.passing_seat import PassingSeat
from behemoth.terminal.session import Session
from behemoth.terminal.trouble import whole_number
from behemoth.terminal.voice import Voice

#: So many actions are listed at once, side by side where they fit.
SHOWN: Final = 30
WIDEST: Final = 72


class AnySeat(PassingSeat):
    """People at one device at a game of which nothing is known but the contract. Where they hide something from each
    other the device is handed around; else everybody looks on."""

    help_title = "any-seat-hint"
    BEFORE = -1

    def __init__(self, voice: Voice, asker: Asker, session: Session) -> None:
        #: The actions listed last, which a number may mean.
        self._listed: tuple[str, ...] = ()
        super().__init__(voice, asker, session)

    @property
    def game(self) -> Game[Any, Any]:
        """What is played."""
        return find_game(self.session.record.game)

    @property
    def state(self) -> State[Any]:
        """The present moment."""
        return self.session.state

    @property
    def viewer(self) -> Viewer:
        """Who looks: one person alone with bots, whoever holds the device, everybody after the end."""
        if self.state.outcome() is not None:
            return EVERYTHING
        if len(self.session.people) == 1:
            return self.session.people[0]
        looks = self.holder if self.hidden else self.session.asked
        return PUBLIC if looks is None else looks

    def commands(self) -> dict[str, Command]:
        own: dict[str, Command] = {
            "list": self._list,
            "find": self._find,
            "position": self._position,
            "resign": self._resign,
            "draw": self._draw,
        }
        return super().commands() | own

    # -- showing -------------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        key = f"game-{self.game.id}"
        self.voice.tell(self.voice.say(key) if has(key, self.voice.language) else self.game.id, "bold")
        if not self.hidden:
            self._tell(self.session.moments[0].events)

    def instructions(self) -> None:
        self.voice.tell_key("any-seat-hint")

    def picture(self) -> None:
        if self.hidden:
            super().picture()
        else:
            self.draw_table()

    def draw_table(self) -> None:
        for line in self.game.describe(self.state.view(self.viewer), self.voice.language).splitlines():
            self.voice.tell(line)

    def status(self) -> None:
        """What can be done, where somebody at the keyboard is asked."""
        if self.session.asked is not None:
            self._show(self._legal())

    def after_end(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        key = f"outcome-{outcome.reason}"
        reason = self.voice.say(key) if has(key, self.voice.language) else outcome.reason
        winners = ", ".join(self.seat_name(seat) for seat in outcome.winners)
        self.voice.tell_key("any-seat-won" if winners else "any-seat-shared", "bold", names=winners, reason=reason)
        scores = ", ".join(f"{self.seat_name(seat)}: {score:g}" for seat, score in enumerate(outcome.scores))
        self.voice.tell_key("any-seat-scores", scores=scores)
        super().after_end()

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            heard = event.seen_by(self.viewer)
            if heard is not None:
                self.voice.tell(heard.sentence(self.voice.language, self.session.record.names))

    def _log(self, rest: str) -> None:
        for moment in self.session.moments[-10:]:
            self._tell(moment.events)

    def learnt(self, moment: Moment) -> bool:
        """Whether it can never be taken back: ``Step.final``."""
        before = self.session.moments[moment.index - 1].state if moment.index else None
        if before is None or moment.entry is None or moment.seat is None:
            return False
        action = before.read(moment.seat, moment.entry.text)
        chance = rng_for(self.session.record.seed, moment.index - 1)
        return before.play(moment.seat, action, chance, events=False).final

    # -- the list of what can be done ----------------------------------------------------------------------------------

    def _legal(self, find: str = "", skip: int = 0) -> LegalPage:
        seat = self.session.asked
        assert seat is not None
        return list_legal(self.state, seat, find=find, skip=skip, most=SHOWN, language=self.voice.language)

    def _show(self, page: LegalPage) -> None:
        """Under their headings, with numbers to type; where actions are written as numbers, those are the numbers."""
        plain = any(action.text.isdigit() for action in page.actions)
        self._listed = () if plain else tuple(action.text for action in page.actions)
        numbers = [action.text if plain else str(number) for number, action in enumerate(page.actions, 1)]
        lines = [
            f"{number:>3}" if number == action.label else f"{number:>3}  {action.label}"
            for number, action in zip(numbers, page.actions, strict=True)
        ]
        for group, some in groupby(zip(page.actions, lines, strict=True), lambda listed: listed[0].group):
            self._show_group(group, [line for _, line in some])
        left = page.found - page.skip - len(page.actions)
        if left > 0:
            self.voice.tell_key("any-seat-more", left=left, next=page.skip + len(page.actions) + 1)

    def _show_group(self, group: str, lines: list[str]) -> None:
        if group:
            self.voice.tell(f"{group}:", "bold")
        beside = "  ".join(lines)
        for line in [beside] if len(beside) <= WIDEST else lines:
            self.voice.tell(f" {line}")

    def _list(self, rest: str) -> None:
        if self.session.asked is not None:
            most = max(1, len(self.state.actions(self.session.asked)))
            self._show(self._legal(skip=whole_number(rest or "1", "list", 1, most) - 1))

    def _find(self, rest: str) -> None:
        if self.session.asked is not None:
            page = self._legal(find=rest)
            if page.actions:
                self._show(page)
            else:
                self.voice.tell_key("any-seat-none", words=rest[:40])

    # -- playing -------------------------------------------------------------------------------------------------------

    def _carry_out(self, line: str) -> None:
        """An action, also where it is called like a command; the number of one; a command; or a part of some action."""
        if self._is_action(line):
            self.happened(self.session.play(line))
        elif line.isdigit() and 0 < int(line[:9]) <= len(self._listed):
            self.happened(self.session.play(self._listed[int(line) - 1]))
        else:
            try:
                super()._carry_out(line)
            except InvalidText:
                found = self._legal(find=line) if self.session.asked is not None else None
                if found is None or not found.actions:
                    raise
                self._show(found)

    def _is_action(self, line: str) -> bool:
        seat = self.session.asked
        if seat is None:
            return False
        try:
            self.state.read(seat, line)
        except ValueError:
            return False
        return True

    def happened(self, events: Iterable[Event]) -> None:
        self._listed = ()
        if self.hidden:
            super().happened(events)
            return
        self._tell(events)
        self.show()
        if self.state.outcome() is not None:
            self.after_end()

    def let_bots_play(self) -> None:
        if self.hidden:
            super().let_bots_play()
        else:
            HotSeat.let_bots_play(self)

    def _position(self, rest: str) -> None:
        """The state in one line, where it tells nobody's secret."""
        if self.game.secrets and self.state.hides and self.state.outcome() is None:
            self.voice.tell_key("any-seat-secret")
        else:
            self.voice.tell(self.state.text())

    def _resign(self, rest: str) -> None:
        self.happened(self.session.resign())

    def _draw(self, rest: str) -> None:
        others = [seat for seat in self.session.people if seat != self.session.asked]
        for seat in others if self.session.asked is not None else ():
            if not self.asker.agrees(self.voice.say("terminal-ask-draw", side=self.seat_name(seat))):
                self.voice.tell_key("terminal-draw-refused")
                return
        self.happened(self.session.agree_on_draw())

    def seat_name(self, seat: Seat) -> str:
        names = self.session.record.names
        return names[seat] if seat < len(names) and names[seat] else self.voice.say("player-of-seat", number=seat + 1)
