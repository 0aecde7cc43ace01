"""Waits for an image and tells how far it is. The connection may break as often as it likes."""

import asyncio
import os

from model_runtime_client import AsyncModelRuntimeClient, ExecutionRequest, TextPart
from model_runtime_client.models import ExecutionProgressEvent, ExecutionRequirements

request = ExecutionRequest(
    ability="image-generation",
    input=[TextPart(text="A harbour at dawn.")],
    requirements=ExecutionRequirements(output_modalities=["image"]),
    deadline_ms=600_000,
)


async def main() -> None:
    url = os.environ.get("RUNTIME_URL", "http://127.0.0.1:4320")
    async with AsyncModelRuntimeClient(url) as client:
        job = await client.execute(request)
        print("submitted")
        async for event in job:
            match event:
                case ExecutionProgressEvent(phase="queued", queue_position=position):
                    print(f"queued at position {position}")
                case ExecutionProgressEvent():
                    print("in progress")
        for artifact in (await job.result()).artifacts:
            print(f"{artifact.media_type} {artifact.uri}")


asyncio.run(main())
