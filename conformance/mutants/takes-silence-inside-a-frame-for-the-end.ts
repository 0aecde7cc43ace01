import type { ProviderEvent } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'
import { rewriteProviderChunks } from './shared/rewrite-network.ts'

const silenceMs = 150

const silence = (): Promise<'silence'> => new Promise((resolve) => setTimeout(() => resolve('silence'), silenceMs))

const isStream = /^(?:event|data):/m
const endsAFrame = /(?:\r\n|\r|\n)(?:\r\n|\r|\n)$/

export const takesSilenceInsideAFrameForTheEnd: Mutant = {
  name: 'takes-silence-inside-a-frame-for-the-end',
  title: 'A provider that falls silent in the middle of a frame has completed its answer.',
  predicts: ['terminal/needs-provider-terminal'],
  shownBy: ['terminal/silent-inside-a-frame'],
  edits: () => ({
    provider: (provider, rebuild) => ({
      ...provider,
      async *execute(call) {
        let streams = false
        let inside = false
        const own = rebuild(
          rewriteProviderChunks((chunk) => {
            const text = Buffer.from(chunk).toString()
            streams ||= isStream.test(text)
            inside = streams && !endsAFrame.test(text)
            return chunk
          })
        )
        const batches = own.execute(call)[Symbol.asyncIterator]()
        for (let next = batches.next(); ; ) {
          const step: IteratorResult<readonly ProviderEvent[]> | 'silence' = await Promise.race([next, silence()])
          if (step === 'silence') {
            if (!inside) continue
            next.catch(() => undefined)
            const end: ProviderEvent = { type: 'completed', finish_reason: 'stop' }
            yield [end]
            return
          }
          if (step.done) return
          yield step.value
          next = batches.next()
        }
      }
    })
  })
}
