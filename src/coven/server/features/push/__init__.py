"""Web push: a browser is told by its own service that it is somebody's turn, also when Coven is closed; encrypted for it alone."""
