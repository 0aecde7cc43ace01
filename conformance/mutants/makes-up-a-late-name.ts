import type { Mutant } from './mutant.ts'
import { rewriteProviderLines } from './shared/rewrite-network.ts'

export const makesUpALateName: Mutant = {
  name: 'makes-up-a-late-name',
  title: 'A tool call whose name is not there yet gets one of its own.',
  predicts: ['output/tool-name-fidelity'],
  edits: () => ({ network: rewriteProviderLines((line) => line.replace('"name":null', '"name":"tool"')) })
}
