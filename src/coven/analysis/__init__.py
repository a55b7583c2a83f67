"""What a move is worth, and what a finished game was made of: hints, reviews, luck and play."""

from coven.analysis.hints import analyse as analyse
from coven.analysis.reviewing import Review as Review
from coven.analysis.reviewing import review as review
from coven.analysis.values import Analysis as Analysis
from coven.analysis.values import Budget as Budget
from coven.analysis.values import MoveValue as MoveValue
