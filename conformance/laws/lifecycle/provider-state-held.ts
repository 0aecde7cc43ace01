import { claims, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** State shows only with committed output or at the end of a success, and none of an attempt that was left. */
export const providerStateHeld = judged('lifecycle/provider-state-held', (view, check) => {
  for (const { attempts, calls } of joined(view)) {
    if (!claims(view, 'provider_state') || calls.length === 0) continue
    for (const { events, failed, output, call, terminal } of attempts) {
      const thought = call?.script?.kind === 'stream' && call.script.acts.some((act) => 'reasoning' in act)
      if (!thought) continue
      const state = events.find(({ type }) => type === 'output.provider_state')
      const shown = state !== undefined && failed !== undefined
      const early = state !== undefined && output.length === 0 && terminal?.type !== 'execution.completed'
      check(!shown && !early, state ?? events[0] ?? { index: view.end }, () => ({
        expected: 'state held until output is committed or the attempt has succeeded',
        saw: shown ? 'state of an attempt that failed over' : 'state without output'
      }))
    }
  }
})
