"""What is done beside the desks: bots think in a pool of their own, and answer at a human pace."""
