import { checkOtherFingerprint } from '../shared/check-other-fingerprint.ts'
import { judged } from '../shared/judged.ts'
import { submitsOf } from '../shared/submit-view.ts'

/** Another body under a key that is taken is refused with 422, and nothing comes of it. */
export const otherFingerprint = judged('idempotency/other-fingerprint', (view, check) => {
  checkOtherFingerprint(view, 'idempotency/other-fingerprint', check)
  const submits = submitsOf(view)
  for (const other of submits) {
    if (other.breaks !== 'idempotency/other-fingerprint' || other.status !== 422) continue
    const { started } = other.exchange
    const running = view.executions.some(
      ({ terminal, started: since }) => since <= started && (terminal === undefined || terminal.time > started)
    )
    const next = submits.find(({ exchange, breaks }) => breaks === undefined && exchange.started >= other.exchange.time)
    const until = next?.exchange.started ?? Number.POSITIVE_INFINITY
    const call = view.calls.find(({ request }) => request.time >= started && request.time < until)
    if (running || call === undefined) continue
    check.fault(call, { expected: 'no provider request after the refusal', saw: `one at ${call.target}` })
  }
})
