/** Resolves with the work's value, or with `undefined` as soon as the signal aborts: the work is then left to its own end. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const leave = () => resolve(undefined)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    work
      .then(resolve, (error) => (signal.aborted ? leave() : reject(error)))
      .finally(() => signal.removeEventListener('abort', leave))
  })
}
