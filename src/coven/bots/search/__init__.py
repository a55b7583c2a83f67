"""Information-set tree search over the rules of any game; see docs/search.md."""

from coven.bots.search.searching import RootMove as RootMove
from coven.bots.search.searching import SearchResult as SearchResult
from coven.bots.search.searching import search as search
