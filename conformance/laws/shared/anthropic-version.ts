import type { Check } from './check.ts'
import type { RunView } from './run-view.ts'

/** Checks the version that each call of a Messages target names; `wanted` says which one, or that the call is not meant. */
export function checkVersion(
  view: RunView,
  check: Check,
  wanted: (configured: string | undefined) => string | undefined
): void {
  for (const call of view.calls) {
    const target = view.run?.targets.find(({ id }) => id === call.target)
    if (target?.dialect !== 'anthropic-messages') continue
    const expected = wanted(target.extended?.anthropic_version)
    if (expected === undefined) continue
    const told = call.request.headers?.['anthropic-version']
    check(told === expected, call, () => ({
      expected: `anthropic-version: ${expected}`,
      saw: told ?? 'no such header'
    }))
  }
}
