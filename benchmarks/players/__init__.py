"""The players of the load benchmark: processes of their own, each with many sockets."""
