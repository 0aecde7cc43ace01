import { at, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Who asks for a stream and is refused gets an error status with an error body, and no stream. */
export const errorBeforeStream = judged('streaming/error-before-stream', (view, check) => {
  checkRefused(view, 'streaming/error-before-stream', [400, 404], check)
  for (const refused of view.exchanges) {
    const { status, headers, body } = refused.exchange
    if (refused.breaks !== 'streaming/error-before-stream' || status < 400) continue
    const streamed = headers['content-type']?.toLowerCase().startsWith('text/event-stream') === true
    if (streamed || !isRecord(at(body, 'error'))) {
      check.fault(refused, {
        expected: `an error body with status ${status}`,
        saw: streamed ? 'an event stream' : 'no error object'
      })
    }
  }
})
