"""OpenAI Chat Completions: what a request says, and what each chunk of its stream means."""

from .answer import Answer, field, parsed, said_as_text
from .failures import failure_of_stream, malformed

FINISHES = ("length", "content_filter", "tool_calls", "stop")


class ChatCompletions(Answer):
    path = "/chat/completions"

    def __init__(self, execution):
        super().__init__(execution)
        self._reason: str | None = None
        self._ids: dict[int, str] = {}

    def body(self, model: str, request: dict) -> dict:
        extension = request.get("extensions", {}).get("openai", {}).get("request", {})
        message = {"role": "user", "content": [_content(part) for part in request["input"]]}
        # Without being asked the provider tells no counters.
        asked = {"model": model, "stream": True, "stream_options": {"include_usage": True}}
        return {**extension, **asked, "messages": [message]}

    def frame(self, data: str) -> None:
        """Counters come behind the last choice, so only the end of all frames is the end."""
        if data.strip() == "[DONE]":
            self.finish = self._finish()
            return
        chunk = parsed(data)
        if isinstance(chunk.get("error"), dict):
            raise failure_of_stream(chunk["error"])
        self._usage(field(chunk, "usage"))
        if isinstance(chunk.get("model"), str):
            self.served_model = chunk["model"]
        choices = chunk.get("choices") if isinstance(chunk.get("choices"), list) else []
        for choice in choices[:1]:
            self._choice(choice if isinstance(choice, dict) else {})

    def _choice(self, choice: dict) -> None:
        delta = field(choice, "delta")
        self._say("text", (0, 0), delta.get("content"))
        # The first chunk names the field and says nothing in it.
        self._refused = self._refused or isinstance(delta.get("refusal"), str)
        calls = delta.get("tool_calls") if isinstance(delta.get("tool_calls"), list) else []
        for call in calls:
            self._call(call if isinstance(call, dict) else {})
        if isinstance(choice.get("finish_reason"), str):
            self._reason = choice["finish_reason"]

    def _call(self, call: dict) -> None:
        index, function = call.get("index"), field(call, "function")
        if not isinstance(index, int) or index < 0:
            raise malformed("has a call without a place")
        # Either may come before the other.
        if isinstance(call.get("id"), str):
            self._ids.setdefault(index, call["id"])
        self._start(index, {"call_id": self._ids.get(index), "name": function.get("name")})
        self._say("arguments", (index,), function.get("arguments"))

    def _finish(self) -> str:
        if self._reason is None:
            raise malformed("ended before its end")
        if self._reason in ("length", "content_filter"):
            # Calls come one after another: only the last can be cut.
            self.execution.cut_calls = set(list(self._calls.values())[-1:])
        if self._refused and self._reason != "content_filter":
            return "refusal"
        return self._reason if self._reason in FINISHES else "other"

    def _usage(self, usage: dict) -> None:
        inside, outside = field(usage, "prompt_tokens_details"), field(usage, "completion_tokens_details")
        self._count(
            {
                "input_token": usage.get("prompt_tokens"),
                "output_token": usage.get("completion_tokens"),
                "cache_read_token": inside.get("cached_tokens"),
                "cache_write_token": inside.get("cache_write_tokens"),
                "reasoning_token": outside.get("reasoning_tokens"),
            }
        )


def _content(part: dict) -> dict:
    if part["type"] in ("text", "json"):
        return {"type": "text", "text": said_as_text(part)}
    if part["type"] == "image":
        return {"type": "image_url", "image_url": {"url": part["uri"]}}
    return {"type": "file", "file": {"file_data": part["uri"]}}
