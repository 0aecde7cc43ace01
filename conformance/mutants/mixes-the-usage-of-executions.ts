import type { UsageFact } from '../../generated/types.ts'
import type { Mutant } from './mutant.ts'
import { rewriteUsage } from './shared/rewrite-usage.ts'

export const mixesTheUsageOfExecutions: Mutant = {
  name: 'mixes-the-usage-of-executions',
  title: 'Counters go to whichever execution counted before.',
  predicts: ['usage/concurrent-apart'],
  edits() {
    let last: readonly UsageFact[] | undefined
    return {
      provider: rewriteUsage((facts) => {
        // Other counters are left alone: those of executions that run at once are enough.
        if (facts.length !== 3 || facts.some(({ quantity }) => quantity < 1000)) return [...facts]
        const other = last
        last = facts
        return [...(other ?? facts)]
      })
    }
  }
}
