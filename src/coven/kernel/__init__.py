"""What all rules are made of: rules and how they are compiled, records, the random stream, sets, codes, notes."""
