import type { ProviderEvent } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'
import { rewriteProviderBody } from './shared/rewrite-network.ts'

const ends = /"type":"(?:response\.completed|message_stop)"/g

const soon = (): Promise<string> => new Promise((resolve) => setTimeout(() => resolve(''), 50))

export const repeatsAnAnswerThatEndsTwice: Mutant = {
  name: 'repeats-an-answer-that-ends-twice',
  title: 'A second terminal of the provider tells the text of the answer once more.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    provider: (provider, rebuild) => ({
      ...provider,
      async *execute(call) {
        let whole: Promise<string> = Promise.resolve('')
        const own = rebuild(
          rewriteProviderBody((body) => {
            const [read, kept] = body.tee()
            whole = new Response(kept).text().catch(() => '')
            return read
          })
        )
        const said: ProviderEvent[] = []
        for await (const batch of own.execute(call)) {
          said.push(...batch.filter(({ type }) => type === 'output.delta'))
          const last = batch.some(({ type }) => type === 'completed')
          const twice = last && ((await Promise.race([whole, soon()])).match(ends) ?? []).length > 1
          yield twice ? [...said, ...batch] : batch
        }
      }
    })
  })
}
