import type { Mutant } from './mutant.ts'
import { rewriteProviderBody } from './shared/rewrite-network.ts'

export const takesAResetForAnEnd: Mutant = {
  name: 'takes-a-reset-for-an-end',
  title: 'A connection that breaks inside an answer is read as one that has come to its end.',
  predicts: ['errors/provider-unavailable'],
  edits: () => ({
    network: rewriteProviderBody((body) => {
      const reader = body.getReader()
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const { done, value } = await reader.read().catch((error: unknown) => {
              if (!(error instanceof TypeError)) throw error
              return { done: true, value: undefined }
            })
            if (done || value === undefined) controller.close()
            else controller.enqueue(value)
          },
          cancel: (reason) => reader.cancel(reason)
        },
        { highWaterMark: 0 }
      )
    })
  })
}
