"""Both clients behind one face, so that every behaviour is tested with threads and with tasks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from model_runtime_client import (
    AsyncModelRuntimeClient,
    Event,
    ModelRuntimeClient,
    ModelRuntimeError,
    RetryPolicy,
)

#: Waits that no test notices.
QUICK = RetryPolicy(initial_delay=0.001, max_delay=0.002)
#: A wait that no test sits out.
ENDLESS = RetryPolicy(initial_delay=3600, max_delay=3600)


@dataclass
class Reading:
    """What came of reading the events of an execution."""

    events: list[Event] = field(default_factory=list)
    error: ModelRuntimeError | None = None

    @property
    def sequences(self) -> list[int]:
        return [event.sequence for event in self.events]


class Shell(Protocol):
    def read(
        self, url: str, execution_id: str, after: int | None = None, **options: Any
    ) -> Reading:
        """Reads the events of an execution to their end."""

    def call(self, url: str, name: str, *args: Any, **options: Any) -> Any:
        """Makes a plain call; the call's own keyword arguments are ``given``."""

    def run(self, url: str, request: Any) -> tuple[list[Event], Any]:
        """Executes: the events and the result."""

    def leave(self, url: str, execution_id: str) -> Callable[[], None]:
        """Leaves the loop at the first event; what is returned closes the client."""

    def stop(
        self, url: str, how: str, started: Callable[[], object], name: str = "events"
    ) -> BaseException:
        """Stops a call from outside once ``started`` has returned; gives the error that came."""


class SyncShell:
    def read(
        self, url: str, execution_id: str, after: int | None = None, **options: Any
    ) -> Reading:
        reading = Reading()
        with ModelRuntimeClient(url, **{"retry": QUICK, **options}) as client:
            try:
                for event in client.events(execution_id, after=after):
                    reading.events.append(event)
            except ModelRuntimeError as error:
                reading.error = error
        return reading

    def call(self, url: str, name: str, *args: Any, **options: Any) -> Any:
        given = options.pop("given", {})
        with ModelRuntimeClient(url, **{"retry": QUICK, **options}) as client:
            return getattr(client, name)(*args, **given)

    def run(self, url: str, request: Any) -> tuple[list[Event], Any]:
        with ModelRuntimeClient(url, retry=QUICK) as client:
            execution = client.execute(request)
            return list(execution), execution.result()

    def leave(self, url: str, execution_id: str) -> Callable[[], None]:
        client = ModelRuntimeClient(url, retry=QUICK)
        for _ in client.events(execution_id):
            break
        return client.close

    def stop(
        self, url: str, how: str, started: Callable[[], object], name: str = "events"
    ) -> BaseException:
        client = ModelRuntimeClient(url, retry=ENDLESS)
        stream = client.events("e")
        found: list[BaseException] = []

        def work() -> None:
            try:
                if name == "events":
                    list(stream)
                else:
                    getattr(client, name)("e")
            except BaseException as error:
                found.append(error)

        thread = threading.Thread(target=work)
        thread.start()
        started()
        (client if how == "client" else stream).close()
        thread.join(20)
        assert not thread.is_alive()
        client.close()
        return found[0]


class AsyncShell:
    def read(
        self, url: str, execution_id: str, after: int | None = None, **options: Any
    ) -> Reading:
        async def read() -> Reading:
            reading = Reading()
            async with AsyncModelRuntimeClient(url, **{"retry": QUICK, **options}) as client:
                try:
                    async for event in client.events(execution_id, after=after):
                        reading.events.append(event)
                except ModelRuntimeError as error:
                    reading.error = error
            return reading

        return asyncio.run(read())

    def call(self, url: str, name: str, *args: Any, **options: Any) -> Any:
        given = options.pop("given", {})

        async def call() -> Any:
            async with AsyncModelRuntimeClient(url, **{"retry": QUICK, **options}) as client:
                return await getattr(client, name)(*args, **given)

        return asyncio.run(call())

    def run(self, url: str, request: Any) -> tuple[list[Event], Any]:
        async def run() -> tuple[list[Event], Any]:
            async with AsyncModelRuntimeClient(url, retry=QUICK) as client:
                execution = await client.execute(request)
                return [event async for event in execution], await execution.result()

        return asyncio.run(run())

    def leave(self, url: str, execution_id: str) -> Callable[[], None]:
        loop = asyncio.new_event_loop()
        client = AsyncModelRuntimeClient(url, retry=QUICK)

        async def read() -> None:
            async for _ in client.events(execution_id):
                break
            # What the loop left behind is closed by tasks of its own, one after the other.
            for _ in range(10):
                await asyncio.sleep(0)
                others = asyncio.all_tasks() - {asyncio.current_task()}
                if others:
                    await asyncio.wait(others)

        def close() -> None:
            loop.run_until_complete(client.aclose())
            loop.close()

        loop.run_until_complete(read())
        return close

    def stop(
        self, url: str, how: str, started: Callable[[], object], name: str = "events"
    ) -> BaseException:
        async def stop() -> BaseException:
            client = AsyncModelRuntimeClient(url, retry=ENDLESS)
            stream = client.events("e")

            async def work() -> None:
                if name == "events":
                    async for _ in stream:
                        pass
                else:
                    await getattr(client, name)("e")

            task = asyncio.create_task(work())
            await asyncio.to_thread(started)
            if how == "task":
                task.cancel()
            else:
                await (client if how == "client" else stream).aclose()
            (outcome,) = await asyncio.wait_for(asyncio.gather(task, return_exceptions=True), 20)
            await client.aclose()
            assert isinstance(outcome, BaseException)
            return outcome

        return asyncio.run(stop())
