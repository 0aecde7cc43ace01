import fc from 'fast-check'
import { type ClientStep, defaultClient } from '../../model/scenario.ts'

/** Submits, leaves after some events and comes back with the cursor, by query or header. */
export const reconnectingClient: fc.Arbitrary<readonly ClientStep[]> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.constantFrom('query', 'header'))
  .map(([events, via]) => [
    { do: 'submit' },
    { do: 'read', as: 'early', events },
    { do: 'read', as: 'resumed', after: events, via: via as 'query' },
    { do: 'snapshot' },
    { do: 'result' },
    { do: 'read', as: 'replay' }
  ])

/** Reads the finished log from every cursor. */
export const sweepingClient: fc.Arbitrary<readonly ClientStep[]> = fc.constant([
  { do: 'submit' },
  { do: 'read', as: 'live' },
  { do: 'sweep' },
  { do: 'snapshot' },
  { do: 'read', as: 'replay' }
])

/** Several readers at once, each at its own pace. */
export const crowdedClient: fc.Arbitrary<readonly ClientStep[]> = fc
  .array(fc.nat(3), { minLength: 2, maxLength: 4 })
  .map((paces) => [
    { do: 'submit' },
    ...paces.map((pace_ms, at): ClientStep => ({ do: 'read', as: `reader-${at}`, background: true, pace_ms })),
    ...paces.map((_, at): ClientStep => ({ do: 'join', reader: `reader-${at}` })),
    { do: 'read', as: 'replay', after: 0 }
  ])

/** What the client side does: mostly the usual, now and then more. */
export const client: fc.Arbitrary<readonly ClientStep[]> = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: fc.constant(defaultClient), weight: 5 },
  { arbitrary: reconnectingClient, weight: 2 },
  { arbitrary: crowdedClient, weight: 1 }
)
