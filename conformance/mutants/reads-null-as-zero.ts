import type { Mutant } from './mutant.ts'
import { rewriteProviderLines } from './shared/rewrite-network.ts'

export const readsNullAsZero: Mutant = {
  name: 'reads-null-as-zero',
  title: 'A counter of null is reported as 0.',
  predicts: ['usage/missing-is-absent'],
  edits: () => ({
    network: rewriteProviderLines((line) =>
      line.replaceAll(/("\w+_tokens":\s*)null/g, (_match, name: string) => `${name}0`)
    )
  })
}
