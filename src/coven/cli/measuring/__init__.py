"""Commands that let bots play among themselves and count."""
