"""What is measured, for Prometheus. No label names a table, a person or anything they do."""

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("coven_requests", "Requests answered, by route and status", ["method", "route", "status"])
SOCKETS = Gauge("coven_sockets", "Open sockets", multiprocess_mode="livesum")
DESKS = Gauge("coven_desks", "Tables held in memory", multiprocess_mode="livesum")
STEPS = Counter("coven_steps", "Steps stored")
REFUSED = Counter("coven_refused", "Requests on sockets that were not done")
CUT_OFF = Counter("coven_cut_off", "Sockets closed by the server, by reason", ["code"])
COMMIT_SECONDS = Histogram("coven_commit_seconds", "Time of a commit", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2))
COMMIT_STEPS = Histogram("coven_commit_steps", "Steps in a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))
FAULTS = Counter("coven_faults", "Errors nobody expected")
