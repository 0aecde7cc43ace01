import type { Mutant } from './mutant.ts'
import { rewriteProviderChunks } from './shared/rewrite-network.ts'

export const takesCrlfForTwoLineEnds: Mutant = {
  name: 'takes-crlf-for-two-line-ends',
  title: 'In a provider stream CR and LF of one line end are two, so that a blank line stands behind every line.',
  predicts: ['output/text-fidelity'],
  edits: () => ({ network: rewriteProviderChunks((chunk) => chunk.map((byte) => (byte === 0x0d ? 0x0a : byte))) })
}
