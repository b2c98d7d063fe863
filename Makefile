# The set-up is in the targets: `make serve` and `make test` work from a clean clone with any Python from 3.11 on.
# Stamp files remember what is installed; a second run installs nothing unless pyproject.toml or package.json changed.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
WORKERS ?= 2
PORT ?= 8866
STATIC ?= dist/static
SECONDS ?= 60
# Compiled files are kept, whatever the machine says: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

# The folder light/ is no target.
.PHONY: serve static light pictures test test-apart test-static test-hosting fuzz audit lint style bench ledger openings goldens coverage clean

serve: $(VENV)/.serve
	$(BIN)/knack-widgets serve --port $(PORT)

# The whole book as a folder that any web server serves, with Python in the reader's browser.
static: $(VENV)/.serve node_modules/.stamp
	$(BIN)/python -m knack_widgets.serving.alone $(STATIC) $(if $(ADDRESS),--address $(ADDRESS))

# Everything that is checked, at the desk as in CI, ending with pytest's summary. In CI (CI=true) nothing may be skipped
# for want of a browser.
test: $(VENV)/.test node_modules/.stamp lint
	$(BIN)/pytest -n $(WORKERS) --dist loadfile --nbval tests knack_widgets notebooks README.md CONTRIBUTING.md docs

# What is slow: servers of their own, crowds, taken ports, kernels that die, most pages, fuzz. Most of it waits: one
# worker more.
test-apart: $(VENV)/.test node_modules/.stamp
	$(BIN)/pytest -n $(shell expr $(WORKERS) + 1) --dist loadfile -m apart tests

# Builds the static edition and reads it in a browser: beside `test`, because it takes a minute and a half.
test-static: $(VENV)/.test node_modules/.stamp
	$(BIN)/pytest -n $(WORKERS) -m static tests/browser

# Slow (about four minutes): the environment of binder/ is built in an empty folder and served as a Binder and a JupyterHub
# would; rooms on two servers behind nginx. Wants the package index, npm and Node.js; without nginx its part is skipped.
test-hosting: $(VENV)/.test
	$(BIN)/pytest hosting

# Beside `test`: records, links, originals, moves, options and what a page sends, made up by atheris where it installs, else
# by chance; SECONDS for each of the six.
fuzz: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --only-binary :all: atheris \
	  || echo "atheris does not install here: the bytes are made by chance"
	SECONDS_EACH=$(SECONDS) $(BIN)/python -m tests.fuzz

# Known faults of what is installed, where the databases can be reached; CI runs it.
audit: $(VENV)/.test
	$(BIN)/python .ci/audit.py $(BIN)/python

lint: $(VENV)/.test node_modules/.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@if command -v node >/dev/null; then node light/build.mjs --check; \
	  elif [ -n "$(CI)" ]; then echo "without Node.js nobody knows whether light.js is what its sources make"; exit 1; \
	  else echo "Node.js is not here: whether light.js is what its sources make is not checked"; fi

# Figures of the English and the names of the package; the places behind a figure: `python -m tests.support.style words`.
style: $(VENV)/.test
	$(BIN)/python -m tests.support.style

# The pages' light script, of light/ and what package-lock.json names; the same bytes everywhere.
light: node_modules/.stamp
	node light/build.mjs

# What the benchmarks share, and does nothing alone.
bench: SHARED := alone.py browsing.py crowd.py floor.py timing.py weighing.py wires.py
bench: $(VENV)/.test
	set -e; for script in $(filter-out $(addprefix benchmarks/,$(SHARED)),$(wildcard benchmarks/*.py)); do $(BIN)/python $$script; done

# Plays ten thousand deals under each reading of each ruling and keeps what it finds (knack_widgets/rules/*/ledger.toml):
# an hour and a half of one core, most of it Knåker's. What is counted is kept as it goes, and can go on:
# `knack-widgets ledger knaker --deals 10000 --go-on`.
DEALS ?= 10000
ledger: $(VENV)/.test
	$(BIN)/knack-widgets ledger knack kopknack svangknack knack31 knaker --deals $(DEALS) --workers $(WORKERS)
	$(BIN)/python tests/notebooks/regenerate.py notebooks/questions.ipynb

# Works out the shipped table of opening odds anew (knack_widgets/players/openings.zip): half an hour on two cores. Those
# who speak later are tried in fewer worlds than the first.
openings: $(VENV)/.test
	$(BIN)/knack-widgets openings knack --players 3 4 --later --worlds 48 --jobs $(WORKERS)
	$(BIN)/knack-widgets openings knack --players 2 3 4 5 --worlds 128 --jobs $(WORKERS)
	$(BIN)/knack-widgets openings kopknack --players 3 4 --later --worlds 32 --jobs $(WORKERS)
	$(BIN)/knack-widgets openings kopknack --players 2 3 4 5 --worlds 96 --jobs $(WORKERS)
	$(BIN)/knack-widgets openings svangknack --players 3 4 5 --later --pots 3 --worlds 96 --jobs $(WORKERS)

# Writes the golden games, the outlines of clauses, the tables of sentences and the notebooks' outputs anew; read the difference before committing it.
goldens: $(VENV)/.test
	GOLDENS=write $(BIN)/pytest -q tests/rules/test_goldens.py tests/contracts
	$(BIN)/python tests/notebooks/regenerate.py
	git --no-pager diff --stat -- tests notebooks

# Takes the pictures of README and docs again, in Chromium; look at the difference before committing it.
pictures: $(VENV)/.test
	$(BIN)/python docs/pictures.py

coverage: $(VENV)/.serve
	$(BIN)/knack-widgets coverage

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV) \
	  || { echo "On Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	touch $@

$(VENV)/.serve: $(VENV)/.venv pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[serve]'
	touch $@

$(VENV)/.test: $(VENV)/.venv pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[serve,test]'
	touch $@ $(VENV)/.serve

# axe-core, for the browser tests, and Pyodide, for the static edition. Without Node.js the tests that want axe-core skip,
# with their reason.
node_modules/.stamp: package.json package-lock.json
	@mkdir -p node_modules
	@if command -v npm >/dev/null; then npm ci --ignore-scripts --no-fund --no-audit --loglevel=error; \
	  else echo "npm is not here: the accessibility tests will skip, the static edition cannot be built"; fi
	@mkdir -p node_modules && touch $@

clean:
	rm -rf $(VENV) node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
