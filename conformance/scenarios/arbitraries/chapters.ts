import fc from 'fast-check'
import { type ClientStep, defaultClient, type Scenario } from '../../model/scenario.ts'
import type { Act, CallScript } from '../../model/script.ts'
import { answer } from './answers.ts'
import { brokenCall, completedCall, ending, stream } from './calls.ts'
import { cancelling } from './cancels.ts'
import { client, crowdedClient, reconnectingClient, sweepingClient } from './clients.ts'
import { counters, spoiltCounters } from './counters.ts'
import { earlyFailure, lateFailure, transientFailure } from './failures.ts'
import { alone, plainFallback, type Route, route } from './routes.ts'

function scenarios(
  chapter: string,
  routes: fc.Arbitrary<Route>,
  clients: fc.Arbitrary<readonly ClientStep[]>
): fc.Arbitrary<Scenario> {
  return fc.tuple(routes, clients).map(([taken, steps]) => scenarioOf(chapter, taken, steps))
}

function scenarioOf(chapter: string, { group, request, calls }: Route, steps: readonly ClientStep[]): Scenario {
  return {
    id: `property/${chapter}`,
    title: `A generated ${chapter} scenario`,
    group,
    request,
    calls,
    ...(steps === defaultClient ? {} : { client: steps })
  }
}

const only = (call: fc.Arbitrary<CallScript>): fc.Arbitrary<Route> =>
  call.map((script) => ({ group: 'only', request: {}, calls: [[script]] }))

/** Any answer, any ending. */
export const sequence = scenarios(
  'sequence',
  fc.oneof(
    { withCrossShrink: true },
    { arbitrary: alone, weight: 3 },
    { arbitrary: only(earlyFailure), weight: 1 },
    { arbitrary: plainFallback, weight: 1 }
  ),
  client
)

/** Several targets with all classes of failures, bounds and orders. */
export const routing = scenarios('routing', route, client)

/** Counters that rise, fall, are odd or missing, of attempts that end in every way. */
export const usage = scenarios('usage', usageRoute(), fc.constant(defaultClient))

/** What is said and how it is cut. */
export const output = scenarios(
  'output',
  fc.oneof(
    { withCrossShrink: true },
    { arbitrary: only(completedCall), weight: 4 },
    { arbitrary: only(brokenCall), weight: 1 }
  ),
  client
)

/** Readers that come back, sweep or crowd. */
export const replay = scenarios(
  'replay',
  fc.oneof({ withCrossShrink: true }, { arbitrary: alone, weight: 2 }, { arbitrary: plainFallback, weight: 1 }),
  fc.oneof(
    { withCrossShrink: true },
    { arbitrary: reconnectingClient, weight: 3 },
    { arbitrary: crowdedClient, weight: 1 },
    { arbitrary: sweepingClient, weight: 1 }
  )
)

/** Cancels before output, within it, at the end and behind it, alone and repeated. */
export const cancellation: fc.Arbitrary<Scenario> = cancelling.map(({ route: taken, client: steps }) =>
  scenarioOf('cancellation', taken, steps)
)

function usageRoute(): fc.Arbitrary<Route> {
  const reports = fc.array(counters, { maxLength: 3 })
  const reported = fc
    .tuple(
      answer,
      reports,
      fc.oneof(
        { withCrossShrink: true },
        { arbitrary: fc.constant(undefined), weight: 3 },
        { arbitrary: lateFailure, weight: 1 }
      )
    )
    .map(([said, list, failure]) => stream([...between(said.acts, list), failure ?? ending(said)]))
  const spoilt = fc
    .tuple(answer, spoiltCounters)
    .map(([said, odd]) => stream([...said.acts, { usage: odd }, ending(said)]))
  const last = fc.oneof({ withCrossShrink: true }, { arbitrary: reported, weight: 4 }, { arbitrary: spoilt, weight: 1 })
  const failing = fc
    .tuple(counters, fc.constantFrom('overloaded' as const, 'rate_limit' as const))
    .map(([usage, kind]) => stream([{ usage }, { error: { kind } }]))
  const first = fc.oneof(
    { withCrossShrink: true },
    { arbitrary: failing, weight: 3 },
    { arbitrary: transientFailure, weight: 1 }
  )
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: only(last), weight: 2 },
    {
      arbitrary: fc.tuple(first, last).map(([early, late]) => ({
        group: 'pair' as const,
        request: { routing: { allow_fallback: true } },
        calls: [[early], [late]]
      })),
      weight: 1
    }
  )
}

/** Spreads reports over an answer: the first one leads, the last one stands at its end. */
function between(acts: readonly Act[], reports: readonly object[]): Act[] {
  const mixed = [...acts]
  for (const [at, report] of reports.entries()) {
    const place = reports.length === 1 ? mixed.length : Math.round((mixed.length * at) / (reports.length - 1))
    mixed.splice(place, 0, { usage: report })
  }
  return mixed
}
