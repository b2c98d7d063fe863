"""A JupyterHub for trying the book with several users on one machine.

Start it with `jupyterhub -f hosting/hub/jupyterhub_config.py`.

Not for the open network: anybody may log in under any name, and all users' processes are one user's to the system.
What a real hub takes from here is marked «also elsewhere».
"""

import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
STATE = Path(os.environ.get("KNACK_HUB_STATE", HERE / "state"))
STATE.mkdir(parents=True, exist_ok=True)

c = get_config()  # noqa: F821 (JupyterHub's own)

# Anybody, with any password, on this machine only.
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.JupyterHub.bind_url = os.environ.get("KNACK_HUB_URL", "http://127.0.0.1:8000")
c.JupyterHub.hub_bind_url = os.environ.get("KNACK_HUB_INNER_URL", "http://127.0.0.1:8081")
c.ConfigurableHTTPProxy.api_url = os.environ.get("KNACK_HUB_PROXY_URL", "http://127.0.0.1:8001")
c.ConfigurableHTTPProxy.command = [str(HERE / "node_modules" / ".bin" / "configurable-http-proxy")]
c.ConfigurableHTTPProxy.pid_file = str(STATE / "proxy.pid")
c.JupyterHub.cookie_secret_file = str(STATE / "cookie_secret")
c.JupyterHub.db_url = f"sqlite:///{STATE / 'hub.sqlite'}"
c.JupyterHub.cleanup_servers = True

# One process for each user, run as the user who started the hub; homes lie beside the hub's other files.
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(STATE / "homes" / "{username}")
c.Spawner.cmd = [str(Path(sys.executable).parent / "jupyterhub-singleuser")]
c.Spawner.args = ["--allow-root"] if os.getuid() == 0 else []

# Also elsewhere: the book is what a user sees first, and a user has as much memory as one reader with many tabs needs.
# The book's server reads the limit (MEM_LIMIT) and admits no more pages than fit.
c.Spawner.default_url = "/book/"
c.Spawner.mem_limit = "1G"
c.Spawner.environment = {
    name: os.environ[name] for name in ("PATH", "KNACK_ORIGINALS", "JUPYTER_PREFER_ENV_PATH") if name in os.environ
}
# The Jupyter server alone: players need no JupyterLab (it is still there, under lab).
c.Spawner.environment["JUPYTERHUB_SINGLEUSER_APP"] = "jupyter_server.serverapp.ServerApp"

# Also elsewhere: rooms at /services/rooms/ are one server for all. Phones come in without an account; whoever opens a
# room logs in here and has to be one of the teachers.
ROOMS = os.environ.get("KNACK_HUB_ROOMS_URL", "http://127.0.0.1:8082")
TEACHERS = {"name": "teacher", "groups": ["teachers"], "scopes": ["access:services!service=rooms"]}
c.JupyterHub.load_groups = {"teachers": {"users": ["teacher"]}}
room_service = {
    "name": "rooms",
    "url": ROOMS,
    "command": [
        *(sys.executable, "-m", "knack_widgets", "serve", "--no-browser"),
        *("--ip=127.0.0.1", f"--port={ROOMS.rpartition(':')[2]}"),
        # not --base-url, which is for proxies that take the path away: the hub's leaves it in the address
        *("--", "--Voila.base_url=/services/rooms/"),
        # every teacher's page with a kernel is on a server of their own: here no kernel waits
        "--VoilaConfiguration.default_pool_size=0",
        "--BookServer.identity_provider_class=knack_widgets.serving.hub.HubIdentity",
        f"--BookServer.room_store={STATE / 'rooms.db'}",
    ],
    "environment": dict(c.Spawner.environment),
    "oauth_no_confirm": True,
}

# Also elsewhere: a server that was not used for an hour is ended. (The book's own server ends idle kernels sooner.)
c.JupyterHub.services = [
    room_service,
    {
        "name": "idle-culler",
        "command": [sys.executable, "-m", "jupyterhub_idle_culler", "--timeout=3600", "--cull-every=300"],
    },
]
c.JupyterHub.load_roles = [
    {
        "name": "idle-culler",
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers"],
        "services": ["idle-culler"],
    },
    TEACHERS,
]
