import fc from 'fast-check'
import type { Group } from '../../model/scenario.ts'
import type { CallScript } from '../../model/script.ts'
import { answeringCall } from './calls.ts'
import { earlyFailure, transientFailure } from './failures.ts'

/** A group of targets, what each does, and how the request wants to be routed. */
export interface Route {
  readonly group: Group
  readonly request: Readonly<Record<string, unknown>>
  readonly calls: readonly (readonly CallScript[])[]
}

const roles = { pair: ['a', 'b'], chain: ['a', 'b', 'c'] } as const

/** Candidates by role in any order; the ids of every text dialect are named, for strangers are ignored. */
const order = (group: keyof typeof roles): fc.Arbitrary<string[] | undefined> =>
  fc.option(
    fc
      .shuffledSubarray([...roles[group]], { minLength: 1 })
      .map((chosen) => chosen.flatMap((role) => [`lab-openai-${role}`, `lab-anthropic-${role}`, `lab-chat-${role}`])),
    { nil: undefined, freq: 2 }
  )

/** Several targets that fail before output until one answers, or all fail; fallback mostly allowed. */
export const route: fc.Arbitrary<Route> = fc.constantFrom('pair' as const, 'chain' as const).chain((group) =>
  fc
    .record({
      calls: fc.tuple(...roles[group].map(() => call)),
      allow: fc.oneof(
        { withCrossShrink: true },
        { arbitrary: fc.constant(true), weight: 6 },
        { arbitrary: fc.constant(undefined), weight: 1 }
      ),
      most: fc.option(fc.integer({ min: 1, max: roles[group].length }), { nil: undefined, freq: 1 }),
      order: order(group)
    })
    .map(({ calls, allow, most, order: wanted }) => ({
      group,
      request: { routing: routing(allow, most, wanted) },
      calls: calls.map((script) => [script])
    }))
)

const call: fc.Arbitrary<CallScript> = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: answeringCall, weight: 2 },
  { arbitrary: transientFailure, weight: 2 },
  { arbitrary: earlyFailure, weight: 1 }
)

function routing(
  allow: boolean | undefined,
  most: number | undefined,
  wanted: readonly string[] | undefined
): Readonly<Record<string, unknown>> {
  return {
    ...(allow === undefined ? {} : { allow_fallback: allow }),
    ...(most === undefined ? {} : { max_attempts: most }),
    ...(wanted === undefined ? {} : { provider_order: wanted })
  }
}

/** A first target that fails Transiently and a second one that answers: the plainest fallback. */
export const plainFallback: fc.Arbitrary<Route> = fc.tuple(transientFailure, answeringCall).map(([first, second]) => ({
  group: 'pair',
  request: { routing: { allow_fallback: true } },
  calls: [[first], [second]]
}))

/** One target alone. */
export const alone: fc.Arbitrary<Route> = answeringCall.map((script) => ({
  group: 'only',
  request: {},
  calls: [[script]]
}))
