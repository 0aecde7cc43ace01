import type { Mutant } from './mutant.ts'
import { expired, trimmed } from './shared/trimmed.ts'

export const callsAnExpiredCursorUnknown: Mutant = {
  name: 'calls-an-expired-cursor-unknown',
  title: 'A cursor before a trimmed log is answered with 410 and the code not_found.',
  predicts: ['errors/door-cursor-expired'],
  edits: () => ({ features: { trimming: true }, app: trimmed((oldest) => expired(oldest, 'not_found')) })
}
