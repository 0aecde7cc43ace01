"""What the client is given to authenticate with is shown to nobody."""

from __future__ import annotations

import logging
import pickle
import traceback
from typing import Any

import pytest
from samples import ID, refusal
from scripted_server import Answer, Exchange, answers, serving
from shells import Shell

from model_runtime_client import (
    AsyncModelRuntimeClient,
    ModelRuntimeClient,
    ModelRuntimeError,
    ProtocolError,
    RetryPolicy,
)

SECRET = "hunter2-very-secret"
HEADERS = {"Authorization": f"Bearer {SECRET}", "X-Api-Key": SECRET}
NO_TRIES = RetryPolicy(max_retries=0, max_reconnects=0)


def shown(error: BaseException) -> str:
    """Everything that a language shows of an error, with its causes."""
    texts = [*traceback.format_exception(error), repr(error), str(error)]
    if isinstance(error, ModelRuntimeError):
        texts += [repr(vars(error)), repr(error.facts())]
    chain = [error.__cause__, error.__context__]
    return "\n".join(texts + [shown(each) for each in chain if each is not None])


def garbage(exchange: Exchange) -> None:
    exchange.send(f"HTTP/9 {SECRET}\r\n\r\n".encode())


ANSWERS: dict[str, Answer] = {
    "a refusal that repeats it": answers(401, refusal(f"key {SECRET}", provider_code="x")),
    "a stranger's page that repeats it": answers(403, {"page": SECRET}),
    "a reset": lambda exchange: exchange.reset(),
    "no HTTP": garbage,
    "a redirect": lambda exchange: exchange.head(302, location=f"http://x.example.test/{SECRET}"),
    "a success that is none": answers(200, {"execution_id": [SECRET]}),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_no_error_shows_a_header(shell: Shell, name: str, caplog: pytest.LogCaptureFixture) -> None:
    with serving(ANSWERS[name]) as server:
        with pytest.raises(ModelRuntimeError) as caught:
            shell.call(server.url, "get", ID, headers=HEADERS, retry=NO_TRIES)
        reading = shell.read(server.url, ID, headers=HEADERS, retry=NO_TRIES)
    assert server.exchanges[0].headers["authorization"] == f"Bearer {SECRET}"
    assert reading.error is not None
    assert SECRET not in shown(caught.value)
    assert SECRET not in shown(reading.error)
    assert SECRET not in caplog.text


def test_no_error_shows_the_user_and_password_of_the_address(
    shell: Shell, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with serving(answers(404, refusal("not_found"))) as server:
        url = server.url.replace("http://", f"http://user:{SECRET}@")
        with pytest.raises(ModelRuntimeError) as caught:
            shell.call(url, "get", ID)
    assert server.exchanges[0].headers["authorization"].startswith("Basic ")
    assert SECRET not in shown(caught.value)
    assert SECRET not in caplog.text


@pytest.mark.parametrize("value", [f"{SECRET}\r\nx: y", f"{SECRET}\x00", f"{SECRET}ä"])
def test_a_header_that_http_does_not_allow_is_not_shown(shell: Shell, value: str) -> None:
    with pytest.raises(ProtocolError, match="x-api-key") as caught:
        shell.call("http://127.0.0.1:9", "get", ID, headers={"X-Api-Key": value})
    assert SECRET not in shown(caught.value)
    with pytest.raises(ProtocolError, match="name") as caught:
        shell.call("http://127.0.0.1:9", "get", ID, headers={f"a {SECRET}": "x"})
    assert SECRET not in shown(caught.value)


@pytest.mark.parametrize("make", [ModelRuntimeClient, AsyncModelRuntimeClient])
def test_nothing_printed_shows_it(make: Any) -> None:
    client = make(f"http://user:{SECRET}@runtime.example.test/base", headers=HEADERS)
    assert SECRET not in repr(client)
    assert SECRET not in str(client)
    assert SECRET not in repr(client._settings)
    assert SECRET not in repr(client.events(ID))


@pytest.mark.parametrize(
    "url",
    [
        f"http://user:{SECRET}@host:{SECRET}/",
        f"ftp://{SECRET}.example.test",
        f"http://x.example.test/?key={SECRET}",
        f"http://x.example.test/#{SECRET}",
        SECRET,
        "",
    ],
)
def test_an_address_that_is_none_is_refused_without_being_shown(url: str) -> None:
    with pytest.raises(ValueError, match="base_url") as caught:
        ModelRuntimeClient(url)
    assert SECRET not in shown(caught.value)


def test_an_error_survives_pickling(shell: Shell) -> None:
    with serving(answers(404, refusal("not_found"))) as server:
        with pytest.raises(ModelRuntimeError) as caught:
            shell.call(server.url, "get", ID)
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is type(caught.value)
    assert repr(again) == repr(caught.value)
