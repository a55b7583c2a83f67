"""Around the application: sockets, limits, headers, log lines and metrics."""
