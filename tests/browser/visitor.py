"""Somebody with a browser of their own. Whatever goes wrong on their page fails the test."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Position, Response, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

DESKTOP: Final = ViewportSize(width=1280, height=800)
PHONE: Final = ViewportSize(width=360, height=740)
PATIENCE: Final = 20_000

NOW: Final = ".now"
YOUR_TURN: Final = ".now.mine"
OVER: Final = ".now.over"


class Visitor:
    """A browser context with one page, and short words for what people do there."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        phone: bool = False,
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        size = PHONE if phone else DESKTOP
        more.setdefault("locale", "en-GB")
        more.setdefault("reduced_motion", "reduce")
        self.context = browser.new_context(
            base_url=address, viewport=size, has_touch=phone, is_mobile=phone, device_scale_factor=1, **more
        )
        # Nobody here has to follow what bots do.
        self.keep("behemoth.settings", {"speed": "quick", **(settings or {})})
        self.phone = phone
        self._aside = False
        self.faults: list[str] = []
        self._expected: list[str] = []
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        # The server has the catalogue fetched that the browser's language asks for; who has chosen another one here
        # does not need it, and on a slow machine the browser says so.
        spare = ".ftl was preloaded using link preload but not used" in message.text
        if message.type in ("error", "warning") and not spare:
            self.faults.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status} from {response.url}")

    def expects(self, *patterns: str) -> None:
        """Faults this test causes itself, by cutting a cable for example."""
        self._expected.extend(patterns)

    def close(self) -> list[str]:
        """Close the browser; what went wrong and was not expected."""
        self.context.close()
        return [one for one in self.faults if not any(re.search(pattern, one) for pattern in self._expected)]

    # --- going somewhere ----------------------------------------------------------------------------------------------

    def keep(self, key: str, value: Any) -> None:
        """Write to the storage of this browser before the page is loaded."""
        told = json.dumps([key, json.dumps(value)])
        write = "([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value)"
        self.context.add_init_script(f"({write})({told})")

    def go(self, path: str) -> None:
        """Open an address, and wait until the page is there."""
        self.page.goto(path)
        expect(self.page.locator("main h1").first).to_be_attached(timeout=PATIENCE)

    def sit(self, made: dict[str, Any], game: str, *seats: int, mode: str = "online") -> str:
        """Open a match made without a page, with the tokens of these seats (of all without any)."""
        held = [seat for seat in made["seats"] if not seats or seat["seat"] in seats]
        match = {"match": made["match"], "game": game, "mode": mode, "seats": held, "invites": made["invites"], "at": 0}
        self.page.goto("/settings")
        self.page.evaluate("held => localStorage.setItem('behemoth.matches', held)", json.dumps([match]))
        self.go(f"/m/{made['match']}")
        return str(made["match"])

    def button(self, name: str | re.Pattern[str], **more: Any) -> Locator:
        """A button by the words on it."""
        return self.page.get_by_role("button", name=name, **more)

    @property
    def match(self) -> str:
        """The match whose page is open."""
        self.page.wait_for_url(re.compile(r"/m/"))
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    def wait_for(self, *selectors: str, seconds: float | None = None) -> Locator:
        """The first of these that is there, within the usual time or so many seconds."""
        found = self.page.locator(", ".join(selectors)).first
        found.wait_for(state="visible", timeout=None if seconds is None else seconds * 1000)
        return found

    def press(self, name: str) -> None:
        """A button that may have appeared where the last one was pressed: it takes no press for a moment."""
        button = self.button(name)
        button.wait_for()
        self.page.wait_for_timeout(600)
        button.click()

    # --- Tank Chess ---------------------------------------------------------------------------------------------------

    def centre(self, square: str) -> tuple[float, float]:
        """Where a square is on the screen."""
        box = self.page.locator(f'[data-square="{square}"]').bounding_box()
        assert box is not None, f"{square} is not on the board"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self, square: str) -> None:
        """The mouse on a square."""
        self.page.mouse.click(*self.centre(square))

    def tap(self, square: str) -> None:
        """A finger on a square."""
        self.page.touchscreen.tap(*self.centre(square))

    def type_move(self, text: str) -> None:
        """A move in notation, as quick players enter it."""
        self.wait_for("[role=grid]")
        field = self.page.locator("#tank-typed")
        for _ in range(40):  # whoever is not to move yet cannot write one
            if field.is_visible():
                break
            self.page.keyboard.press("/")
            self.page.wait_for_timeout(100)
        field.fill(text)
        field.press("Enter")

    @property
    def moves(self) -> Locator:
        """The move list, if its tab is open."""
        return self.page.locator(".moves .move")

    # --- Monster Combat -----------------------------------------------------------------------------------------------

    def play_cards(self, most: int = 400) -> int:
        """Play until the end by clicking whatever glows; how many decisions that were."""
        missed = 0
        for decisions in range(most):
            # Whoever is out watches the others play on, card by card.
            self.wait_for(OVER, ".decision .answer:enabled", ".bar.mine", seconds=180)
            if self.page.locator(OVER).count():
                return decisions
            try:
                self.decide()
            except TooLate:
                # What was there a moment ago is gone: the last click was still under way. More than once is a fault.
                missed += 1
                if missed > 1:
                    raise
        raise AssertionError(f"no end after {most} decisions")

    def decide(self) -> None:
        """One decision: a shield if there is one, else the first card that glows, else pass."""
        before = self.turn()
        # Not twice in the same place at once: that would be a double click, and the page does not take it for more.
        self._aside = not self._aside
        beside = Position(x=24 if self._aside else 72, y=20)
        answer = self.page.locator(".decision .answer:enabled")
        if answer.count():
            answer.first.click(position=beside)
        else:
            glowing = self.page.locator(".hand .option.can")
            if glowing.count():
                glowing.first.click()
                aim = self.page.locator(".whom .target")
                if aim.count():
                    aim.first.click()
                self.page.locator(".bar .primary.big:enabled").click(position=beside)
            else:
                self.page.locator(".bar .buttons button:enabled").last.click(position=beside)
        self.page.wait_for_function(f"before => ({_TURN})() !== before || document.querySelector('{OVER}')", arg=before)

    def turn(self) -> str:
        """Something that changes with every decision."""
        return str(self.page.evaluate(_TURN))


#: The log grows with everything that happens.
_TURN: Final = "() => document.querySelector('[role=log]')?.textContent ?? ''"
