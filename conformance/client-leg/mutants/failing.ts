import { ClientError } from '../honest/client/client-error.ts'
import type { Parts } from '../honest/client/parts.ts'
import type { DriverError } from '../model/driver-protocol.ts'
import type { ClientMutant } from './client-mutant.ts'

type Facts = Omit<DriverError, 'kind' | 'message' | 'shown'>

/** A client whose refusals tell other facts. */
const refusals =
  (change: (facts: Facts, body: string) => Facts) =>
  ({ errorOf }: Parts): Partial<Parts> => ({
    errorOf(status, body, retryAfterMs) {
      const { kind, message, facts } = errorOf(status, body, retryAfterMs)
      return new ClientError(kind, message, change(facts, body))
    }
  })

export const failingMutants: readonly ClientMutant[] = [
  {
    name: 'forgets-codes',
    title: 'A refusal has a status only.',
    predicts: ['failing/codes', 'resuming/final-statuses'],
    edit: refusals(({ code: _, ...facts }) => facts)
  },
  {
    name: 'forgets-statuses',
    title: 'A refusal has a code only.',
    predicts: ['failing/codes', 'failing/foreign-bodies'],
    edit: refusals(({ status: _, ...facts }) => facts)
  },
  {
    name: 'judges-retries-itself',
    title: '`retryable` follows from the status.',
    predicts: ['failing/retryable'],
    edit: refusals((facts) => ({ ...facts, retryable: (facts.status ?? 0) >= 500 }))
  },
  {
    name: 'forgets-what-may-still-run',
    title: '`remote_outcome` is left out.',
    predicts: ['failing/retryable'],
    edit: refusals(({ remote_outcome: _, ...facts }) => facts)
  },
  {
    name: 'forgets-details',
    title: '`oldest`, `provider_code` and `retry_after_ms` are left out.',
    predicts: ['failing/details'],
    edit: refusals(({ oldest: _, provider_code: __, retry_after_ms: ___, ...facts }) => facts)
  },
  {
    name: 'makes-up-codes',
    title: 'A refusal without a code is an internal error.',
    predicts: ['failing/foreign-bodies'],
    edit: refusals((facts) => ({ code: 'internal_error', ...facts }))
  },
  {
    name: 'calls-every-failure-the-same',
    title: 'A failed execution has one code.',
    predicts: ['failing/execution-failed'],
    edit: ({ failureOf }) => ({
      failureOf(event) {
        const failure = failureOf(event)
        return failure && new ClientError(failure.kind, failure.message, { ...failure.facts, code: 'execution_failed' })
      }
    })
  },
  {
    name: 'calls-nobody-a-refusal',
    title: 'A runtime that cannot be reached has answered 503.',
    predicts: ['failing/unreachable'],
    edit: () => ({
      unanswered: (error) =>
        error.kind === 'connection' ? new ClientError('api', 'the runtime answered 503', { status: 503 }) : error
    })
  },
  {
    name: 'takes-stopping-for-a-refusal',
    title: 'A runtime that says that it is stopping has refused.',
    predicts: ['failing/runtime-stopping'],
    edit: () => ({ isSuccess: (_, status) => status === 200 || status === 202 })
  }
]
