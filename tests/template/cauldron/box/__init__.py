"""The box of Cauldron: everything printed on a component."""

from template.cauldron.box.build import build_box as build_box
from template.cauldron.box.layout import BOX as BOX
