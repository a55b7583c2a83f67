"""Programs for WebAssembly, from the same rules as everywhere else: one module a game, with all that a page needs to play alone."""
