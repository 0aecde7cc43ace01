import fc from 'fast-check'
import type { ClientStep } from '../../model/scenario.ts'
import type { Act, CallScript } from '../../model/script.ts'
import { type Answer, answer, framing } from './answers.ts'
import { completedCall, ending } from './calls.ts'
import { counters } from './counters.ts'
import { earlyFailure, lateFailure, transientFailure } from './failures.ts'
import { alone, plainFallback, type Route } from './routes.ts'

/** A route and a client that cancels on it. */
export interface Cancelling {
  readonly route: Route
  readonly client: readonly ClientStep[]
}

const barrier = 'held'

/** A call that stands still at the barrier, and the type of event that shows that its output was read up to there. */
interface Held {
  readonly call: CallScript
  readonly shows?: string
  /** Whether it comes to no end of its own. */
  readonly endless: boolean
}

/** Where a call stands still: before its head, before its first word, or behind some of them. Shrinks to the first. */
const place = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: fc.constant('head' as const), weight: 1 },
  { arbitrary: fc.constant(0), weight: 1 },
  { arbitrary: fc.integer({ min: 1, max: 8 }), weight: 4 }
)

/** How it would go on: to its end, to a failure, or for ever. */
const rest = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: fc.constant('end' as const), weight: 3 },
  { arbitrary: lateFailure, weight: 1 },
  { arbitrary: fc.constant('murmur' as const), weight: 1 }
)

const report = fc.option(counters, { nil: undefined, freq: 1 })

const held: fc.Arbitrary<Held> = fc
  .tuple(answer, place, rest, report, framing)
  .map(([said, at, goesOn, usage, how]): Held => {
    const head = at === 'head'
    const count = head ? 0 : Math.min(at, said.acts.length)
    const first = [...(usage === undefined ? [] : [{ usage }]), ...said.acts.slice(0, count)]
    const acts = [...first, ...(head ? [] : [{ barrier }]), ...said.acts.slice(count), lastOf(said, goesOn)]
    const shows = shownBy(said.acts.slice(0, count))
    return {
      call: {
        kind: 'stream',
        acts,
        ...(Object.keys(how).length === 0 ? {} : { framing: how }),
        ...(head ? { before: { barrier } } : {})
      },
      ...(shows === undefined ? {} : { shows }),
      endless: goesOn === 'murmur'
    }
  })

const lastOf = (said: Answer, goesOn: 'end' | 'murmur' | Act): Act =>
  goesOn === 'end' ? ending(said) : goesOn === 'murmur' ? { stall: 'murmuring' } : goesOn

function shownBy(acts: readonly Act[]): string | undefined {
  if (acts.some((act) => 'text' in act)) return 'output.delta'
  return acts.some((act) => 'tool' in act) ? 'tool.call.started' : undefined
}

/** The held call alone, as the last of two attempts, or as one that another could follow. The failures before it must be followed. */
const heldRoute: fc.Arbitrary<{ readonly route: Route; readonly held: Held }> = fc
  .tuple(
    held,
    fc.oneof(
      { withCrossShrink: true },
      { arbitrary: fc.constant('alone' as const), weight: 2 },
      { arbitrary: transientFailure.map((call) => ({ before: call })), weight: 1 },
      { arbitrary: completedCall.map((call) => ({ behind: call })), weight: 1 }
    )
  )
  .map(([stands, other]) => {
    const bound = stands.endless ? { deadline_ms: 8000 } : {}
    if (other === 'alone') return { held: stands, route: { group: 'only', request: bound, calls: [[stands.call]] } }
    const calls = 'before' in other ? [[other.before], [stands.call]] : [[stands.call], [other.behind]]
    return { held: stands, route: { group: 'pair', request: { ...bound, routing: { allow_fallback: true } }, calls } }
  })

const cancel: ClientStep = { do: 'cancel' }
const release: ClientStep = { do: 'release', barrier }

/** How the cancel is sent while the call stands at the barrier: once, again, or several at a time. */
const heldCancels: fc.Arbitrary<readonly ClientStep[]> = fc.constantFrom<(readonly ClientStep[])[]>(
  [cancel, release],
  [cancel, cancel, release],
  [{ do: 'cancel', times: 3 }, release]
)

/** How it meets a call that goes on at the same time. */
const racingCancels: fc.Arbitrary<readonly ClientStep[]> = fc.constantFrom<(readonly ClientStep[])[]>(
  [release, cancel],
  [{ do: 'cancel', background: true }, release],
  [release, { do: 'cancel', times: 2 }]
)

/** A cancel that meets a call at its barrier or from there on, and perhaps one more when all is over. */
const inTime: fc.Arbitrary<Cancelling> = fc
  .tuple(
    heldRoute,
    fc.oneof({ withCrossShrink: true }, { arbitrary: heldCancels, weight: 3 }, { arbitrary: racingCancels, weight: 1 }),
    fc.boolean()
  )
  .map(
    ([
      {
        route,
        held: { shows }
      },
      cancels,
      again
    ]) => ({
      route,
      client: [
        { do: 'submit' },
        { do: 'read', as: 'live', background: true },
        { do: 'reached', barrier },
        ...(shows === undefined ? [] : [{ do: 'given', reader: 'live', event: shows } as const]),
        ...cancels,
        { do: 'join', reader: 'live' },
        { do: 'snapshot' },
        ...(again ? [cancel, { do: 'snapshot' } as const] : []),
        { do: 'result' },
        { do: 'read', as: 'replay', after: 0 }
      ]
    })
  )

/** Cancels of what is over, whatever its end. */
const tooLate: fc.Arbitrary<Cancelling> = fc
  .tuple(
    fc.oneof(
      { withCrossShrink: true },
      { arbitrary: alone, weight: 2 },
      { arbitrary: plainFallback, weight: 1 },
      {
        arbitrary: earlyFailure.map((call): Route => ({ group: 'only', request: {}, calls: [[call]] })),
        weight: 1
      }
    ),
    fc.integer({ min: 1, max: 2 })
  )
  .map(([route, count]) => ({
    route,
    client: [
      { do: 'submit' },
      { do: 'read', as: 'live' },
      { do: 'snapshot' },
      ...Array.from({ length: count }, () => cancel),
      { do: 'snapshot' },
      { do: 'result' },
      { do: 'read', as: 'replay', after: 0 }
    ]
  }))

/** Cancels at every point of an execution's life, forced by barriers. */
export const cancelling: fc.Arbitrary<Cancelling> = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: inTime, weight: 4 },
  { arbitrary: tooLate, weight: 1 }
)
