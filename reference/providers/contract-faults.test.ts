import { expect, test } from 'vitest'
import { providerFailure } from '../core/errors.ts'
import type { Provider, ProviderEvent } from '../core/ports.ts'
import { type ContractParts, type ProviderUnderTest, providerContract, streamAnswer, streamScenes } from './contract.ts'
import { createOpenAiResponses } from './openai-responses/index.ts'
import { frames } from './test-support.ts'

const text = (delta: string) => ({ type: 'response.output_text.delta', output_index: 0, content_index: 0, delta })

const wire = streamScenes({
  preamble: frames({ type: 'response.created', response: {} }),
  output: frames(text('Hello'), text(' there')),
  terminal: frames({ type: 'response.completed', response: {} }),
  keepalive: frames({ type: 'keepalive' }),
  error: frames({ type: 'error', code: 'server_error' })
})

const created = frames({ type: 'response.created', response: {} })
const ended = frames({ type: 'response.completed', response: {} })
const call = {
  type: 'function_call',
  call_id: 'c-1',
  name: 'weather',
  arguments: '{"city":"Ulm"}',
  status: 'completed'
}
const tools: NonNullable<ProviderUnderTest['tools']> = {
  answer: streamAnswer(created + frames({ type: 'response.output_item.done', output_index: 0, item: call }) + ended),
  calls: [{ name: 'weather', arguments: '{"city":"Ulm"}' }]
}

/** The frames of an answer, those that hold a word left out. */
const without = (word: string) => (parts: ContractParts) =>
  adapter(parts, async (url, init) => {
    const { status, headers, body } = await fetch(url, init)
    const text = body === null ? '' : await new Response(body).text()
    const kept = text.split('\n\n').filter((frame) => !frame.includes(word))
    return new Response(kept.join('\n\n'), { status, headers })
  })

function adapter({ origin, credential, clock, timeouts }: ContractParts, ask: typeof fetch = fetch): Provider {
  return createOpenAiResponses({
    id: 'openai',
    model: 'model',
    abilities: ['ability'],
    apiKey: credential,
    apiKeyEnv: 'KEY',
    baseUrl: origin,
    maxConcurrency: 1,
    maxQueueDepth: 1,
    clock,
    timeouts,
    fetch: ask
  })
}

/** The tests of the contract that an adapter fails, of those whose name says `about`. */
async function failedTests(
  about: string,
  create: (parts: ContractParts) => Provider,
  more: Partial<ProviderUnderTest> = { tools }
): Promise<string[]> {
  const tests: { name: string; run: () => Promise<void> }[] = []
  providerContract((name, run) => tests.push({ name, run }), { create, says: 'Hello there', wire, ...more })
  const failed: string[] = []
  for (const { name, run } of tests.filter(({ name }) => name.includes(about))) {
    await run().catch(() => failed.push(name))
  }
  return failed
}

/** An adapter whose attempts pass through `change`. */
const changed = (
  change: (events: AsyncIterable<readonly ProviderEvent[]>) => AsyncIterable<readonly ProviderEvent[]>
) => {
  return (parts: ContractParts): Provider => {
    const whole = adapter(parts)
    return { ...whole, id: whole.id, execute: (call) => change(whole.execute(call)) }
  }
}

const faults: readonly (readonly [string, string, (parts: ContractParts) => Provider])[] = [
  [
    'sends a request again',
    'a status that comes with no words',
    (parts) =>
      adapter(parts, async (url, init) => {
        const first = await fetch(url, init)
        return first.ok ? first : fetch(url, init)
      })
  ],
  [
    'follows redirects',
    'a redirect is not followed',
    (parts) => adapter(parts, (url, init) => fetch(url, { ...init, redirect: 'follow' }))
  ],
  [
    'ignores an abort',
    'an abort during no answer',
    (parts) => {
      const whole = adapter(parts)
      return { ...whole, execute: (call) => whole.execute({ ...call, signal: new AbortController().signal }) }
    }
  ],
  [
    'takes the end of the body for the end of the answer',
    'ends before its terminal, after output',
    changed(async function* (events) {
      try {
        yield* events
      } catch {
        yield [{ type: 'completed' }]
      }
    })
  ],
  [
    'says empty deltas',
    'a good answer',
    changed(async function* (events) {
      yield [{ type: 'output.delta', output_index: 0, delta: '' }]
      yield* events
    })
  ],
  [
    'says things after the end',
    'a good answer',
    changed(async function* (events) {
      yield* events
      yield [{ type: 'usage', facts: [] }]
    })
  ],
  [
    'shows its credential',
    'an error that quotes the credential',
    (parts) => {
      const whole = adapter(parts)
      return {
        ...whole,
        async *execute(call) {
          yield* []
          await fetch(parts.origin, { method: 'POST' })
          const message = `the key ${parts.credential} was refused for ${call.target.model}`
          throw providerFailure({ failureClass: 'target_scoped', code: 'provider_unavailable', message })
        }
      }
    }
  ],
  [
    'keeps all that it reads',
    'words without output',
    (parts) => {
      const kept: Uint8Array[] = []
      return adapter(parts, async (url, init) => {
        const { status, headers, body } = await fetch(url, init)
        const keep = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            kept.push(chunk.slice())
            controller.enqueue(chunk)
          }
        })
        return new Response(body?.pipeThrough(keep) ?? null, { status, headers })
      })
    }
  ],
  ['takes an error frame for nothing, before output', 'own words before output', without('server_error')],
  ['takes an error frame for nothing, after output', 'own words after output', without('server_error')],
  ['goes on behind an error frame', 'own words before an answer that goes on', without('server_error')],
  [
    'loses the calls of tools',
    'the calls of an answer',
    changed(async function* (events) {
      for await (const batch of events) {
        const kept = batch.filter(({ type }) => !type.startsWith('tool.'))
        if (kept.length > 0) yield kept
      }
    })
  ],
  [
    'loses the arguments of a call',
    'the calls of an answer',
    changed(async function* (events) {
      for await (const batch of events) {
        const kept = batch.filter(({ type }) => type !== 'tool.call.arguments.delta')
        if (kept.length > 0) yield kept
      }
    })
  ],
  [
    'has a manifest of another name',
    'its manifest',
    (parts) => {
      const whole = adapter(parts)
      return { ...whole, manifest: () => ({ ...whole.manifest(), provider: 'other' }) }
    }
  ]
]

for (const [fault, about, create] of faults) {
  test(`the contract catches an adapter that ${fault}`, async () => {
    expect(await failedTests(about, adapter)).toEqual([])
    expect(await failedTests(about, create)).toHaveLength(1)
  })
}

test('the contract asks an adapter that says it has tools to show them', async () => {
  const boasts = (parts: ContractParts): Provider => {
    const whole = adapter(parts)
    const { models, ...manifest } = whole.manifest()
    return { ...whole, manifest: () => ({ ...manifest, models: models.map((model) => ({ ...model, tools: true })) }) }
  }
  expect(await failedTests('manifest says tools', boasts, {})).toHaveLength(1)
  expect(await failedTests('manifest says tools', boasts)).toEqual([])
  expect(await failedTests('manifest says tools', adapter, {})).toEqual([])
})
