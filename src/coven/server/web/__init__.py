"""The edge: sockets, limits, headers, log lines and metrics."""
