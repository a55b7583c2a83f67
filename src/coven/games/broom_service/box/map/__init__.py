"""The maps of a box: their areas, what stands in them, and how they are drawn."""
