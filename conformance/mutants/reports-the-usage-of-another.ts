import type { UsageFact } from '../../generated/types.ts'
import type { Mutant } from './mutant.ts'
import { rewriteUsage } from './shared/rewrite-usage.ts'

export const reportsTheUsageOfAnother: Mutant = {
  name: 'reports-the-usage-of-another',
  title: 'Counters go to the execution that counted after them.',
  predicts: ['usage/matches-script'],
  edits() {
    let last: readonly UsageFact[] = []
    return {
      provider: rewriteUsage((facts) => {
        // Other counters are left alone: one that differs is enough.
        const plain = (counts: readonly UsageFact[]): boolean =>
          counts.length === 2 && counts.every(({ quantity }) => quantity > 0)
        const others = last
        if (!plain(facts)) return [...facts]
        last = facts
        return plain(others) ? [...others] : [...facts]
      })
    }
  }
}
