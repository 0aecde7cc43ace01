import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Act, ScriptFinish, StreamScript, UsageNumber } from '../model/script.ts'
import type { DialectName } from '../model/topology.ts'
import { finishOf } from '../oracle/finish.ts'
import { saidBy } from '../oracle/said.ts'
import { expectedUsage, usageUnits } from '../oracle/usage.ts'
import { finishOnWire, usageOnWire } from './wire.ts'

const names = ['openai-responses', 'anthropic-messages', 'openai-chat-completions'] as const
const count = fc.oneof(fc.nat({ max: 99 }), fc.constantFrom<UsageNumber>(-1, 1.5, '7'))
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Act>({ text: 'a' }, { refusal: 'no' }, { tool: { call: 'x', name: 'f' } }, { noise: 'empty_delta' }),
  fc
    .record(
      { input: count, output: count, cache_read: count, cache_write: count, reasoning: count },
      { requiredKeys: [] }
    )
    .map((usage) => ({ usage }))
)
const finishes: ScriptFinish[] = ['stop', 'length', 'tool_calls', 'content_filter', 'refusal', 'pause', 'other']
const ending: fc.Arbitrary<Act[]> = fc.oneof(
  fc.constantFrom(...finishes).map((finish): Act[] => [{ end: { finish } }]),
  fc.constantFrom<Act[]>(
    [{ end: { finish: 'stop', form: 'no_usage' } }],
    [{ error: { kind: 'server' } }],
    [{ error: { kind: 'server', form: 'flat' } }],
    [{ error: { kind: 'server', form: 'failed' } }],
    [{ cut: 'eof' }]
  )
)
const script: fc.Arbitrary<StreamScript> = fc
  .tuple(fc.array(act, { maxLength: 6 }), ending)
  .map(([acts, last]) => ({ kind: 'stream', acts: [...acts, ...last] }))
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

test('the oracle expects the usage that the wire carries', () => {
  fc.assert(
    fc.property(script, fc.constantFrom<DialectName>(...names), (drawn, dialect) => {
      const expected = expectedUsage(saidBy(drawn, { dialect, features: [] }), dialect)
      const { counters } = usageOnWire(dialect, drawn.acts)
      for (const [unit, field] of Object.entries(usageUnits)) {
        const known = expected[unit as keyof typeof expected]
        const value = counters[field]
        if (known.is === 'known') expect([unit, value]).toEqual([unit, known.quantity])
        if (known.is === 'absent') expect([unit, isCount(value)]).toEqual([unit, false])
      }
    }),
    { numRuns: 1000, seed: 21 }
  )
})

test('the oracle expects the finish that the wire says', () => {
  fc.assert(
    fc.property(script, fc.constantFrom<DialectName>(...names), (drawn, dialect) => {
      // A refusal without a word beside a tool call is nothing that a provider says.
      fc.pre(
        !(
          drawn.acts.some((one) => 'tool' in one) &&
          drawn.acts.some((one) => 'end' in one && one.end.finish === 'refusal')
        )
      )
      const expected = finishOf(saidBy(drawn, { dialect, features: [] }), dialect) ?? []
      expect(finishOnWire(dialect, drawn.acts)).toEqual(expect.arrayContaining([...expected]))
    }),
    { numRuns: 1000, seed: 22 }
  )
})
