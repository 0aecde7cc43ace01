import { judged } from '../shared/judged.ts'

/** `HEAD` on the events of a running execution, and of one that has ended, is answered at once and without a body that goes on. */
export const headEvents = judged('http/head-events', (view, check) => {
  if (!view.executions.some(({ log }) => log.length > 0)) return
  for (const each of view.attempted) {
    const { method, path, failure } = each.exchange
    if (method !== 'HEAD' || !path.split('?')[0]?.endsWith('/events')) continue
    check(failure !== 'timeout', each, () => ({
      expected: 'an answer to HEAD',
      saw: 'none within the patience of the kit'
    }))
  }
})
