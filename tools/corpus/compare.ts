import { type Expectation, sha256Of } from './index-file.ts'
import { type Observation, textOf } from './observe.ts'

/** One field in which an observation is not what the index says. Texts are given as hashes: a report quotes no recording. */
export interface Difference {
  readonly field: string
  readonly expected: unknown
  readonly saw: unknown
}

/** Every difference between what was expected and what was seen; fields that the index leaves out are not compared. */
export function compare(expect: Expectation, observation: Observation): Difference[] {
  const { snapshot, result } = observation
  const differences: Difference[] = []
  const check = (field: string, expected: unknown, saw: unknown): void => {
    if (expected !== undefined && JSON.stringify(expected) !== JSON.stringify(saw))
      differences.push({ field, expected, saw })
  }
  check('outcome', expect.outcome, snapshot.status)
  if (expect.outcome === 'succeeded' && snapshot.status !== 'succeeded') check('error', 'none', snapshot.error?.code)
  check('finish_reason', expect.finish_reason, result?.finish_reason)
  const text = (textOf(observation)?.outputs ?? []).map((output) => output.text).join('')
  check('text.sha256', expect.text?.sha256, sha256Of(text))
  check('text.utf8_bytes', expect.text?.utf8_bytes, Buffer.byteLength(text))
  const calls = (textOf(observation)?.tool_calls ?? []).map((call) => [call.name, sha256Of(call.arguments)])
  check(
    'tool_calls',
    expect.tool_calls?.map((call) => [call.name, call.arguments_sha256]),
    calls
  )
  for (const [unit, quantity] of Object.entries(expect.usage ?? {})) {
    const facts = snapshot.usage.filter((fact) => fact.unit === unit).map((fact) => fact.quantity)
    check(`usage.${unit}`, [quantity], facts)
  }
  return differences
}
