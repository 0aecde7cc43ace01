import type { Mutant } from './mutant.ts'
import { recodeAnswers } from './shared/rewrite-answers.ts'

export const callsNoRoomALimitedRate: Mutant = {
  name: 'calls-no-room-a-limited-rate',
  title: 'A submit that finds no room is refused with 429 and the code rate_limited.',
  predicts: ['errors/door-queue-full'],
  edits: () => ({ app: recodeAnswers(429, 'rate_limited') })
}
