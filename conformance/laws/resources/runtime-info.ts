import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

const fixed = { routing: true, flow_control: true, usage_facts: true, billing: false } as const

/** A runtime says which protocol it speaks and that it routes, controls flow and reports usage, and never that it bills. */
export const runtimeInfo = judged('resources/runtime-info', (view, check) => {
  for (const asked of view.exchanges) {
    const { body, status } = asked.exchange
    if (asked.operation !== 'getRuntime' || (status !== 200 && status !== 503)) continue
    if (status === 503 && at(body, 'features') === undefined) continue
    const wrong = Object.entries(fixed).find(([name, value]) => at(body, 'features', name) !== value)
    const version = at(body, 'protocol_version')
    check(version === '0.1.0' && wrong === undefined, asked, () =>
      version === '0.1.0'
        ? { expected: `features.${wrong?.[0]} ${wrong?.[1]}`, saw: brief(at(body, 'features', wrong?.[0] ?? '')) }
        : { expected: 'protocol_version 0.1.0', saw: brief(version) }
    )
  }
})
