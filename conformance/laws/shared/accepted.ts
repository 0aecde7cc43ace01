import type { Check } from './check.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'

/**
 * Checks that the steps which one requirement wants accepted are. Who accepts everything and does nothing has not taken a request, so they
 * count only where the same run has an execution that was read.
 */
export function checkAccepted(view: RunView, requirement: string, check: Check): void {
  if (!view.executions.some(({ log }) => log.length > 0)) return
  for (const each of view.exchanges) {
    if (each.accepts !== requirement) continue
    const { status, body } = each.exchange
    // Who has no room or drains says nothing about the request.
    if (status === 429 || status === 503) continue
    check(status === 202 || status === 200, each, () => ({
      expected: `${each.exchange.name ?? requirement} is accepted`,
      saw: `${status} ${String(at(body, 'error', 'code') ?? '')}`.trim()
    }))
  }
}
