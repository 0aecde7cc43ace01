import type { Scenario } from '../model/scenario.ts'
import type { RunContext } from './context.ts'
import { patiently } from './patiently.ts'
import { runScenario } from './run-scenario.ts'
import { RuntimeBusy } from './runtime-busy.ts'

const canaryScenario: Scenario = {
  id: 'canary',
  title: 'An ability that nobody has is refused without a provider call.',
  group: 'none',
  calls: [],
  client: [{ do: 'submit' }, { do: 'read', as: 'live' }]
}

/**
 * Submits an ability with a random suffix, which no target has. Resolves with what is wrong, or `undefined` where the execution failed
 * with `capability_unavailable` and the lab saw nothing.
 */
export async function canary(context: RunContext): Promise<string | undefined> {
  const dialect = context.targets[0]?.dialect ?? 'none'
  const items = await patiently(() => runScenario(context, canaryScenario, dialect)).catch((error: unknown) => {
    if (error instanceof RuntimeBusy) return undefined
    throw error
  })
  if (items === undefined) return 'an ability that no target has was answered with 429 every time'
  if (items.some((item) => item.kind === 'ledger.request' && item.generating)) {
    return 'an ability that no target has led to a provider call'
  }
  const refused = items.some(
    (item) =>
      item.kind === 'sse.frame' &&
      (item.json as { error?: { code?: unknown } } | undefined)?.error?.code === 'capability_unavailable'
  )
  return refused ? undefined : 'an ability that no target has did not end in capability_unavailable'
}
