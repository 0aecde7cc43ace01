"""Lets the model call a function of this program until it has its answer."""

import json
import os

from model_runtime_client import Accumulator, ExecutionRequest, ModelRuntimeClient, TextPart
from model_runtime_client.models import InputPart, ToolCallPart, ToolDefinition, ToolResultPart


def read_tide_table(city: str) -> str:
    return f"high water in {city} at 06:12"


# What the program itself can do. The runtime runs no tools.
functions = {"read_tide_table": read_tide_table}
tools = [
    ToolDefinition(
        name="read_tide_table",
        description="When high water is",
        parameters={
            "type": "object",
            "properties": {"city": {"type": "string"}},
            "required": ["city"],
        },
    )
]
turns: list[InputPart] = [TextPart(text="When is high water?")]

with ModelRuntimeClient(os.environ.get("RUNTIME_URL", "http://127.0.0.1:4320")) as client:
    for _ in range(5):
        request = ExecutionRequest(ability="text-generation", input=turns, tools=tools)
        execution = client.execute(request)
        answer = Accumulator()
        for event in execution:
            answer.add(event)
        execution.result()
        if answer.text:
            print(f"answer: {answer.text}")
        # A call that was cut is not run.
        calls = [call for call in answer.tool_calls if call.complete is not False]
        if not calls:
            break
        for call in calls:
            output = functions[call.name](**json.loads(call.arguments))
            print(f'call: {call.name} gave "{output}"')
            turns.append(
                ToolCallPart(call_id=call.call_id, name=call.name, arguments=call.arguments)
            )
            turns.append(ToolResultPart(call_id=call.call_id, output=output))
