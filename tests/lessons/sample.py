"""The example of docs/lessons.md: a lesson that the tests may break."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

PAGE: Final = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
#: The first is a whole lesson, the second a task of cards.
EXAMPLES: Final = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
NAME: Final = "alley"
LESSON: Final = EXAMPLES[0]
CARD_LESSON: Final = (
    'id = "alley"\ngame = "monster-combat"\norder = 1\ntitle.en = "x"\ntitle.de = "x"\nabout.en = "x"\nabout.de = "x"\n'
    + EXAMPLES[1]
)
