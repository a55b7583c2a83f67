"""Numbers that rules speak in, declared once: each with its name and the ruling it rests on.

>>> REFUSALS = Codes()
>>> ALLOWED = REFUSALS.add("allowed")
>>> MUST_FOLLOW = REFUSALS.add("must_follow", 13)
>>> MUST_FOLLOW, REFUSALS.names[MUST_FOLLOW], REFUSALS.rulings[MUST_FOLLOW]
(1, 'must_follow', 13)
"""


class Codes:
    """A list of names, numbered from 0 in the order they are added."""

    def __init__(self, *names: str) -> None:
        self.names: list[str] = []
        self.rulings: list[int] = []
        for name in names:
            self.add(name)

    def add(self, name: str, ruling: int = 0) -> int:
        """The number of a new name; ruling 0 stands for none."""
        assert name not in self.names, f"{name} is declared twice"
        self.names.append(name)
        self.rulings.append(ruling)
        return len(self.names) - 1

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: str) -> int:
        """The number of a name; an unknown one raises ValueError."""
        return self.names.index(name)
