# Behemoth. `make` alone prints what there is.
# PYTHON=/path/to/python3 chooses the Python, ARGS="…" is handed to what is run.

.DEFAULT_GOAL := help
.PHONY: help play test quick check docs bench bench-full strength figures rules pictures screens web pins clean engine \
	setup-run setup-dev setup-docs

ENV     := .venv/bin
NEWEST  := python3 python3.14 python3.13 python3.12 python3.11
PYTHONS  = $(if $(PYTHON),$(PYTHON),$(ENV)/python $(NEWEST))
COMPILE  = $(ENV)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make pins" $(ARGS)

export UV_CACHE_DIR := $(CURDIR)/.cache/uv
export UV_PYTHON_DOWNLOADS := never
export HYPOTHESIS_STORAGE_DIRECTORY := $(CURDIR)/.cache/hypothesis

help:
	@echo 'Behemoth: Tank Chess and Monster Combat'
	@echo
	@echo '  make play    play in the browser               (ARGS="…" as in: behemoth play …)'
	@echo '  make test    all checks and all tests          (ARGS="…" for pytest, e.g. ARGS="-k wreck")'
	@echo '  make quick   the checks and the tests that matter, under 90 s on two cores'
	@echo '  make check   only the checks: style, types, who imports whom, and the web app'
	@echo '  make docs    build the documentation site into build/docs: guides, rule books, API reference, search'
	@echo '  make bench   how quick rules and engine are, beside Stockfish, python-chess and RLCard (3 minutes)'
	@echo '  make bench-full   the same with more rounds, and beside OpenSpiel, which it brings along'
	@echo '  make strength     how strong the bots are: tournaments with error bars (an hour; ARGS="greedy" for one)'
	@echo '  make figures      fill README and docs with what the bench has written and with counts of the code'
	@echo '  make rules   write docs/rule-coverage.md anew: which test covers which rule'
	@echo '  make pictures, make screens   draw docs/pictures anew, or photograph the table for them'
	@echo '  make web     build the web app anew into the package'
	@echo '  make engine  build the engine anew if its sources changed (it needs a C++ compiler)'
	@echo '  make pins    write requirements/*.txt anew     (ARGS=--upgrade for newer versions)'
	@echo '  make clean   remove everything that was made here, .venv included'
	@echo
	@echo 'Each makes its own environment in .venv first. PYTHON=/path/to/python3 chooses the Python (3.11+).'

play: setup-run
	@$(ENV)/behemoth play $(ARGS)

# The browser has its own run, so that there is never one for each core; what fails there is tried once more, one after
# another, since a browser on a busy machine can be late. Code 5 is "nothing selected", by ARGS="-k …".
BROWSER := -m pytest tests/browser
test: check
	$(ENV)/python -m pytest -n auto --maxprocesses 8 --dist loadgroup -m "not browser" $(ARGS) || [ $$? -eq 5 ]
	$(ENV)/python $(BROWSER) -n 2 --dist loadfile $(ARGS) || [ $$? -eq 5 ] || \
		{ echo 'Once more, what failed, one after another:'; $(ENV)/python $(BROWSER) --last-failed $(ARGS); }

# What is slow stands in tests/conftest.py, with the reason. The web app has checks of its own: `make check`.
quick: setup-dev
	$(ENV)/python -m ruff check
	$(ENV)/lint-imports --no-logo --cache-dir .cache/import-linter
	$(ENV)/python -m mypy
	$(ENV)/python -m pytest -n auto --maxprocesses 8 --dist loadgroup -q -m "not slow and not browser" $(ARGS) || [ $$? -eq 5 ]

check: setup-dev
	$(ENV)/python -m ruff check
	$(ENV)/python -m mypy
	$(ENV)/lint-imports --no-logo --cache-dir .cache/import-linter
	$(ENV)/python scripts/web.py check

docs: setup-docs
	@$(ENV)/python scripts/docs_site.py

bench: setup-dev
	@$(ENV)/python -m bench $(ARGS)

bench-full: setup-dev
	@$(ENV)/python -m bench --full $(ARGS)

strength: setup-dev
	@$(ENV)/python -m bench strength $(ARGS)

figures: setup-dev
	@$(ENV)/python scripts/figures.py $(ARGS)
	@$(ENV)/python scripts/count.py

rules: setup-dev
	@$(ENV)/python scripts/rule_table.py $(ARGS)

pictures: setup-dev
	@$(ENV)/python scripts/pictures.py $(ARGS)
	@$(ENV)/python scripts/architecture_pictures.py

screens: setup-dev
	@$(ENV)/python scripts/screenshots.py $(ARGS)

web: setup-dev
	@$(ENV)/python scripts/web.py build

pins: setup-dev
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) pyproject.toml requirements/run.in -o requirements/run.txt
	$(COMPILE) requirements/engine.in -o requirements/engine.txt
	$(COMPILE) pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(COMPILE) requirements/docs.in -o requirements/docs.txt
	$(COMPILE) requirements/bench.in -o requirements/bench.txt

# Set-up builds the engine whenever its sources have changed; this is the word for doing only that.
engine: setup-dev

clean:
	rm -rf .venv .cache build dist .hypothesis .pytest_cache .mypy_cache .ruff_cache
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

setup-run setup-dev setup-docs:
	@for python in $(PYTHONS); do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			exec "$$python" scripts/setup.py $(@:setup-%=%); \
		fi; \
	done; \
	echo 'Behemoth needs Python 3.11 or newer, and there is none among: $(PYTHONS).' >&2; \
	echo 'Install one (python.org, or your system'"'"'s packages), or name it: make PYTHON=/path/to/python3 …' >&2; \
	exit 2
