import type { Mutant } from './mutant.ts'
import { rewriteProviderChunks } from './shared/rewrite-network.ts'

const carriageReturn = 0x0d
const lineFeed = 0x0a
const blank = 0x20

export const readsLineFeedsAlone: Mutant = {
  name: 'reads-line-feeds-alone',
  title: 'A provider stream whose lines end with CR is one long line.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    network: rewriteProviderChunks((chunk) =>
      chunk.map((byte, at) => {
        const alone = byte === carriageReturn && at + 1 < chunk.length && chunk[at + 1] !== lineFeed
        return alone ? blank : byte
      })
    )
  })
}
