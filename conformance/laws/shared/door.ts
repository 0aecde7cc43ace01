import type { Check } from './check.ts'
import type { ExchangeView } from './exchange-view.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'
import { isServed } from './served.ts'

/**
 * Answers with an error body: refusals at the door. Left out are the two answers that have bodies of their own, and `HEAD`. Empty in a
 * run in which nothing was served.
 */
export function doorErrors(view: RunView): readonly ExchangeView[] {
  if (!isServed(view)) return []
  return view.exchanges.filter(({ operation, exchange: { status, method } }) => {
    const own = (operation === 'getRuntime' && status === 503) || (operation === 'getExecutionResult' && status === 409)
    return status >= 400 && !own && method !== 'HEAD'
  })
}

export const doorCode = ({ exchange }: ExchangeView): unknown => at(exchange.body, 'error', 'code')

/** Checks that every one of these answers carries the code. */
export function checkDoorCode(answers: readonly ExchangeView[], code: string, check: Check): void {
  for (const answer of answers) {
    const told = doorCode(answer)
    check(told === code, answer, () => ({
      expected: `${answer.exchange.status} with code ${code}`,
      saw: `${answer.exchange.status} ${String(told ?? 'without a code')}`
    }))
  }
}
