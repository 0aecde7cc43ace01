import type { Check } from './check.ts'
import type { ExchangeView } from './exchange-view.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'

/**
 * Checks the answers to steps that exceed a limit. One that the runtime publishes is in force; one that it does not publish may lie higher,
 * so there the step may be accepted too. Either way it must not be refused otherwise.
 */
export function checkExcess(view: RunView, requirement: string, refused: number, check: Check): void {
  if (!view.executions.some(({ log }) => log.length > 0)) return
  for (const each of view.exchanges) {
    if (each.breaks !== requirement) continue
    const { status, body } = each.exchange
    if (status === 503) continue
    const mayPass = !isPublished(view, each) && (status === 202 || status === 429)
    check(status === refused || mayPass, each, () => ({
      expected: `${each.exchange.name ?? requirement} is refused with ${refused}`,
      saw: `${status} ${String(at(body, 'error', 'code') ?? '')}`.trim()
    }))
  }
}

/** Whether the runtime publishes the limit that the step goes beyond. */
function isPublished({ run }: RunView, { step }: ExchangeView): boolean {
  if (step?.do !== 'submit') return true
  return Object.values(step.repeat ?? {}).some(
    ({ times }) => typeof times === 'object' && run?.limits?.[times.limit] !== undefined
  )
}
