import type { Mutant } from './mutant.ts'
import { trimmed } from './shared/trimmed.ts'

export const showsALogWithAHole: Mutant = {
  name: 'shows-a-log-with-a-hole',
  title: 'A cursor before a trimmed log gets what is left of it.',
  predicts: ['features/trimming'],
  edits: () => ({ features: { trimming: true }, app: trimmed() })
}
