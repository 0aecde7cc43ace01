import fc from 'fast-check'
import { requirements } from '../../../generated/requirements.ts'
import type { Scenario } from '../../model/scenario.ts'
import type { Law } from '../../model/verdict.ts'
import type { Subject } from '../subject.ts'

const answer = (texts: readonly string[]): Scenario['calls'] => [
  [{ kind: 'stream', acts: [...texts.map((text) => ({ text })), { text: '{{fresh}}' }, { end: { finish: 'stop' } }] }]
]

/** Cases over one target: a whole answer, one cut and resumed, one cancelled at a barrier. */
export const tinyCases: readonly Scenario[] = [
  { id: 'tiny/whole', title: 'A whole answer.', group: 'only', calls: answer(['a', 'b', 'c']) },
  {
    id: 'tiny/resume',
    title: 'A reader leaves and comes back.',
    group: 'only',
    calls: answer(['a', 'b', 'c']),
    client: [{ do: 'submit' }, { do: 'read', events: 2 }, { do: 'read', after: 2 }]
  },
  {
    id: 'tiny/cancel',
    title: 'A cancel while the provider waits.',
    group: 'only',
    calls: [[{ kind: 'stream', acts: [{ text: 'a' }, { barrier: 'hold' }, { end: { finish: 'stop' } }] }]],
    client: [
      { do: 'submit' },
      { do: 'read', background: true, as: 'live' },
      { do: 'reached', barrier: 'hold' },
      { do: 'cancel' },
      { do: 'join', reader: 'live' }
    ]
  }
]

interface DenseState {
  readonly next: Readonly<Record<string, number>>
  readonly antecedents: number
  readonly violations: ReturnType<Law['finish']>['violations']
}

/** Every reader sees each sequence one greater than the one before. */
export const tinyLaw: Law<DenseState> = {
  requirement: 'sequence/dense',
  passive: true,
  init: () => ({ next: {}, antecedents: 0, violations: [] }),
  step(state, item, index) {
    if (item.kind === 'sse.opened') return { ...state, next: { ...state.next, [item.reader]: item.after + 1 } }
    if (item.kind !== 'sse.frame') return state
    const { sequence } = item.json as { sequence: number }
    const expected = state.next[item.reader] ?? 1
    const next = { ...state.next, [item.reader]: sequence + 1 }
    const antecedents = state.antecedents + 1
    if (sequence === expected) return { ...state, next, antecedents }
    const at = { item: index, sequence, reader: item.reader, execution: item.execution }
    const witness = { expected: `sequence ${expected}`, saw: `sequence ${sequence}`, at }
    return { next, antecedents, violations: [...state.violations, witness] }
  },
  finish: ({ antecedents, violations }) => ({ antecedents, violations })
}

/** A subject of one law, three cases and one chapter of generated scenarios. */
export const tinySubject: Subject = {
  laws: [tinyLaw as Law],
  requirements: { 'sequence/dense': requirements['sequence/dense'] },
  cases: tinyCases,
  arbitraries: {
    tiny: fc
      .array(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 12 })
      .map((texts) => ({ id: 'generated', title: 'A generated answer.', group: 'only' as const, calls: answer(texts) }))
  }
}
