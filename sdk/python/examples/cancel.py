"""Asks the runtime to end an execution in the middle of its answer."""

import asyncio
import os

from model_runtime_client import (
    AsyncModelRuntimeClient,
    ExecutionFailedError,
    ExecutionRequest,
    TextPart,
)
from model_runtime_client.models import OutputDeltaEvent

request = ExecutionRequest(
    ability="text-generation", input=[TextPart(text="Count the waves. " * 200)]
)


async def main() -> None:
    url = os.environ.get("RUNTIME_URL", "http://127.0.0.1:4320")
    async with AsyncModelRuntimeClient(url) as client:
        execution = await client.execute(request)
        asked = False
        async for event in execution:
            if isinstance(event, OutputDeltaEvent) and not asked:
                asked = True
                # Leaving this loop, or cancelling this task, would only stop the reading: the
                # execution would go on.
                print((await client.cancel(execution.id)).status)
        try:
            await execution.result()
            print("it was over before")
        except ExecutionFailedError as error:
            print(f"{error.code}, retryable: {error.retryable}")


asyncio.run(main())
