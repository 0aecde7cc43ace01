import type { Mutant } from './mutant.ts'

/** The request goes on until its headers are there, whoever has given up on it. */
const deafUntilAnswered =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const wish = init?.signal
    if (wish === undefined || wish === null) return fetch(input, init)
    const own = new AbortController()
    const answered = fetch(input, { ...init, signal: own.signal }).finally(() => {
      if (wish.aborted) own.abort(wish.reason)
      else wish.addEventListener('abort', () => own.abort(wish.reason), { once: true })
    })
    const givenUp = new Promise<never>((_resolve, reject) => {
      wish.addEventListener('abort', () => reject(wish.reason), { once: true })
    })
    answered.catch(() => undefined)
    return Promise.race([answered, givenUp])
  }

export const hangsUpOnceItIsAnswered: Mutant = {
  name: 'hangs-up-once-it-is-answered',
  title: 'A provider that has not sent its headers yet never hears that the call was cancelled.',
  predicts: ['cancellation/provider-aborted'],
  shownBy: ['cancellation/never-answered'],
  edits: () => ({ network: deafUntilAnswered })
}
