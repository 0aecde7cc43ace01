import type { Mutant } from './mutant.ts'
import { outliveTheCut } from './shared/outlive-the-cut.ts'

export const letsACancelledCallGoOn: Mutant = {
  name: 'lets-a-cancelled-call-go-on',
  title: 'Nobody tells the provider that its call was cancelled.',
  predicts: ['cancellation/provider-aborted'],
  edits: () => ({ provider: outliveTheCut('cancelled') })
}
