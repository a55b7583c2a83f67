"""Hints and reviews as jobs: asked for, worked on behind everything else, looked at again; a review is kept."""
