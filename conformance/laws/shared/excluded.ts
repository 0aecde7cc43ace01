import type { RunTarget } from '../../model/verdict.ts'
import { type RequestBody, shortfallOf } from '../../oracle/candidates.ts'
import type { Check } from './check.ts'
import { joined } from './facts-of.ts'
import type { RunView } from './run-view.ts'

/** What a target lacks for a request. */
export type Shortfall = NonNullable<ReturnType<typeof shortfallOf>>

/**
 * Checks that targets which lack something of the chosen kind are neither selected nor called, while what can serve the request is tried.
 * `speaks`: whether the request demands it at all.
 */
export function checkExcluded(
  view: RunView,
  check: Check,
  speaks: (request: RequestBody) => boolean,
  chosen: (shortfall: Shortfall) => boolean
): void {
  const { run } = view
  if (run === undefined) return
  for (const execution of joined(view)) {
    const { request, attempts, calls, terminal } = execution
    if (!speaks(request) || request.ability !== run.ability || terminal === undefined) continue
    const lacking = run.targets.filter((target) => lacks(target, request, chosen))
    if (lacking.length === 0) continue
    const wrong = (id: unknown): boolean => lacking.some((target) => target.id === id)
    const place = calls.find(({ target }) => wrong(target)) ?? attempts.find(({ provider }) => wrong(provider))
    const capable = run.targets.some((target) => shortfallOf(target, request) === undefined)
    const tried = attempts.length > 0
    check(place === undefined && tried === capable, place ?? execution, () => ({
      expected: `no call of ${lacking.map(({ id }) => id).join(', ')}${capable ? ', but of one that can' : ''}`,
      saw: place ? 'such a call' : tried ? 'an attempt' : 'no attempt'
    }))
  }
}

function lacks(target: RunTarget, request: RequestBody, chosen: (shortfall: Shortfall) => boolean): boolean {
  const shortfall = shortfallOf(target, request)
  return shortfall !== undefined && chosen(shortfall)
}
