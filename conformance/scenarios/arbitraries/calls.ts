import fc from 'fast-check'
import type { Act, CallScript, StreamScript, UsageCounters } from '../../model/script.ts'
import { type Answer, answer, framing } from './answers.ts'
import { counters } from './counters.ts'
import { lateFailure } from './failures.ts'

const report = fc.option(counters, { nil: undefined, freq: 2 })

/** An answer that the provider completes. */
export const completedCall: fc.Arbitrary<CallScript> = fc
  .tuple(answer, report, framing)
  .map(([said, usage, how]) => stream([...said.acts, ...usageActs(usage), ending(said)], how))

/** An answer that breaks off after output. */
export const brokenCall: fc.Arbitrary<CallScript> = fc
  .tuple(answer, report, lateFailure, framing)
  .map(([said, usage, failure, how]) => stream([...usageActs(usage), ...said.acts, failure], how))

/** What a target says that is reached: mostly a whole answer. */
export const answeringCall: fc.Arbitrary<CallScript> = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: completedCall, weight: 3 },
  { arbitrary: brokenCall, weight: 1 }
)

/** The terminal that fits an answer. */
export function ending(said: Answer): Act {
  return { end: { finish: said.tools ? 'tool_calls' : 'stop' } }
}

export function stream(acts: readonly Act[], how: StreamScript['framing'] = {}): CallScript {
  return { kind: 'stream', acts, ...(Object.keys(how).length === 0 ? {} : { framing: how }) }
}

const usageActs = (usage: UsageCounters | undefined): Act[] => (usage === undefined ? [] : [{ usage }])
