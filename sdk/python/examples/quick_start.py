"""Submits a request, prints the answer as it comes, then what it took."""

import os

from model_runtime_client import ExecutionRequest, ModelRuntimeClient, TextPart
from model_runtime_client.models import OutputDeltaEvent

url = os.environ.get("RUNTIME_URL", "http://127.0.0.1:4320")
request = ExecutionRequest(
    ability="text-generation", input=[TextPart(text="Say hello to the harbour.")]
)

with ModelRuntimeClient(url) as client:
    execution = client.execute(request)
    for event in execution:
        if isinstance(event, OutputDeltaEvent):
            print(event.delta, end="", flush=True)
    result = execution.result()
    print(f"\n{result.target.provider}/{result.target.model} ended with {result.finish_reason}")
    for fact in result.usage:
        print(f"{fact.unit} {fact.quantity}")
