import type { Mutant } from './mutant.ts'
import type { LooseEvent } from './shared/loose-event.ts'
import { frameOf, rewriteFrames } from './shared/rewrite-frames.ts'

export const reportsUsageBehindASuccess: Mutant = {
  name: 'reports-usage-behind-a-success',
  title: 'The counters of an answer are told when its completion has been told.',
  predicts: [
    'terminal/nothing-after',
    'usage/before-attempt-end',
    'lifecycle/grammar',
    'lifecycle/states',
    'resources/snapshot-is-fold'
  ],
  edits() {
    /** What stands last in the log of a path. */
    const last = new Map<string, string>()
    return {
      app: rewriteFrames(({ path }) => {
        let held: { readonly event: LooseEvent; readonly text: string } | undefined
        return {
          frame({ event, text }) {
            const before = held
            held = event?.type === 'usage.reported' ? { event, text } : undefined
            if (event?.type !== 'execution.completed') {
              return [before, held === undefined ? { text } : undefined].flatMap((one) =>
                one ? [`${one.text}\n\n`] : []
              )
            }
            if (before === undefined) return [last.get(path) ?? `${text}\n\n`]
            last.set(path, frameOf({ ...before.event, sequence: event.sequence }))
            return [frameOf({ ...event, sequence: before.event.sequence }), last.get(path) ?? '']
          }
        }
      })
    }
  }
}
