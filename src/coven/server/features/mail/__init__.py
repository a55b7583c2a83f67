"""Mail: where the host has set a mail server, people who confirmed an address are written to when it is their turn and they are away."""
