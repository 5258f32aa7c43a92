"""nginx with our sample configuration before processes of a test: other ports, other folders, nothing else changed."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import pytest
from websockets.sync.client import ClientConnection, connect

from scripts.nginx import NoNginx, find
from tests.server.running_server import free_port

DEPLOY: Final = Path(__file__).resolve().parents[2] / "deploy"
SAMPLE: Final = DEPLOY / "nginx.conf"

_AROUND: Final = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/behemoth.conf;
}}
"""


def nginx() -> list[str]:
    """The command; a test that cannot have it says so by name."""
    try:
        return find()
    except NoNginx as why:
        pytest.skip(f"NOT TESTED, nginx is missing: {why}")


class Front:
    """Where nginx listens."""

    def __init__(self, port: int, plain_port: int, folder: Path) -> None:
        self.port = port
        self.plain_port = plain_port
        self.host = f"play.example.org:{port}"
        self.address = f"https://127.0.0.1:{port}"
        #: Trusts the certificate of this front and no other.
        self.tls = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        # The client below reads in one thread and writes in another. In TLS 1.3 the server goes on shaking hands after
        # the handshake (session tickets), and Python before 3.13 may then lose what is written at that moment.
        self.tls.maximum_version = ssl.TLSVersion.TLSv1_2
        self.clients = ExitStack()

    def connect(self, path: str, **headers: str) -> ClientConnection:
        """A WebSocket through it, by its name; closed with the front."""
        line = socket.create_connection(("127.0.0.1", self.port))
        address = f"wss://{self.host}{path}"
        opened = connect(address, sock=line, ssl=self.tls, compression=None, additional_headers=headers)
        return self.clients.enter_context(opened)


def write_configuration(folder: Path, ports: Sequence[int]) -> Front:
    """The sample, changed as its head says, and what is around it."""
    front_port, plain_port = free_port(), free_port()
    sample = SAMPLE.read_text(encoding="utf-8")
    servers = "\n".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in ports)
    changes = {
        "    server 127.0.0.1:8771 max_fails=1 fail_timeout=2s;\n"
        "    server 127.0.0.1:8772 max_fails=1 fail_timeout=2s;": servers,
        "/etc/letsencrypt/live/play.example.org": str(folder),
        "listen 443 ssl;": f"listen 127.0.0.1:{front_port} ssl;",
        "listen 80;": f"listen 127.0.0.1:{plain_port};",
        "    listen [::]:443 ssl;\n": "",
        "    listen [::]:80;\n": "",
    }
    for was, becomes in changes.items():
        assert was in sample, f"the sample has no {was!r} any more"
        sample = sample.replace(was, becomes)
    (folder / "behemoth.conf").write_text(sample, encoding="utf-8")
    (folder / "nginx.conf").write_text(_AROUND.format(folder=folder), encoding="utf-8")
    _make_certificate(folder)
    return Front(front_port, plain_port, folder)


def _make_certificate(folder: Path) -> None:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("NOT TESTED, there is no openssl to make a certificate for the front")
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", "/CN=play.example.org", "-addext", "subjectAltName=DNS:play.example.org,IP:127.0.0.1",
         "-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")],
        check=True, capture_output=True,
    )  # fmt: skip


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    """``nginx -t`` on what was written."""
    command = [*nginx(), "-t", "-q", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@contextmanager
def front(folder: Path, ports: Sequence[int]) -> Iterator[Front]:
    """nginx before these ports, for the length of a block."""
    command = nginx()
    made = write_configuration(folder, ports)
    process = subprocess.Popen(
        [*command, "-p", str(folder), "-c", str(folder / "nginx.conf")], stdout=subprocess.DEVNULL
    )
    try:
        while not (folder / "nginx.pid").exists():
            assert process.poll() is None, (folder / "error.log").read_text()
            try:
                process.wait(0.02)
            except subprocess.TimeoutExpired:
                continue
        with made.clients:
            yield made
    finally:
        process.terminate()
        process.wait(20)
