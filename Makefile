# Coven: `make play` to play in the browser, `make terminal` to play in the terminal, `make test` for every test. Everything is set up in .venv on first use.

PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= 2
LOAD ?=
ARENA ?=
CHAOS ?=
SERVE ?=
GAME ?=
WARM := nice $(BIN)/coven warm --quiet >/dev/null 2>&1 &  # so that the first strong opponent has not to be waited for

.PHONY: play terminal serve web browser test quick programs wasm check check-python check-page format docs coverage bench load attacks chaos strength arena soak goldens films picture screenshots trace icons guides types modules research lock wheel audit clean

play: .venv/ready src/coven/web/index.html ## play in the browser: starts the server, opens the page or prints its address
	@$(WARM) $(BIN)/coven serve --open

terminal: .venv/ready ## play in the terminal against bots; asks which game, or GAME=witches, GAME=wandering_towers, GAME=broom_service
	@$(BIN)/coven play $(GAME)

serve: .venv/ready src/coven/web/index.html ## open tables for friends; SERVE="--host 0.0.0.0" for everybody in your network, docs/hosting.md for more
	@$(WARM) $(BIN)/coven serve $(SERVE)

web: .venv/ready ## build the page for the browser into src/coven/web
	@$(BIN)/python tools/building/make_web.py

test: .venv/ready-test ## lint, types, levels and rooms, the reference, the page, then every test; all of it also after a failure, with a summary at the end
	@$(BIN)/python tools/building/run_tests.py --workers $(WORKERS)

quick: .venv/ready-test ## what a change can have broken first, within two minutes: lint, types, the tests nearest to it, every short test
	@$(BIN)/python tools/building/run_quick.py

programs: .venv/ready ## compile every program beforehand, two games at a time
	@$(BIN)/coven warm --all --quiet wandering_towers & first=$$!; $(BIN)/coven warm --all --quiet witches broom_service && wait $$first

wasm: .venv/ready-test ## compile what a page needs for WebAssembly, into build/wasm
	@$(BIN)/python tools/building/make_wasm.py

browser: .venv/ready-test ## what the tests in a browser need: the page built, its own checks and tests, and a Chromium
	@$(BIN)/python tools/building/make_web.py --check
	@$(BIN)/python tools/building/get_chromium.py

check: check-python check-page ## format, lint, types, levels and rooms

check-python: .venv/ready-test ## the same for Python alone
	@$(BIN)/ruff check src tests tools benchmarks examples
	@$(BIN)/ruff format --check --quiet src tests tools benchmarks examples
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

check-page: .venv/ready-test ## the same for the page alone
	@$(BIN)/python tools/building/lint_web.py

format: .venv/ready-test ## format Python and the page, and mend what the linters can mend
	@$(BIN)/ruff check --fix --quiet src tests tools benchmarks examples
	@$(BIN)/ruff format --quiet src tests tools benchmarks examples
	@$(BIN)/python tools/building/lint_web.py --write

docs: .venv/ready-test ## the API reference in build/docs, every link checked
	@$(BIN)/python tools/building/make_docs.py

coverage: .venv/ready-test ## lines of the rules and the table that the tests run, in the interpreted target
	@COVEN_INTERPRETED=1 $(BIN)/python tools/building/coverage_report.py

bench: .venv/ready-bench ## moves per second on one core, beside OpenSpiel's C++ hearts in the same run, in WebAssembly, and the research interfaces beside their peers
	@$(BIN)/coven warm --all --quiet
	@$(BIN)/python tools/bench_peers.py
	@$(BIN)/python tools/bench_search.py
	@$(BIN)/python tools/bench_wasm.py
	@$(BIN)/python tools/bench_research.py

attacks: .venv/ready-test ## attack a server with its usual limits, on the loopback; ATTACKS=--write for docs/attacks.md, ATTACKS=maps for one
	@$(BIN)/python tests/server/attacks.py $(ATTACKS)

load: .venv/ready-test benchmarks/boardgame_io/node_modules ## what a server bears, on SQLite and PostgreSQL, beside boardgame.io in the same run; LOAD="--tables 50 --seconds 5" for less
	@$(BIN)/python benchmarks/load.py $(LOAD)

chaos: .venv/ready-test ## all that can go wrong, a thousand times while games are played, on SQLite and PostgreSQL, into docs/chaos.md; CHAOS="--faults 50" for less
	@$(BIN)/python tests/server/chaos.py $(CHAOS)

strength: .venv/ready-test ## how strong the careful bots are, in many compiled games
	@$(BIN)/python tools/bench_bots.py

arena: .venv/ready-test ## the levels of bots measured into docs/arena, for hours; continues where it was stopped; ARENA="--games 100 witches" for less
	@$(BIN)/python tools/make_arena.py $(ARENA)

soak: .venv/ready-test ## the long checks: a million games, a thousand interpreted, ten thousand of each variant in WebAssembly, and a thousand tables with boxes of their own in level memory
	@$(BIN)/coven warm --all --quiet
	@$(BIN)/python tools/soak.py
	@$(BIN)/python tools/check_wasm.py
	@$(BIN)/python tests/server/level_memory.py

goldens: .venv/ready-test ## rewrite the golden playthroughs, after a change of the rules version
	@$(BIN)/python tools/test_data/make_goldens.py

films: .venv/ready-test ## add a film and a record of each game under a new rules version to the archive
	@$(BIN)/python tools/test_data/make_films.py

picture: .venv/ready-test ## redraw the README's picture of the terminal table
	@$(BIN)/python tools/pictures/picture_terminal.py

screenshots: browser ## pictures of every screen in both themes and three widths, into build/screenshots
	@$(BIN)/python tools/pictures/make_screenshots.py

trace: browser ## frames, memory and delays of the page in Chromium
	@$(BIN)/python tools/trace_web.py

icons: .venv/ready-test ## redraw the PNG icons of the app from web/public/icon.svg
	@$(BIN)/python tools/pictures/make_icons.py

guides: .venv/ready-test ## play the prepared games of the guides again, after a change of the rules version
	@$(BIN)/python tools/content/make_guides.py

types: .venv/ready-test ## write types.py of every game anew, after a change of a layout
	@$(BIN)/python tools/building/make_types.py

modules: .venv/ready-test ## rewrite docs/modules.md: a line for every module
	@$(BIN)/python tools/building/make_modules.py

research: .venv/ready-test ## rewrite docs/research: the index tables of actions and observations
	@$(BIN)/python tools/building/make_research_pages.py

wheel: .venv/ready-test src/coven/web/index.html ## a release into dist: the sdist and the wheel, both with the page, and the software bill of materials
	@$(BIN)/python tools/building/make_release.py

audit: .venv/ready-test ## known faults of all dependencies, where the registries tell them, and the licences of what a release is made of
	@$(BIN)/python tools/building/audit.py

lock: .venv/ready-test ## choose the newest versions of all dependencies
	@$(BIN)/python tools/building/make_lock.py

clean: ## remove the environment
	rm -rf .venv

benchmarks/boardgame_io/node_modules: benchmarks/boardgame_io/package-lock.json
	@cd benchmarks/boardgame_io && npm ci --silent && touch node_modules

.venv/bin/python:
	@$(PYTHON) -m venv .venv

.venv/ready: .venv/bin/python requirements/play.lock pyproject.toml
	@echo "Setting up Coven (once, a few minutes) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/ready-test: .venv/ready requirements/test.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/test.lock
	@touch $@

PAGE := $(shell find web -path web/node_modules -prune -o -path web/build -prune -o -type f -not -name 'generated.ts' -print 2>/dev/null)
PAGE += $(wildcard src/coven/words/*.ftl src/coven/games/*/words/*.ftl src/coven/games/*/RULES*.md)  # the page has them in it

src/coven/web/index.html: .venv/ready $(PAGE)
	@$(BIN)/python tools/building/make_web.py

.venv/ready-bench: .venv/ready-test requirements/bench.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	@touch $@
