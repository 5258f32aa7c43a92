# Behemoth. `make` alone prints what there is.
# PYTHON=/path/to/python3 chooses the Python, ARGS="…" is handed to what is run.

.DEFAULT_GOAL := help
.PHONY: help play test quick check check-python check-web docs bench bench-full faults fuzz strength sprt learn-tanks learn-cards figures rules pictures screens web pins clean engine \
	setup-run setup-dev setup-docs

ENV     := .venv/bin
NEWEST  := python3 python3.14 python3.13 python3.12 python3.11
PYTHONS  = $(if $(PYTHON),$(PYTHON),$(ENV)/python $(NEWEST))
COMPILE  = $(ENV)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make pins" $(ARGS)

export UV_CACHE_DIR := $(CURDIR)/.cache/uv
export UV_PYTHON_DOWNLOADS := never
export HYPOTHESIS_STORAGE_DIRECTORY := $(CURDIR)/.cache/hypothesis
# Some machines forbid Python to keep what it has compiled. The tests start a thousand processes, and each would compile
# everything anew.
unexport PYTHONDONTWRITEBYTECODE

help:
	@echo 'Behemoth: Tank Chess and Monster Combat'
	@echo
	@echo '  make play    play in the browser               (ARGS="…" as in: behemoth play …)'
	@echo '  make test    all checks and all tests          (ARGS="…" for pytest, e.g. ARGS="-k wreck")'
	@echo '  make quick   the checks and the tests that matter, under 90 s on two cores'
	@echo '  make check   only the checks: style, types, who imports whom, and the web app'
	@echo '  make docs    build the documentation site into build/docs: guides, rule books, API reference, search'
	@echo '  make bench   how quick rules and engine are, beside Stockfish, python-chess, OpenSpiel and RLCard (3 minutes)'
	@echo '  make bench-full   the same with more rounds'
	@echo '  make faults  two hundred faults in random order under load, and a checker (20 minutes; ARGS="--faults 50")'
	@echo '  make fuzz    feed made-up input to every parser, guided by coverage (a minute for each; ARGS="position")'
	@echo '  make learn-tanks  let the engine learn the evaluation of Tank Chess anew; goes on where it was stopped (forty minutes)'
	@echo '  make learn-cards  let the engine learn Monster Combat anew; goes on where it was stopped (half an hour)'
	@echo '  make strength     how strong the bots are: tournaments with error bars (an hour; ARGS="greedy" for one)'
	@echo '  make sprt    this version against another, until it is sure which is stronger (ARGS="--base main")'
	@echo '  make figures      fill README and docs with what the bench has written and with counts of the code'
	@echo '  make rules   write docs/rule-coverage.md anew: which test covers which rule'
	@echo '  make pictures, make screens   draw docs/pictures anew, or photograph the table for them'
	@echo '  make web     build the web app anew into the package'
	@echo '  make engine  build the engine if its sources changed or it failed before (it needs a C++ compiler)'
	@echo '  make pins    write requirements/*.txt anew     (ARGS=--upgrade for newer versions)'
	@echo '  make clean   remove everything that was made here, .venv included'
	@echo
	@echo 'Each makes its own environment in .venv first. PYTHON=/path/to/python3 chooses the Python (3.11+).'

# The table opens at once; the engine, where it is not there yet, is built by this command beside it.
play: setup-run
	@BEHEMOTH_ENGINE_BUILD="$(ENV)/python scripts/setup.py beside" $(ENV)/behemoth play $(ARGS)

# Tests in three runs: everything on all cores; table and server once more on a PostgreSQL that the tests start
# themselves; the browser, of which there is never one for each core. What fails is tried once more, one after another
# and for all to see, since servers and browsers on a busy machine can be late. Code 5 is "nothing selected", by
# ARGS="-k …".
RUN_TESTS = $(ENV)/python -m pytest $(1) $(2) $(ARGS) || [ $$? -eq 5 ] || \
	{ echo 'Once more, what failed, one after another:'; $(ENV)/python -m pytest $(1) --last-failed $(ARGS); }
ON_ALL_CORES := -n auto --maxprocesses 8 --dist loadgroup
test: check
	$(call RUN_TESTS,-m "not browser",$(ON_ALL_CORES))
	$(call RUN_TESTS,tests/table tests/server --store postgres -q -m "not browser",$(ON_ALL_CORES))
	$(call RUN_TESTS,tests/browser,-n 2 --dist loadfile)

# What is slow stands in tests/conftest.py, with the reason. The web app has checks of its own: `make check`.
quick: setup-dev
	$(ENV)/python -m ruff check
	$(ENV)/python -m ruff format --check
	$(ENV)/lint-imports --no-logo --cache-dir .cache/import-linter
	$(ENV)/python -m mypy
	$(ENV)/python -m pytest $(ON_ALL_CORES) -q --quick $(ARGS) || [ $$? -eq 5 ]

# Python and the web app at the same time: mypy alone keeps one core busy for a minute.
check: setup-dev
	@$(MAKE) --no-print-directory -j 2 -O check-python check-web

check-python:
	$(ENV)/python -m ruff check
	$(ENV)/python -m ruff format --check
	$(ENV)/python -m mypy
	$(ENV)/lint-imports --no-logo --cache-dir .cache/import-linter

check-web:
	$(ENV)/python scripts/web.py check

docs: setup-docs
	@$(ENV)/python scripts/docs_site.py

bench: setup-dev
	@$(ENV)/python -m bench $(ARGS)

bench-full: setup-dev
	@$(ENV)/python -m bench --full $(ARGS)

faults: setup-dev
	@$(ENV)/python -m faults $(ARGS)

fuzz: setup-dev
	@$(ENV)/python -m fuzz $(ARGS)

strength: setup-dev
	@$(ENV)/python -m bench strength $(ARGS)

learn-tanks: setup-dev
	@$(ENV)/python scripts/learn_tanks.py $(ARGS)

learn-cards: setup-dev
	@$(ENV)/python scripts/learn_cards.py $(ARGS)

sprt: setup-dev
	@$(ENV)/python -m bench sprt $(ARGS)

figures: setup-dev
	@$(ENV)/python scripts/figures.py $(ARGS)
	@$(ENV)/python scripts/count.py

rules: setup-dev
	@$(ENV)/python scripts/rule_table.py $(ARGS)

pictures: setup-dev
	@$(ENV)/python scripts/pictures.py $(ARGS)
	@$(ENV)/python scripts/architecture_pictures.py
	@$(ENV)/python scripts/observation_pictures.py

screens: setup-dev
	@$(ENV)/python scripts/screenshots.py $(ARGS)

web: setup-dev
	@$(ENV)/python scripts/web.py build

pins: setup-dev
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) pyproject.toml --extra table requirements/run.in -o requirements/run.txt
	$(COMPILE) requirements/postgres.in -o requirements/postgres.txt
	$(COMPILE) requirements/engine.in -o requirements/engine.txt
	$(COMPILE) pyproject.toml --extra dev requirements/run.in -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) requirements/docs.in -o requirements/docs.txt

# Set-up builds the engine whenever its sources have changed; this is the word for doing only that, and for seeing why
# it could not be built.
engine: setup-dev
	@$(ENV)/python scripts/setup.py engine

clean:
	rm -rf .venv .cache build dist .hypothesis .pytest_cache .mypy_cache .ruff_cache
	find src tests bench faults fuzz scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

setup-run setup-dev setup-docs:
	@for python in $(PYTHONS); do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			exec "$$python" scripts/setup.py $(@:setup-%=%); \
		fi; \
	done; \
	echo 'Behemoth needs Python 3.11 or newer, and there is none among: $(PYTHONS).' >&2; \
	echo 'Install one (python.org, or your system'"'"'s packages), or name it: make PYTHON=/path/to/python3 …' >&2; \
	exit 2
