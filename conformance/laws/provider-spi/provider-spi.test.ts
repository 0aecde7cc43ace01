import { expect, test } from 'vitest'
import type { Act } from '../../model/script.ts'
import { editData, editRequest } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { job, sampleQueue, withQuestion } from '../shared/sample/sample-queue.ts'

const made: readonly Act[] = [{ result: { text: 'made' } }, { end: { finish: 'stop' } }]
const waiting: readonly Act[] = [{ queue: { position: 3 } }, { queue: { position: 3 } }, { queue: { position: 1 } }]
const clean = sampleQueue({
  calls: job([{ queue: { position: 3 } }, { queue: { position: 1 } }, { progress: {} }, ...made])
})

/** The same run in which the execution succeeds with a result all the same. */
const succeeds = editData({ type: 'execution.failed' }, ({ target, ...data }) => ({
  ...data,
  type: 'execution.completed',
  status: 'succeeded',
  target,
  error: undefined
}))

test('progress that is told twice, or names another place, is caught', () => {
  const law = 'provider-spi/queue-progress'
  const later = editData({ type: 'execution.progress' }, (data) =>
    data.queue_position === 1 ? { ...data, queue_position: 3 } : data
  )
  const invented = editData({ type: 'execution.progress' }, (data) =>
    data.queue_position === 1 ? { ...data, queue_position: 2 } : data
  )
  expectCaught(law, clean, later)
  expectCaught(law, clean, invented)
})

test('a place that does not change is told once, and one more may come from the answer to the submit', () => {
  const law = 'provider-spi/queue-progress'
  const twice = sampleQueue({ calls: job([...waiting, ...made]) })
  expect(judgeSample(law, twice).violations).toHaveLength(1)
  const submitted = sampleQueue({ calls: job([{ queue: { position: 5 } }, { queue: { position: 1 } }, ...made]) })
  const told = submitted.map((item) =>
    item.kind === 'run'
      ? { ...item, scenario: { ...item.scenario, calls: job([{ queue: { position: 1 } }, ...made]) } }
      : item
  )
  expect(judgeSample(law, told)).toMatchObject({ antecedents: 1, violations: [] })
})

test('a job that is over with an error is no success', () => {
  const law = 'provider-spi/queue-completed-not-success'
  const failed = sampleQueue({ calls: job([{ error: { kind: 'server', form: 'status' } }]) })
  expectCaught(law, failed, succeeds)
})

test('words of a validation error, and a code that is not its own, are caught', () => {
  const law = 'provider-spi/queue-error-details'
  const failed = sampleQueue({ calls: job([{ error: { kind: 'invalid_request', message: 'an invented reason' } }]) })
  const saying = (error: object) => editData({ type: 'execution.failed' }, (data) => ({ ...data, error }))
  const bare = { code: 'invalid_request', message: 'refused', retryable: false }
  expectCaught(law, failed, saying({ ...bare, message: 'refused: an invented reason' }))
  expectCaught(law, failed, saying({ ...bare, provider_code: 'unheard_of' }))
})

test('a request at another origin, or a success in spite of its address, is caught', () => {
  const law = 'provider-spi/queue-own-origin'
  const foreign = { submit: { status_url: '{{elsewhere}}/{{nonce}}/status' } }
  const refused = sampleQueue({ calls: job(made, { queue: foreign }) })
  expectCaught(law, refused, (items) => withQuestion(items, { answeredBy: 'elsewhere', credentialOf: 'none' }))
  expectCaught(law, refused, succeeds)
})

test('a second submit at a queue that may have the first is caught, one behind a clear refusal is not', () => {
  const law = 'provider-spi/queue-submitted-once'
  const again = editRequest((request) => [request, { ...request, request: 50, call: 2 }])
  expectCaught(law, clean, again)
  const refused = sampleQueue({ calls: [[{ kind: 'status', status: 429, error: { kind: 'rate_limit' } }]] })
  expect(judgeSample(law, again(refused)).violations).toEqual([])
})

test('a job that the deadline cuts off has to be cancelled', () => {
  const law = 'deadline/queue-cancelled'
  const ending = { status: 'failed', codes: ['deadline_exceeded'] } as const
  const running = sampleQueue({ calls: job([{ progress: {} }]), request: { deadline_ms: 500 }, ending })
  const cancelled = withQuestion(running, { method: 'PUT', queue: { step: 'cancel', submitted: 1 } })
  expectCaught(law, cancelled, () => running)
})
