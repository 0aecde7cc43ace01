import { trapMark } from '../../lab/traps.ts'
import { ownTextsOf } from '../shared/error-text.ts'
import { judged } from '../shared/judged.ts'

/** Nothing of the headers that the lab's providers answer with, cookies included, comes back to the caller. */
export const headersNotForwarded = judged('security/headers-not-forwarded', (view, check) => {
  if (view.calls.length === 0) return
  for (const own of ownTextsOf(view).headers) {
    check(!own.text.includes(trapMark), own, () => ({
      expected: 'no header of a provider',
      saw: own.text.split('\n').find((_, at, lines) => lines[at + 1]?.includes(trapMark)) ?? 'a value of one'
    }))
  }
})
