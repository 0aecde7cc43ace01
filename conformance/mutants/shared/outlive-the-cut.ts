import type { Provider, ProviderCall, ProviderEvent } from '../../../reference/core/ports.ts'

/** Why the core leaves a call. */
export const cutOf = ({ signal }: ProviderCall): unknown => (signal.reason as { cut?: unknown } | undefined)?.cut

/** Adapters whose call goes on, heard by nobody, when it is cut for this reason. */
export const outliveTheCut =
  (cut: 'cancelled' | 'deadline') =>
  (provider: Provider): Provider => ({
    ...provider,
    async *execute(call) {
      const own = new AbortController()
      const leave = (): void => {
        if (cutOf(call) !== cut) own.abort(call.signal.reason)
      }
      call.signal.addEventListener('abort', leave, { once: true })
      yield* unhurried(provider.execute({ ...call, signal: own.signal }), call.signal)
    }
  })

type Batch = readonly ProviderEvent[]

/** Reads to the end whatever becomes of the reader. */
async function* unhurried(batches: AsyncIterable<Batch>, signal: AbortSignal): AsyncGenerator<Batch> {
  const read: Batch[] = []
  let wake = (): void => {}
  let ended: { readonly thrown?: unknown } | undefined
  const pump = async (): Promise<void> => {
    try {
      for await (const batch of batches) {
        read.push(batch)
        wake()
      }
      ended = {}
    } catch (thrown) {
      ended = { thrown }
    }
    wake()
  }
  void pump()
  signal.addEventListener('abort', () => wake(), { once: true })
  for (;;) {
    const next = read.shift()
    if (next !== undefined) yield next
    else if (signal.aborted) throw signal.reason
    else if (ended === undefined) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    } else if ('thrown' in ended) throw ended.thrown
    else return
  }
}
