import fc from 'fast-check'
import type { Act, CallScript, ErrorKind } from '../../model/script.ts'

const status = (code: number, kind: ErrorKind): CallScript => ({ kind: 'status', status: code, error: { kind } })
const bare = (code: number): CallScript => ({ kind: 'status', status: code, body: '' })
const stream = (...acts: Act[]): CallScript => ({ kind: 'stream', acts })

/** Failures before output after which the next candidate must be tried. */
export const transientFailure: fc.Arbitrary<CallScript> = fc.constantFrom(
  status(503, 'overloaded'),
  status(429, 'rate_limit'),
  bare(503),
  bare(529),
  stream({ error: { kind: 'overloaded' } }),
  stream({ noise: 'ping' }, { error: { kind: 'rate_limit' } })
)

/** Failures before output of every class. */
export const earlyFailure: fc.Arbitrary<CallScript> = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: transientFailure, weight: 4 },
  {
    arbitrary: fc.constantFrom(
      status(500, 'server'),
      bare(502),
      bare(408),
      stream({ error: { kind: 'server' } }),
      stream({ cut: 'eof' }),
      stream({ raw: { utf8: 'data: {bad\n\n' } }, { cut: 'eof' })
    ),
    weight: 2
  },
  { arbitrary: fc.constantFrom(status(401, 'authentication'), bare(404), status(429, 'quota')), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      status(400, 'invalid_request'),
      bare(422),
      stream({ error: { kind: 'content_policy' } })
    ),
    weight: 1
  }
)

/** How an answer may break off after output. */
export const lateFailure: fc.Arbitrary<Act> = fc.constantFrom<Act[]>(
  { cut: 'eof' },
  { error: { kind: 'overloaded' } },
  { error: { kind: 'server' } },
  { error: { kind: 'content_policy' } },
  { raw: { utf8: 'data: {bad\n\n' } }
)
