"""OpenAI Responses: what a request says, and what each event of its stream means."""

from .answer import Answer, field, parsed, said_as_text
from .failures import failure_of_stream


class Responses(Answer):
    path = "/responses"

    def body(self, model: str, request: dict) -> dict:
        extension = request.get("extensions", {}).get("openai", {}).get("request", {})
        content = [_content(part) for part in request["input"]]
        return {**extension, "model": model, "stream": True, "input": [{"role": "user", "content": content}]}

    def frame(self, data: str) -> None:
        if data.strip() == "[DONE]":
            return
        event = parsed(data)
        kind = event.get("type") if isinstance(event.get("type"), str) else ""
        response = field(event, "response")
        self._usage(field(response, "usage"))
        if isinstance(response.get("model"), str):
            self.served_model = response["model"]
        if kind == "error" or isinstance(event.get("error"), dict):
            raise failure_of_stream(event["error"] if isinstance(event.get("error"), dict) else event)
        if kind == "response.failed":
            raise failure_of_stream(response.get("error"))
        if kind in ("response.completed", "response.incomplete"):
            self._end(kind, response)
        else:
            index = event.get("output_index")
            self._output(kind, index if isinstance(index, int) and index >= 0 else 0, event)

    def _output(self, kind: str, index: int, event: dict) -> None:
        item, part = field(event, "item"), (index, event.get("content_index", 0))
        if kind == "response.output_text.delta":
            self._say("text", part, event.get("delta"))
        elif kind == "response.output_text.done":
            self._check("text", part, event.get("text"))
        elif kind in ("response.refusal.delta", "response.refusal.done"):
            self._refused = True
        elif kind == "response.output_item.added" and item.get("type") == "function_call":
            self._start(index, item)
        elif kind == "response.function_call_arguments.delta":
            self._say("arguments", (index,), event.get("delta"))
        elif kind == "response.function_call_arguments.done":
            self._check("arguments", (index,), event.get("arguments"))
            self._whole_calls.add(self._calls.get(index, ""))
        elif kind == "response.output_item.done":
            self._item(index, item)

    def _end(self, kind: str, response: dict) -> None:
        output = response.get("output") if isinstance(response.get("output"), list) else []
        for index, item in enumerate(output):
            if isinstance(item, dict):
                self._item(index, item)
        self.execution.cut_calls = set(self._calls.values()) - self._whole_calls
        why = response.get("incomplete_details")
        why = why.get("reason") if isinstance(why, dict) else None
        if why == "content_filter":
            self.finish = "content_filter"
        elif self._refused:
            self.finish = "refusal"
        elif kind == "response.incomplete" or response.get("status") == "incomplete":
            self.finish = "length" if why in ("max_output_tokens", "max_tokens") else "other"
        else:
            self.finish = "tool_calls" if self._calls else "stop"

    def _item(self, index: int, item: dict) -> None:
        """A whole item fills in what no delta said; where deltas said it, it must agree."""
        if item.get("type") == "function_call":
            self._start(index, item)
            self._check("arguments", (index,), item.get("arguments"))
            if item.get("status", "completed") == "completed":
                self._whole_calls.add(self._calls.get(index, ""))
            else:
                self._whole_calls.discard(self._calls.get(index, ""))
        elif item.get("type") == "message":
            parts = item.get("content") if isinstance(item.get("content"), list) else []
            for position, part in enumerate(parts):
                if part.get("type") == "output_text":
                    self._check("text", (index, position), part.get("text"))
                self._refused = self._refused or part.get("type") == "refusal"

    def _usage(self, usage: dict) -> None:
        inside, outside = field(usage, "input_tokens_details"), field(usage, "output_tokens_details")
        self._count(
            {
                "input_token": usage.get("input_tokens"),
                "output_token": usage.get("output_tokens"),
                "cache_read_token": inside.get("cached_tokens"),
                "cache_write_token": inside.get("cache_write_tokens"),
                "reasoning_token": outside.get("reasoning_tokens"),
            }
        )


def _content(part: dict) -> dict:
    if part["type"] in ("text", "json"):
        return {"type": "input_text", "text": said_as_text(part)}
    if part["type"] == "image":
        return {"type": "input_image", "image_url": part["uri"]}
    return {"type": "input_file", "file_url": part["uri"]}
