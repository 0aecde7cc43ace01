import type { Mutant } from './mutant.ts'
import { rewriteProviderBody } from './shared/rewrite-network.ts'

const limit = 1024 * 1024

export const takesNoFrameOfAMegabyte: Mutant = {
  name: 'takes-no-frame-of-a-megabyte',
  title: 'A provider stream with a frame of more than a megabyte counts as broken.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    network: rewriteProviderBody((body) => {
      let open = 0
      return body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            for (let from = 0; from < chunk.length; ) {
              const end = chunk.indexOf(0x0a, from)
              open += (end === -1 ? chunk.length : end) - from
              if (open > limit) throw new TypeError('terminated')
              if (end === -1) break
              open = 0
              from = end + 1
            }
            controller.enqueue(chunk)
          }
        })
      )
    })
  })
}
