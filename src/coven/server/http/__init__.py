"""The application over HTTP: routes put together, sockets, what every request passes, errors, the pages of the client."""
