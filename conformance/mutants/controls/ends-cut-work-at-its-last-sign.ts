import type { Control } from '../mutant.ts'
import { recoversWith } from '../shared/disk-faults.ts'

/** Long enough to lie before the events that were written. */
const backMs = 60_000

export const endsCutWorkAtItsLastSign: Control = {
  name: 'ends-cut-work-at-its-last-sign',
  title: 'The end of interrupted work has a time before that of other events, and says more than it must.',
  edits: () =>
    recoversWith(({ time, error }) => ({
      time: new Date(Date.parse(String(time)) - backMs).toISOString(),
      error: { ...(error as object), message: 'cut off', provider_code: 'restart' },
      recovered: true
    }))
}
