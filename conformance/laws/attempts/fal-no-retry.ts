import { judged } from '../shared/judged.ts'

/** Every submit to fal's queue asks the queue not to run it again by itself. */
export const falNoRetry = judged('attempts/fal-no-retry', (view, check) => {
  for (const call of view.calls) {
    if (call.request.dialect !== 'fal-queue') continue
    const told = call.request.headers?.['x-fal-no-retry']
    check(told === '1', call, () => ({ expected: 'x-fal-no-retry: 1', saw: told ?? 'no such header' }))
  }
})
