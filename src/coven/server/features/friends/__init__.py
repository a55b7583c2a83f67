"""Friends by agreement: who stands how to whom, who may see whose profile, who is online."""
