import { expect, test } from 'vitest'
import {
  causeOfProviderStatus,
  causeOfProviderStatusFamily,
  errorCauses,
  httpStatusOf
} from '../../generated/errors.ts'
import { operations } from '../../generated/operations.ts'

const causes = Object.entries(errorCauses)

test('a code that is never retryable has no retryable cause', () => {
  const never = ['deadline_exceeded', 'cancelled', 'invalid_request', 'conflict', 'not_found', 'internal_error']
  for (const [id, { code, retryable }] of causes) if (never.includes(code)) expect(retryable, id).toBe(false)
})

test('a provider that is unavailable may be retryable only when the failure is transient', () => {
  const unavailable = causes.filter(([, { code }]) => code === 'provider_unavailable')
  expect(unavailable.length).toBeGreaterThan(5)
  for (const [id, { retryable, failureClass }] of unavailable) expect(retryable, id).toBe(failureClass === 'transient')
})

test('queue_full, rate_limited and runtime_unavailable are retryable, whatever their cause', () => {
  const codes = ['queue_full', 'rate_limited', 'runtime_unavailable']
  for (const [id, { code, retryable }] of causes) if (codes.includes(code)) expect(retryable, id).toBe(true)
})

test('every status at the door is one that an operation answers with, but 405', () => {
  const answered = new Set(Object.values(operations).flatMap(({ responses }) => responses))
  const foreign = Object.values(httpStatusOf).filter((status) => !answered.has(status))
  expect(foreign).toEqual([405])
})

test.each([
  [400, 'request_scoped'],
  [401, 'target_scoped'],
  [402, 'target_scoped'],
  [403, 'target_scoped'],
  [404, 'target_scoped'],
  [408, 'uncertain'],
  [409, 'request_scoped'],
  [413, 'request_scoped'],
  [418, 'request_scoped'],
  [422, 'request_scoped'],
  [425, 'uncertain'],
  [429, 'transient'],
  [500, 'uncertain'],
  [502, 'uncertain'],
  [503, 'transient'],
  [529, 'transient'],
  [307, 'target_scoped']
])('case 111: provider status %i is %s', (status, failureClass) => {
  const cause = causeOfProviderStatus[status] ?? causeOfProviderStatusFamily[Math.floor(status / 100)]
  expect(cause && errorCauses[cause].failureClass).toBe(failureClass)
})
