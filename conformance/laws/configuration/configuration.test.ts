import { expect, test } from 'vitest'
import type { CallScript } from '../../model/script.ts'
import type { Item, RunTarget } from '../../model/verdict.ts'
import { allowedOutcomes } from '../../oracle.ts'
import { editData, editRequest } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleItems, sampleStart } from '../shared/sample/sample-run.ts'
import { busyCall, goodCall, stream } from '../shared/sample/samples.ts'
import { shift } from '../shared/sample/shift.ts'

const short = { connect_ms: 1000, first_byte_ms: 1000, idle_ms: 1000, progress_ms: 1000 }
const extended: NonNullable<RunTarget['extended']> = {
  max_concurrency: 64,
  max_queue_depth: 64,
  timeouts: short,
  anthropic_version: '2023-01-01',
  max_output_tokens: 777
}

const capabilities = {
  input_modalities: ['text', 'json'],
  output_modalities: ['text'],
  stream: true,
  structured_output: false,
  async: false,
  parameters: ['max_output_tokens']
}

interface Wanted {
  readonly call: CallScript
  readonly request?: Readonly<Record<string, unknown>>
  readonly extended?: RunTarget['extended']
}

/** A run of one Messages target, with what its requests told. */
function messages({ call, request = {}, extended: told }: Wanted, facts: { version?: string; limit?: number }): Item[] {
  const plain = sampleStart({ dialect: 'anthropic-messages', request, calls: [[call]] })
  const run = {
    ...plain,
    targets: plain.targets.map((target) => (told ? { ...target, capabilities, extended: told } : target))
  }
  const [outcome] = allowedOutcomes(run)
  if (outcome === undefined) throw new RangeError('the sample has no outcome')
  const { version, limit } = facts
  const asked = { pieces: [], tools: [], parameters: limit === undefined ? {} : { max_output_tokens: limit } }
  return editRequest((one) => ({
    ...one,
    asked,
    headers: version === undefined ? {} : { 'anthropic-version': version }
  }))(sampleItems(run, outcome))
}

test('another version of the protocol than the configured one, or than the default, is caught', () => {
  const tuned = (version?: string) => messages({ call: goodCall, extended }, version === undefined ? {} : { version })
  const usual = (version?: string) => messages({ call: goodCall }, version === undefined ? {} : { version })
  for (const wrong of ['2023-06-01', undefined]) {
    expectCaught('configuration/provider-anthropic-version', tuned('2023-01-01'), () => tuned(wrong))
  }
  for (const wrong of ['2023-01-01', undefined]) {
    expectCaught('configuration/anthropic-version-default', usual('2023-06-01'), () => usual(wrong))
  }
  expect(judgeSample('configuration/anthropic-version-default', tuned('2023-01-01')).antecedents).toBe(0)
  expect(judgeSample('configuration/provider-anthropic-version', usual('2023-06-01')).antecedents).toBe(0)
})

test('an output limit that is none of the request’s, the configured and the runtime’s own is caught', () => {
  const law = 'configuration/output-limit'
  const told = (wanted: Omit<Wanted, 'call'>, limit?: number) =>
    messages({ call: goodCall, ...wanted }, limit === undefined ? {} : { limit })
  const asked = { extended, request: { max_output_tokens: 55 } }
  expectCaught(law, told(asked, 55), () => told(asked, 777))
  expectCaught(law, told({ extended }, 777), () => told({ extended }, 32_000))
  expectCaught(law, told({}, 32_000), () => told({}))
  expectCaught(law, told({}, 8192), () => told({}, 0.5))
  const own = { extended, request: { extensions: { anthropic: { request: { max_tokens: 3 } } } } }
  expect(judgeSample(law, told(own, 3)).antecedents).toBe(0)
})

const failed = { type: 'execution.failed' }
const isFailure = (item: Item): boolean =>
  item.kind === 'sse.frame' && (item.json as { type?: unknown }).type === failed.type

/** A provider that goes silent, and a runtime that takes so long to leave it. */
const left = (call: CallScript, ms: number): Item[] => shift(messages({ call, extended }, {}), isFailure, ms)

test('a provider that is left too late, too early or never, or for another reason, is caught', () => {
  const law = 'configuration/provider-timeouts'
  const pings = Array.from({ length: 20 }, () => [{ noise: 'ping' as const }, { wait: 100 }]).flat()
  const silences: CallScript[] = [
    stream({ noise: 'ping' }, { stall: true }),
    stream({ text: 'so far' }, { stall: true }),
    stream(...pings, { stall: true }),
    { kind: 'drop', how: 'silence' },
    { kind: 'stream', before: { stall: true }, acts: [{ text: 'never' }, { end: { finish: 'stop' } }] }
  ]
  for (const call of silences) {
    const right = left(call, 1010)
    expectCaught(law, right, () => left(call, 5000))
    expectCaught(law, right, () => left(call, 200))
    expectCaught(
      law,
      right,
      editData(failed, (data) => ({ ...data, error: { code: 'provider_protocol_error' } }))
    )
    expectCaught(
      law,
      right,
      editData(failed, () => undefined)
    )
  }
  expect(judgeSample(law, messages({ call: busyCall, extended }, {})).antecedents).toBe(0)
  expect(judgeSample(law, messages({ call: silences[0] ?? busyCall }, {})).antecedents).toBe(0)
})

/** A run whose log is not read, with the last snapshot that was asked for. */
function long(deltas: number, body: unknown): Item[] {
  const call = stream(...Array.from({ length: deltas }, () => ({ text: 'a' })), { end: { finish: 'stop' } })
  const start = sampleStart({ calls: [[call]] })
  const run = { ...start, scenario: { ...start.scenario, tags: ['unread'] } }
  const [outcome] = allowedOutcomes(run)
  if (outcome === undefined) throw new RangeError('the sample has no outcome')
  return sampleItems(run, { ...outcome, status: 'failed', committed: false }).map(
    (item): Item => (item.kind === 'http.exchange' && item.operation === 'getExecution' ? { ...item, body } : item)
  )
}

test('a long answer that fails, or of which something is missing, is caught', () => {
  const law = 'configuration/generous'
  const whole = { status: 'succeeded', result: { outputs: [{ text: 'a'.repeat(100_000) }] } }
  const clean = long(100_000, whole)
  expectCaught(law, clean, () => long(100_000, { status: 'failed', error: { code: 'capacity_exceeded' } }))
  expectCaught(law, clean, () => long(100_000, { ...whole, result: { outputs: [{ text: 'a'.repeat(99_999) }] } }))
  expect(judgeSample(law, long(100_000, { status: 'running' })).antecedents).toBe(0)
  expect(judgeSample(law, long(1000, { status: 'failed' })).antecedents).toBe(0)
})
