import type { ProviderEvent } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'

const silenceMs = 150

const silence = (): Promise<'silence'> => new Promise((resolve) => setTimeout(() => resolve('silence'), silenceMs))

export const takesSilenceForSuccess: Mutant = {
  name: 'takes-silence-for-success',
  title: 'A provider that falls silent in the middle of its answer has completed it.',
  predicts: ['terminal/needs-provider-terminal'],
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      async *execute(call) {
        const batches = provider.execute(call)[Symbol.asyncIterator]()
        for (let said = false; ; ) {
          const next = batches.next()
          const step: IteratorResult<readonly ProviderEvent[]> | 'silence' = said
            ? await Promise.race([next, silence()])
            : await next
          if (step === 'silence') {
            next.catch(() => undefined)
            const end: ProviderEvent = { type: 'completed', finish_reason: 'stop' }
            yield [end]
            return
          }
          if (step.done) return
          said ||= step.value.some(({ type }) => type === 'output.delta')
          yield step.value
        }
      }
    })
  })
}
