# `make play` and `make test` need only Python 3.11 or newer and make; everything else is installed into .venv from the lock files.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet

.PHONY: play test lint bench lock clean

play: $(VENV)/.ready
	@$(BIN)/farlands play faraway || [ $$? -eq 130 ]  # 130: left with Ctrl-C, the match is kept

test: $(VENV)/.ready-dev
	@$(BIN)/python -m pytest

lint: $(VENV)/.ready-dev
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

bench: $(VENV)/.ready
	@$(BIN)/farlands bench --seats 2

$(VENV)/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Farlands needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ...")'
	@echo "Setting up in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.ready-dev: requirements-dev.lock $(VENV)/.ready
	@echo "Installing what the tests need ..."
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

# Needs pip-tools. Lock files carry names, versions and hashes only.
COMPILE := pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-header --no-annotate --no-emit-index-url --no-emit-find-links
lock:
	$(COMPILE) --extra build --output-file requirements.lock pyproject.toml
	$(COMPILE) --extra build --extra dev --output-file requirements-dev.lock pyproject.toml

clean:
	rm -rf $(VENV)
