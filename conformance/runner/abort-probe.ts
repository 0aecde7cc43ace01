import type { Scenario } from '../model/scenario.ts'
import type { Item } from '../model/verdict.ts'

/** The execution of `doctor`, cancelled in the middle of an answer that would go on; its deadline ends it where no cancel does. */
export function abortProbe(scenario: Scenario): Scenario {
  const goesOn = {
    kind: 'stream',
    acts: [{ text: '{{fresh}}' }, { barrier: 'speaking' }, { stall: 'murmuring' }]
  } as const
  return {
    ...scenario,
    id: 'doctor-abort',
    title: 'One call is left in the middle of its answer.',
    request: { ...scenario.request, deadline_ms: 3000 },
    calls: scenario.calls.map((calls) => (calls.length === 0 ? [] : [goesOn])),
    client: [
      { do: 'submit' },
      { do: 'read', as: 'live', background: true },
      { do: 'reached', barrier: 'speaking' },
      { do: 'cancel' },
      { do: 'release', barrier: 'speaking' },
      { do: 'join', reader: 'live' }
    ]
  }
}

/** Whether the lab saw that a call was left before its script was through. */
export const sawAbort = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'ledger.end' && item.how === 'aborted')
