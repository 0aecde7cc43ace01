import { attemptFailure } from '../../reference/core/errors.ts'
import type { Provider } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

/** The whole execution gets the deadline so many times over, each attempt once. */
const times = 8

/** An adapter that gives up by itself when a part of the deadline has passed. */
const givingUp = (provider: Provider): Provider => ({
  ...provider,
  async *execute(call) {
    const { deadline_ms: deadline } = call.request
    const timer = new AbortController()
    const timeout = deadline === undefined ? undefined : setTimeout(() => timer.abort(), deadline / times)
    try {
      yield* provider.execute({ ...call, signal: AbortSignal.any([call.signal, timer.signal]) })
    } catch (thrown) {
      if (!timer.signal.aborted || call.signal.aborted) throw thrown
      throw attemptFailure('provider_timeout', 'The provider did not answer in time.')
    } finally {
      clearTimeout(timeout)
    }
  }
})

export const takesADeadlineForAFailedAttempt: Mutant = {
  name: 'takes-a-deadline-for-a-failed-attempt',
  title: 'A deadline ends the attempt that is under way, and the next candidate gets as long again.',
  predicts: ['attempts/deadline-and-cancel-stop'],
  edits: () => ({
    runtime: rewriteSubmit((request) =>
      request.deadline_ms === undefined ? request : { ...request, deadline_ms: request.deadline_ms * times }
    ),
    provider: givingUp
  })
}
