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

.PHONY: setup serve docs reference static scripts pictures test test-apart test-static test-hosting test-hosts test-browsers where fuzz audit lint format style bench ledger openings mutants goldens coverage clean

# The environment for work on the book: what tests, linters and bundles need.
setup: $(VENV)/.test node_modules/.stamp

serve: $(VENV)/.serve
	$(BIN)/knack-widgets serve --port $(PORT)

# The whole book as a folder that any web server serves, with Python in the reader's browser.
static: $(VENV)/.serve node_modules/.stamp
	$(BIN)/python -m knack_widgets.serving.alone $(STATIC) $(if $(ADDRESS),--address $(ADDRESS))

# The documentation as a site, in dist/site: every snippet runs, warnings are errors, every internal link is looked up.
# PLAY=yes builds the static edition in at play/ (two minutes more); pages then have tables that work.
SITE ?= dist/site
docs: $(VENV)/.docs $(if $(PLAY),node_modules/.stamp)
	$(BIN)/pytest -q README.md CONTRIBUTING.md docs tools/docsite
	rm -rf $(SITE)
	$(if $(PLAY),$(BIN)/python -m knack_widgets.serving.alone $(SITE)/play)
	DOCS_PLAY=$(PLAY) $(BIN)/sphinx-build --fail-on-warning --keep-going --nitpicky --fresh-env --quiet docs $(SITE)
	$(BIN)/python -m tools.docsite.check_links $(SITE)

# Writes the generated parts of docs/reference, the diagrams and the table of strengths again.
reference: $(VENV)/.test
	$(BIN)/python -m tools.reference
	$(BIN)/python -m tools.docsite.diagrams
	$(BIN)/python -m tools.strength

# Everything that is checked, at the desk as in CI, ending with pytest's summary. In CI (CI=true) nothing may be skipped
# for want of a browser. The linters run beside the tests, which wait at times; what they find is printed at once.
test: $(VENV)/.test node_modules/.stamp
	{ nice make --no-print-directory lint >$(VENV)/lint.txt 2>&1 || { cat $(VENV)/lint.txt; exit 1; }; } & linters=$$!; trap "kill $$linters" INT TERM; \
	$(BIN)/pytest -n $(shell expr $(WORKERS) + 1) --dist loadfile --nbval tests knack_widgets tools notebooks README.md CONTRIBUTING.md docs; \
	tests=$$?; wait $$linters && exit $$tests

# What is slow: servers of their own, crowds, taken ports, kernels that die, most pages, fuzz. Most of it waits: one
# worker more.
test-apart: $(VENV)/.test node_modules/.stamp
	$(BIN)/pytest -n $(shell expr $(WORKERS) + 1) --dist loadfile -m apart tests
	FUZZ=2 $(BIN)/pytest -n $(WORKERS) --dist loadfile -k "random_play or oracle or fuzz" tests/rules tests/fuzz

# Builds the static edition and reads it in a browser: beside `test`, because it takes a minute and a half.
test-static: $(VENV)/.test node_modules/.stamp
	$(BIN)/pytest -n $(WORKERS) -m static tests/browser

# Slow (about four minutes): the environment of binder/ is built in an empty folder and served as a Binder and a JupyterHub
# would; rooms on two servers behind nginx; the files for one server. Wants the package index, npm and Node.js; what is not
# installed is skipped.
test-hosting: $(VENV)/.test
	$(BIN)/pytest hosting --ignore=hosting/test_notebook_hosts.py --ignore=hosting/test_browsers.py

# The widgets in JupyterLab, Notebook, marimo, Shiny, Panel and Voilà, which are installed into a folder of their own.
test-hosts: $(VENV)/.test
	$(BIN)/pytest -rs hosting/test_notebook_hosts.py

# The book in Firefox and WebKit (Debian: firefox-esr, webkit2gtk-driver, xvfb, dbus), about ten minutes.
test-browsers: $(VENV)/.test node_modules/.stamp
	$(BIN)/pytest -rs hosting/test_browsers.py

# Both, and what they find is written into docs/reference/where-it-runs.md.
where: $(VENV)/.test node_modules/.stamp
	RESULTS=write $(BIN)/pytest -rs hosting/test_browsers.py hosting/test_notebook_hosts.py || true
	$(BIN)/python -m tools.where

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
	@if command -v node >/dev/null; then node_modules/.bin/biome ci --colors=off . && node_modules/.bin/tsc && node_modules/.bin/tsc -p tsconfig.workers.json && node light/build.mjs --check; \
	  elif [ -n "$(CI)" ]; then echo "without Node.js the JavaScript cannot be checked"; exit 1; \
	  else echo "Node.js is not here: the JavaScript is not checked"; fi

# Formats the JavaScript as `make lint` wants it.
format: node_modules/.stamp
	node_modules/.bin/biome check --write .

# Figures of the English and the names of the package; the places behind a figure: `python -m tests.support.style words`.
style: $(VENV)/.test
	$(BIN)/python -m tests.support.style

# Bundles the JavaScript of light/, of widgets/static and of rooms/static with what package-lock.json names; the same bytes
# everywhere.
scripts: node_modules/.stamp
	node light/build.mjs

# What the benchmarks share, and does nothing alone.
bench: SHARED := alone.py browsing.py crowd.py figures.py floor.py timing.py weighing.py wires.py
bench: $(VENV)/.test
	set -e; for script in $(filter-out $(addprefix benchmarks/,$(SHARED)),$(wildcard benchmarks/*.py)); do $(BIN)/python $$script; done

# Plays ten thousand deals under each reading of each ruling and keeps what it finds (knack_widgets/rules/*/ledger.toml):
# an hour and a half of one core, most of it Knåker's. What is counted is kept as it goes, and can go on:
# `python -m tools.ledger knaker --deals 10000 --go-on`.
DEALS ?= 10000
ledger: $(VENV)/.test
	$(BIN)/python -m tools.ledger knack kopknack svangknack knack31 knaker --deals $(DEALS) --workers $(WORKERS)
	$(BIN)/python -m tools.notebooks notebooks/questions.ipynb

# Works out the shipped table of opening odds anew (knack_widgets/players/openings.zip): half an hour on two cores. Those
# who speak later are tried in fewer worlds than the first.
openings: $(VENV)/.test
	$(BIN)/python -m tools.openings knack --players 3 4 --later --worlds 48 --jobs $(WORKERS)
	$(BIN)/python -m tools.openings knack --players 2 3 4 5 --worlds 128 --jobs $(WORKERS)
	$(BIN)/python -m tools.openings kopknack --players 3 4 --later --worlds 32 --jobs $(WORKERS)
	$(BIN)/python -m tools.openings kopknack --players 2 3 4 5 --worlds 96 --jobs $(WORKERS)
	$(BIN)/python -m tools.openings svangknack --players 3 4 5 --later --pots 3 --worlds 96 --jobs $(WORKERS)

# Makes small changes in a folder of the package, one by one, and says which of them its own tests do not notice.
FOLDER ?= knack_widgets/rules/core
mutants: $(VENV)/.test
	$(BIN)/python -m tools.mutate $(FOLDER)

# Writes the golden games, the outlines of clauses, the tables of sentences and the notebooks' outputs anew; read the difference before committing it.
goldens: $(VENV)/.test
	GOLDENS=write $(BIN)/pytest -q tests/rules/test_goldens.py tests/contracts tests/players/test_playthroughs.py
	$(BIN)/python -m tools.notebooks
	git --no-pager diff --stat -- tests notebooks

# Takes the pictures of README and docs again, in Chromium; look at the difference before committing it.
pictures: $(VENV)/.test
	$(BIN)/python -m tools.pictures

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

$(VENV)/.docs: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group docs
	touch $@

# axe-core, for the browser tests, and Pyodide, for the static edition. Without Node.js the tests that want axe-core skip,
# with their reason.
node_modules/.stamp: package.json package-lock.json
	@mkdir -p node_modules
	@if command -v npm >/dev/null; then npm ci --ignore-scripts --no-fund --no-audit --loglevel=error; \
	  else echo "npm is not here: the accessibility tests will skip, the static edition cannot be built"; fi
	@mkdir -p node_modules && touch $@

clean:
	rm -rf $(VENV) node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
