"""Webhooks: a person's own address is called when it is their turn; stored, signed, tried again, and never at private addresses."""
