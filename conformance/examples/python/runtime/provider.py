"""One configured target: what it can do, and whether it fits a request."""

import os
from urllib.parse import urlsplit

from .answer import Answer


class Provider:
    def __init__(self, config: dict, dialect: type[Answer]):
        self.dialect = dialect
        self.id = config.get("id", "openai-responses")
        self.model = config["model"]
        self.abilities = config.get("abilities", ["text-generation"])
        capabilities = config.get("capabilities", {})
        self.input_modalities = capabilities.get("input_modalities", ["text", "json"])
        self.tools = capabilities.get("tools", False)
        self.key = os.environ.get(config["api_key_env"])
        self.base = urlsplit(config.get("base_url", "https://api.openai.com/v1").rstrip("/"))
        if self.base.scheme != "https" and self.base.hostname not in ("127.0.0.1", "localhost", "::1"):
            raise SystemExit(f"providers: base_url of {self.id} must be https, or http on loopback")

    @property
    def target(self) -> dict:
        return {"provider": self.id, "model": self.model}

    def manifest(self) -> dict:
        model = {
            "model": self.model,
            "abilities": self.abilities,
            "input_modalities": self.input_modalities,
            "output_modalities": ["text"],
            "stream": True,
            "tools": self.tools,
            "structured_output": False,
            "async": False,
            "cancel": True,
        }
        return {"provider": self.id, "protocol_version": "0.1.0", "models": [model]}

    def fits(self, request: dict) -> bool:
        """Modalities listed and modalities sent are both demanded; a flag demands only when it is true."""
        wanted = request.get("requirements", {})
        sent = {part["type"] for part in request["input"]} | set(wanted.get("input_modalities", []))
        return (
            request["ability"] in self.abilities
            and sent <= set(self.input_modalities)
            and set(wanted.get("output_modalities", [])) <= {"text"}
            and (self.tools or not wanted.get("tools", False))
            and not wanted.get("structured_output", False)
            and not wanted.get("async", False)
        )
