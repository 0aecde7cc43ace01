import type { Mutant } from './mutant.ts'
import { rewriteProviderBody } from './shared/rewrite-network.ts'

/** Position behind the last blank line of a piece; 0 where there is none. */
const bordersAt = (bytes: Buffer): number => bytes.lastIndexOf('\n\n') + 1 && bytes.lastIndexOf('\n\n') + 2

export const dropsWhatFollowsACompletedFrame: Mutant = {
  name: 'drops-what-follows-a-completed-frame',
  title: 'A network read that ends one frame and begins the next loses the beginning.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    network: rewriteProviderBody((body) => {
      let held = Buffer.alloc(0)
      return body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            const all = Buffer.concat([held, chunk])
            const border = bordersAt(all)
            if (border > 0) controller.enqueue(all.subarray(0, border))
            const completed = held.length > 0 && border > 0
            held = completed ? Buffer.alloc(0) : all.subarray(border)
          },
          flush: (controller) => controller.enqueue(held)
        })
      )
    })
  })
}
