import { jobsOf } from '../shared/job-view.ts'
import { judged } from '../shared/judged.ts'

/** Addresses of a job that lie elsewhere get no request, with or without a credential. */
export const queueOwnOrigin = judged('provider-spi/queue-own-origin', (view, check) => {
  for (const { attempt, script } of jobsOf(view)) {
    if (!JSON.stringify(script).includes('{{elsewhere}}')) continue
    const [strayed] = view.strays
    const succeeded = attempt.terminal?.type === 'execution.completed'
    check(strayed === undefined && !succeeded, strayed ?? attempt.terminal ?? attempt, () => ({
      expected: 'an address at another origin is refused',
      saw: strayed ? `a request there, credential of ${strayed.request.credentialOf}` : 'a success'
    }))
  }
})
