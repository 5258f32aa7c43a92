"""``python -m behemoth`` is the command ``behemoth``."""

from behemoth.terminal import main

if __name__ == "__main__":
    main()
