import { expect, test } from 'vitest'
import type { Act } from '../../model/script.ts'
import type { Outcome } from '../../oracle.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { job, sampleQueue } from '../shared/sample/sample-queue.ts'

const odd: Act = { poll: { status: 'REBALANCING' } }
const whole: readonly Act[] = [odd, { result: { text: 'made' } }, { end: { finish: 'stop' } }]
const forEver: readonly Act[] = [{ progress: {} }, odd]

/** How a run ended as told is judged, in the extended configuration or not. */
function judge(acts: readonly Act[], ending: Partial<Outcome>, needs: readonly string[] = ['config_extended']) {
  return judgeSample('provider-spi/queue-unknown-status', sampleQueue({ calls: job(acts), ending, needs }))
}

const failed = (...codes: Outcome['codes']): Partial<Outcome> => ({ status: 'failed', codes })

test('a job that completes behind an unknown status is clean, one that fails for it is not', () => {
  expect(judge(whole, {})).toMatchObject({ antecedents: 1, violations: [] })
  expect(judge(whole, failed('provider_protocol_error')).violations).toHaveLength(1)
})

test('where nothing known is ever said, the progress timeout ends the attempt and not the deadline', () => {
  expect(judge(forEver, failed('provider_unavailable'))).toMatchObject({ antecedents: 1, violations: [] })
  expect(judge(forEver, failed('provider_protocol_error')).violations).toEqual([])
  expect(judge(forEver, failed('deadline_exceeded')).violations).toHaveLength(1)
})

test('without a configured progress timeout the deadline may be the first to come', () => {
  expect(judge(forEver, failed('deadline_exceeded'), [])).toMatchObject({ antecedents: 0, violations: [] })
})
