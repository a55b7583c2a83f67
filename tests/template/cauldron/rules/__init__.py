"""The rules of Cauldron: throw a herb in; the best herb that nobody else threw in scores."""

from template.cauldron.rules.legality import is_over as is_over
from template.cauldron.rules.legality import must_act as must_act
from template.cauldron.rules.legality import refusal as refusal
from template.cauldron.rules.listing import moves as moves
from template.cauldron.rules.playing import play as play
from template.cauldron.rules.scoring import returns as returns
from template.cauldron.rules.setup import start as start
