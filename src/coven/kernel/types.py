"""Names for the types of rules' parameters.

Compiled code gives each its machine type; for Python's type checker they are all `Any`, and the names are for readers.
"""

from typing import Any, TypeAlias

Box: TypeAlias = Any  # the components, as a record
State: TypeAlias = Any  # a game in progress, as a record
Options: TypeAlias = Any  # what the table agreed on, as a record
Seed: TypeAlias = Any  # eight 32-bit words
Seat: TypeAlias = Any  # a place at the table, from 0
Action: TypeAlias = Any  # a number in a game's action space
Actions: TypeAlias = Any  # where `moves` writes actions
Numbers: TypeAlias = Any  # where `observe` and `returns` write numbers
Word: TypeAlias = Any  # a set of up to 64 things
Number: TypeAlias = Any
Flag: TypeAlias = Any  # true or false
