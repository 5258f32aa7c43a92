"""Draws the icons of the installed app from public/favicon.svg, with the browser of the tests.

Run it with `.venv/bin/python web/dev/icons.py`.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
#: name, size, how much of the picture the sign fills (a maskable icon is cut to a circle by some systems)
ICONS = (("icon-180", 180, 1.0), ("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, 0.72))


def main() -> None:
    sign = (PUBLIC / "favicon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, size, share in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = round(size * share)
            back = "#14564f" if share < 1 else "transparent"
            drawn = sign.replace("<svg ", f'<svg width="{inner}" height="{inner}" ')
            page.set_content(
                f'<body style="margin:0;background:{back};display:grid;place-items:center;height:{size}px">{drawn}'
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
