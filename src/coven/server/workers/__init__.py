"""Several processes on one database: what they tell each other, which of them drives a table, and the parent that looks after them."""
