import type { RequirementId } from '../../generated/requirements.ts'
import type { HttpExchange } from '../model/transcript.ts'
import type { Item } from '../model/verdict.ts'

/** What only a runtime that is seen to stop can be asked. Whether it may be gone so soon is another row's business: `storage/stopping-grace`. */
export const ofAStop: readonly RequirementId[] = [
  'errors/door-unavailable',
  'errors/internal-code',
  'errors/internal-remote-outcome',
  'http/runtime-503',
  'idempotency/replay-when-full',
  'storage/stopping-503'
]

/** How often a scenario is made before its moment counts as missed. */
export const stopTries = 3

export const missedStopReason = `its process was gone after SIGTERM before anybody was told that it stops (${stopTries} times); see storage/stopping-grace`

/** Whether a runtime that was told to stop was gone before it was seen to: the last that asked how it is found nobody, and none heard of a stop. */
export function missedStop(items: readonly Item[]): boolean {
  const from = items.findIndex((item) => item.kind === 'process.signalled' && item.signal === 'SIGTERM')
  if (from === -1) return false
  const behind = items.slice(from)
  const again = behind.findIndex(({ kind }) => kind === 'process.started')
  const answers = behind
    .slice(0, again === -1 ? undefined : again)
    .filter((item): item is HttpExchange => item.kind === 'http.exchange' && item.operation === 'getRuntime')
  const last = answers.at(-1)
  const isGone = last?.failure === 'refused' || last?.failure === 'reset'
  return isGone && !answers.some(tellsOfAStop)
}

function tellsOfAStop({ status, body }: HttpExchange): boolean {
  const { state } = (body ?? {}) as { state?: unknown }
  return status === 503 || state === 'stopping' || state === 'unavailable'
}
