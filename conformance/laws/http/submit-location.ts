import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Every 2xx answer to a submit, a replay or an inline stream too, says in `Location` where the execution is. */
export const submitLocation = judged('http/submit-location', (view, check) => {
  for (const exchange of view.exchanges) {
    const { status, body, headers } = exchange.exchange
    if (exchange.operation !== 'submitExecution' || status < 200 || status > 299) continue
    check(isPathOf(headers.location, at(body, 'execution_id')), exchange, () => ({
      expected: 'Location with the path of the execution',
      saw: headers.location === undefined ? 'no Location' : 'another Location'
    }))
  }
  for (const reader of view.readers) {
    if (reader.opened.via !== 'inline') continue
    const { location } = reader.opened.headers
    check(isPathOf(location, reader.execution), reader, () => ({
      expected: 'Location with the path of the execution',
      saw: location === undefined ? 'no Location' : 'another Location'
    }))
  }
})

/** Whether a URL, whole or relative, names an execution. */
function isPathOf(location: string | undefined, execution: unknown): boolean {
  if (location === undefined || typeof execution !== 'string') return false
  const base = 'http://runtime.example.test/v1/executions'
  return URL.canParse(location, base) && new URL(location, base).pathname.endsWith(`/v1/executions/${execution}`)
}
