# make play   set up what is needed and open the table
# make test   set up what is needed and prove a share of everything, in under 8 minutes on two cores
# make prove  the same with all the games, seeds and amounts there are
# make game NAME=troyes  every test of one game, in about a minute (IN=FOLDER: a plug-in there)
# All work on a fresh machine; set-up is repeated only when pyproject.toml changes.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/
ARGS ?=
WORKERS ?= 2

# Hundreds of processes are started; each would compile anew all it imports, three seconds of it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test prove set-up game lint types compiled tests browser postgresql golden screenshots clean

play: $(VENV)/.play
	$(RUN)korsi serve $(ARGS)

# What the rules need is fetched first; then they are compiled beside everything else that has to be
# there before the tests begin, so that no core waits for the network or for the longest compilation.
test:
	@$(MAKE) --no-print-directory -j 4 tests

prove: export KORSI_PROVE = 1
prove: test

# What comes from PyPI and what comes from the system's packages is fetched at the same time.
set-up:
	@$(MAKE) --no-print-directory -j 2 $(VENV)/.test postgresql

lint: $(VENV)/.test
	$(RUN)ruff check .
	$(RUN)ruff format --check .

types: $(VENV)/.test
	nice $(RUN)mypy  # the compiler comes first: it has more to do

# Every commit proves another share of what takes long: tests/amounts.py says how, and what a test
# may cost. The seed decides; it is printed. It comes from what is committed, so that whoever runs
# the tests of a commit again, here or in CI, runs the same ones; KORSI_SEED=N has others.
ifndef KORSI_SEED
KORSI_SEED := $(shell echo $$((0x$$(git rev-parse -q --verify 'HEAD^{tree}' 2>/dev/null | cut -c1-6))) 2>/dev/null)
endif
ifeq ($(KORSI_SEED),)
KORSI_SEED := $(shell od -An -N3 -tu4 /dev/urandom | tr -d ' ')
endif
export KORSI_SEED

# Rules are compiled once, before several workers would each do it. The test tools may be installed
# meanwhile, and this package with them once more: so it is found where it lies.
compiled: $(VENV)/.play
	PYTHONPATH=src KORSI_GAMES=tests/example $(RUN)python tests/warm.py

# Every worker has a server and a browser of its own; tests that measure how fast something answers
# run alone afterwards.
tests: compiled lint types postgresql
	$(RUN)python -m pytest -n $(WORKERS) --dist loadgroup -m "not alone"
	$(RUN)python -m pytest -m alone tests/browser/test_speed.py

# The browser tests drive the system's Chromium; its headless shell draws a page in a third of the
# time the whole browser needs.
browser:
	@command -v chromium-headless-shell >/dev/null || { \
	  echo "installing Chromium for the browser tests"; \
	  SUDO=; [ "$$(id -u)" = 0 ] || SUDO="sudo -n"; \
	  { $$SUDO apt-get update -qq && $$SUDO apt-get install -y -qq chromium-headless-shell; } >/dev/null 2>&1; \
	} || command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
	|| command -v google-chrome >/dev/null || { \
	  echo "Chromium is missing. Install it and run make test again:"; \
	  echo "    sudo apt-get install chromium-headless-shell"; exit 1; }

# The tests of the store start a PostgreSQL of their own, in a temporary folder on a free port. Two
# installations of system packages cannot run at once.
postgresql: browser
	@has() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }; \
	has || { \
	  echo "installing PostgreSQL for the tests of the store"; \
	  SUDO=; [ "$$(id -u)" = 0 ] || SUDO="sudo -n"; \
	  { $$SUDO apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$SUDO apt-get install -y -qq \
	    --no-install-recommends postgresql; } >/dev/null 2>&1; \
	  has; \
	} || { \
	  echo "PostgreSQL is missing. Install it and run make test again:"; \
	  echo "    sudo apt-get install postgresql"; exit 1; }

# What names the game: its own tests, and every test that runs for each game. A folder inside tests/ is
# not named a second time: pytest would then run that one alone.
NAME ?= kilt_castle
IN ?= tests/example
game: $(VENV)/.test
	KORSI_GAMES=$(abspath $(IN)) $(RUN)python -m pytest -k $(NAME) -m "not alone" --ignore tests/browser \
	  --ignore tests/table/test_whole_games.py tests \
	  $(filter-out $(CURDIR)/tests/%,$(wildcard $(abspath $(IN))/tests))

golden: $(VENV)/.test
	$(RUN)python tests/golden/golden.py

screenshots: $(VENV)/.test browser
	$(RUN)python -m korsi.table.pictures
	$(RUN)python docs/images/make.py
	$(RUN)python docs/screenshots/make.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "Korsi needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }  # half of one would be taken for whole

# Only what is imported needs its bytecode: compiling all of it takes longer than unpacking.
$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(RUN)python -m pip install -q --disable-pip-version-check --no-compile -e .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	$(RUN)python -m pip install -q --disable-pip-version-check --no-compile -e '.[test]'
	@touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
