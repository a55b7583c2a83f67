"""Telling people that it is their turn, by any channel: who is asked, calls that are stored and tried again, and where they may go."""
