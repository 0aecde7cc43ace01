import type { Check } from './check.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'
import { isServed } from './served.ts'

/**
 * Checks the answers to the steps that break one requirement on purpose. A refusal proves nothing of a runtime that refuses everything,
 * so they count only where the same run has an accepted execution that was read.
 */
export function checkRefused(view: RunView, requirement: string, statuses: readonly number[], check: Check): void {
  if (!isServed(view)) return
  for (const refused of view.exchanges) {
    if (refused.breaks !== requirement) continue
    const { status, body } = refused.exchange
    // What a runtime answers while it drains or is out of reach says nothing about the request. A 500 does: what is wrong with a request
    // is never an error of the runtime's own.
    if (status === 503) continue
    check(statuses.includes(status), refused, () => ({
      expected: `${refused.exchange.name ?? requirement} is refused with ${statuses.join(' or ')}`,
      saw: `${status} ${String(at(body, 'error', 'code') ?? '')}`.trim()
    }))
  }
  for (const step of view.run?.scenario.client ?? []) {
    if (step.do !== 'submit' || step.breaks !== requirement) continue
    const stream = view.readers.find(({ name, opened }) => opened.via === 'inline' && name === `${step.as}-inline`)
    if (stream === undefined) continue
    check(false, stream, () => ({ expected: `${step.as} is refused before any stream`, saw: 'an event stream' }))
  }
}
