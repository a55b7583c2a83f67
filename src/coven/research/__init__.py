"""For research: many tables stepped at once, and the interfaces that programs for reinforcement learning and game theory know."""

from coven.research.vector import VectorEnv as VectorEnv
