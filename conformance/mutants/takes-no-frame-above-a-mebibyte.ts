import type { Mutant } from './mutant.ts'
import { rewriteProviderBody } from './shared/rewrite-network.ts'

const mostBytes = 1024 * 1024

export const takesNoFrameAboveAMebibyte: Mutant = {
  name: 'takes-no-frame-above-a-mebibyte',
  title: 'A frame of more than a mebibyte breaks the answer off.',
  predicts: ['output/text-fidelity'],
  shownBy: ['output/huge-frame'],
  edits: () => ({
    network: rewriteProviderBody((body) => {
      let open = 0
      return body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            // A network read may hold whole frames, and parts of one.
            const [rest = '', ...more] = Buffer.from(chunk).toString('latin1').split('\n\n')
            const frames = [open + rest.length, ...more.map(({ length }) => length)]
            open = frames.at(-1) ?? 0
            if (Math.max(...frames) > mostBytes) controller.error(new TypeError('terminated'))
            else controller.enqueue(chunk)
          }
        })
      )
    })
  })
}
