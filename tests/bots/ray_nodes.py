"""A Ray cluster of two local nodes with a core each, for a test: prints its address.

`kill` on standard input ends the second node at once, the end of input both.
"""

import os
import shutil
import sys
import tempfile

os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
NODE = {"num_cpus": 1, "object_store_memory": 80 * 2**20}


def main() -> None:
    folder = os.environ["RAY_TMPDIR"] = tempfile.mkdtemp(prefix="ray")  # short: names of sockets may not be long
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        second = cluster.add_node(**NODE)
        cluster.wait_for_nodes(timeout=60)
        print("address", cluster.address, flush=True)
        for line in sys.stdin:
            if line.strip() == "kill":
                cluster.remove_node(second, allow_graceful=False)
                print("killed", flush=True)
    finally:
        cluster.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
