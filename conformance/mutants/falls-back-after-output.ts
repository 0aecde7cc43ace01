import type { Mutant } from './mutant.ts'
import { uncommitted } from './shared/uncommitted.ts'

export const fallsBackAfterOutput: Mutant = {
  name: 'falls-back-after-output',
  title: 'A provider that fails in the middle of its text is followed by another.',
  predicts: ['attempts/no-fallback-after-output', 'attempts/commits-text'],
  edits: () => uncommitted((event) => event.type === 'output.delta')
}
