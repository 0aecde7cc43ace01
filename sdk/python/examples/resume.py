"""Goes on where an earlier run of this program stopped.

Run it twice. The first run submits and leaves in the middle of the answer, as a program does that
is restarted; the second one reads the rest, also when the runtime was restarted in between.
"""

import json
import os
import sys
from pathlib import Path

from model_runtime_client import ExecutionRequest, ModelRuntimeClient, TextPart

place = Path(sys.argv[1] if len(sys.argv) > 1 else "execution.json")
again = place.exists()

with ModelRuntimeClient(os.environ.get("RUNTIME_URL", "http://127.0.0.1:4320")) as client:
    if not again:
        text = TextPart(text="Tell the way to the harbour.")
        submission = client.submit(ExecutionRequest(ability="text-generation", input=[text]))
        place.write_text(json.dumps({"id": submission.execution_id, "after": 0}))
    kept = json.loads(place.read_text())
    print(f"resumed after event {kept['after']}" if again else "submitted")
    for event in client.events(kept["id"], after=kept["after"]):
        print(event.sequence, event.type)
        # What was done with the event and the place behind it belong together: a real program
        # writes both in one transaction.
        place.write_text(json.dumps({"id": kept["id"], "after": event.sequence}))
        if not again and event.sequence == 4:
            break
    if again:
        print(client.get(kept["id"]).status)
