import { codeOf } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'
import { heldWork, type StopView } from '../shared/stop-view.ts'

/**
 * Work that runs when its runtime is told to stop comes to an end that its readers are told of: its own, or that of work which was cut. A
 * runtime that takes its grace from the environment cuts nothing before that is over.
 */
export const stoppingGrace = judged(
  'storage/stopping-grace',
  (view, check) => {
    // What a durable runtime leaves open its recovery ends.
    const isDurable = view.run?.features.includes('durable') === true
    for (const stop of view.stops) {
      if (stop.signal !== 'SIGTERM') continue
      for (const { execution, watched } of heldWork(view, stop)) {
        const { terminal } = execution
        if (terminal === undefined) {
          if (isDurable || !watched || !Number.isFinite(stop.gone)) continue
          check(false, stop, () => ({
            expected: 'running work told to its end before the process goes',
            saw: 'the process gone at SIGTERM with its work neither done nor told as cut'
          }))
          continue
        }
        const early = isCutEarly(view, stop, codeOf(terminal) === 'internal_error' ? terminal.time : undefined)
        check(!early, terminal, () => ({
          expected: `work cut no earlier than ${graceOf(view)} ms after SIGTERM, as MODEL_RUNTIME_SHUTDOWN_GRACE_MS says`,
          saw: `internal_error ${Math.round(terminal.time - stop.time)} ms after it`
        }))
      }
    }
  },
  { process: true }
)

/** Clocks of two processes differ by little; a busy machine only makes it later. */
const certainly = 0.8

/** The variable is the business of whoever speaks the extended configuration; others have a grace of their own. */
function isCutEarly(view: RunView, stop: StopView, cutAt: number | undefined): boolean {
  const grace = graceOf(view)
  const features = view.run?.features ?? []
  if (cutAt === undefined || grace === undefined || !features.includes('config_extended')) return false
  return cutAt - stop.time < grace * certainly
}

function graceOf(view: RunView): number | undefined {
  const text = view.run?.scenario.environment?.MODEL_RUNTIME_SHUTDOWN_GRACE_MS
  return text === undefined ? undefined : Number(text)
}
