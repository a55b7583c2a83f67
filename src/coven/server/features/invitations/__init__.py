"""Invitations: a host asks friends to a table; who does not want to come ignores it, and nobody is told."""
