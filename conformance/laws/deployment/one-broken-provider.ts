import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/**
 * While one target fails or hangs, an execution that another can serve completes there, and does not wait for it: a call that is held at a
 * barrier is let go only afterwards.
 */
export const oneBrokenProvider = judged('deployment/one-broken-provider', (view, check) => {
  for (const submit of view.exchanges) {
    if (submit.accepts !== 'deployment/one-broken-provider') continue
    const execution = view.executions.find(({ id }) => id === at(submit.exchange.body, 'execution_id'))
    if (execution === undefined) continue
    const { terminal } = execution
    const served = at(terminal?.data, 'target', 'provider')
    const broken = view.calls.filter(({ target }) => target !== served)
    if (broken.length === 0) continue
    const waited = broken.some(({ barriers, end }) => barriers.length > 0 && Number(end?.time) < Number(terminal?.time))
    check(terminal?.type === 'execution.completed' && !waited, terminal ?? execution, () => ({
      expected: 'an execution that completes at the other target, whatever the broken one does',
      saw: waited
        ? 'an end only behind that of the broken call'
        : `${terminal?.type ?? 'no end'} ${brief(at(terminal?.data, 'error', 'code'))}`
    }))
  }
})
