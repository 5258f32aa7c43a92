"""The hot seat of Monster Combat: the device goes around, and nobody sees another's hand."""

from __future__ import annotations

from behemoth.games import PUBLIC, Moment, Seat
from behemoth.monstercombat import FACES, REVEALING, CombatState, card_word
from behemoth.terminal.combat_table import table_lines, what_is_asked
from behemoth.terminal.passing_seat import PassingSeat


class CombatSeat(PassingSeat):
    """2 to 7 people, one device."""

    @property
    def state(self) -> CombatState:
        """The present moment."""
        state = self.session.state
        assert isinstance(state, CombatState)
        return state

    @property
    def hidden(self) -> bool:
        """Whether hands have to be hidden from each other (B24); one person alone with bots has nobody to hide from."""
        return not self.state.options.open_hands and len(self.session.people) > 1

    def seat_name(self, seat: Seat) -> str:
        names = self.session.record.names
        return names[seat] if names and names[seat] else self.voice.say("combat-player", number=seat + 1)

    # -- showing -------------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        variant = self.voice.say(f"combat-variant-{self.state.options.variant}")
        self.voice.tell_key("combat-seat-welcome", "bold", variant=variant)

    def instructions(self) -> None:
        self.voice.tell_key("combat-seat-hint")

    def status(self) -> None:
        """What is asked and what can be answered."""
        seat = self.session.asked
        if seat is not None:
            actions = [self.state.write(seat, action, self.voice.language) for action in self.state.actions(seat)]
            self.voice.tell(what_is_asked(self.state.view(seat), self._names(), self.voice.language), "bold")
            self.voice.tell_key("combat-seat-actions", actions=", ".join(actions))

    def _names(self) -> list[str]:
        return [self.seat_name(seat) for seat in range(self.session.record.seats)]

    def draw_table(self) -> None:
        """The table as the one who looks may see it; after the end as everybody may."""
        seat = self.holder if self.state.to_act() else None
        view = self.state.view(PUBLIC if seat is None else seat)
        for line, style in table_lines(view, self._names(), self.voice.language, hearts=self.voice.arrows):
            self.voice.tell(line, style)

    def learnt(self, moment: Moment) -> bool:
        return any(isinstance(event, REVEALING) for event in moment.events)

    def _help(self, rest: str) -> None:
        self.voice.tell_key("combat-seat-help", "bold")
        for face in FACES:
            effect = self.voice.say(f"combat-effect-{self.state.options.variant}-{face.name}")
            self.voice.tell(f"  {card_word(face.letter, self.voice.language):<12}{effect}")
        self.voice.tell_key("combat-seat-help-more")
        width = max(len(self._shown(name)) for name in self._commands) + 2
        for name in self._commands:
            self.voice.tell(f"  {self._shown(name):<{width}}{self.voice.say(f'terminal-help-{name}')}")
