import type { Check } from './check.ts'
import type { RunView } from './run-view.ts'
import { answerOf, type ReplayView, replaysOf, tellsFirst } from './submit-view.ts'

/** Checks that the chosen replays are answered with the execution of their key; how the answer calls itself is another law's. */
export function checkReplays(view: RunView, check: Check, chosen: (replay: ReplayView) => boolean): void {
  for (const replay of replaysOf(view)) {
    if (!chosen(replay)) continue
    check(tellsFirst(replay), replay, () => ({
      expected: `execution ${replay.first.id} of the same key and body`,
      saw: answerOf(replay)
    }))
  }
}
