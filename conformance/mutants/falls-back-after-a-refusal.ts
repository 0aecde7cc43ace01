import type { Mutant } from './mutant.ts'
import { uncommitted } from './shared/uncommitted.ts'

export const fallsBackAfterARefusal: Mutant = {
  name: 'falls-back-after-a-refusal',
  title: 'A provider that fails while it refuses in words is followed by another.',
  predicts: ['attempts/commits-refusal'],
  edits: () => uncommitted((event) => event.type === 'output.refusal.delta')
}
