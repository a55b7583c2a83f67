"""People: guests with a name, accounts with a password, and the sessions in which they are known."""
