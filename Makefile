# make site   sets up, builds and serves the site        make test   sets up and runs every test
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
# What the tests need besides Python: a browser (libatomic1 for what drives it) and the spelling of the four languages.
TEST_PACKAGES := "chromium-headless-shell|chromium" libatomic1 fonts-dejavu-core libvoikko-dev voikko-fi hunspell hunspell-nl hunspell-fr myspell-et

.PHONY: site build serve setup test test-core translations messages lock clean

site: build serve

build: setup
	$(BIN)/python -m rules_site.build

serve:
	$(BIN)/python -m rules_site.serve --port $(PORT)

setup: .venv/ready

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Python 3.11 or newer is needed: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || .ci/debian-packages python3-venv
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/tested: .venv/ready requirements-test.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-test.lock
	@touch $@

# Files in their order: the long ones in the browser come first, the short pages fill up the end.
test: .venv/tested
	@.ci/debian-packages $(TEST_PACKAGES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

test-core: .venv/tested
	$(BIN)/python -m pytest -n auto --dist loadfile -m "not exhaustive" rules_core tests/core

translations: .venv/tested
	@.ci/debian-packages $(filter-out "chromium-headless-shell|chromium" libatomic1,$(TEST_PACKAGES))
	$(BIN)/python -m rules_site.language.translations

messages: setup
	$(BIN)/python -m rules_site.language.catalogs update

# Renews the lock files; no address of a package index is written into them.
PIP_COMPILE := $(BIN)/pip-compile --quiet --strip-extras --no-annotate --generate-hashes --allow-unsafe --upgrade \
    --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options
lock: .venv/tested
	$(BIN)/python -m pip install --quiet pip-tools
	$(PIP_COMPILE) --extra site --extra build -o requirements.lock pyproject.toml
	$(PIP_COMPILE) --extra site --extra build --extra test -c requirements.lock -o requirements-test.lock pyproject.toml

clean:
	rm -rf site docs/assets/data .venv
