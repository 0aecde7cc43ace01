import { at } from './json.ts'
import type { RunView } from './run-view.ts'

/** The bytes of one execution that a scenario lets the runtime's store hold; undefined where it sets no limit. */
export function storeLimitOf({ run }: RunView): number | undefined {
  const limit = at(run?.scenario.configuration, 'event_store', 'max_execution_bytes')
  return typeof limit === 'number' ? limit : undefined
}
