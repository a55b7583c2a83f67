"""Every message there is, typed: what is asked over HTTP, what a client says on a socket, what it is told. JSON Schema is made from these types."""
