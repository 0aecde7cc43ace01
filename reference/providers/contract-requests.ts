import { deepEqual, equal, ok } from 'node:assert/strict'
import { validateProviderManifest } from '../../generated/validators.mjs'
import type { ProviderEvent } from '../core/ports.ts'
import { mustBe, mustFail, mustSucceed, targetOf } from './contract-attempt.ts'
import { type DefineTest, defaultRequest, type ProviderUnderTest, type WithBench } from './contract-bench.ts'
import type { WireScenes } from './contract-scenes.ts'
import { credential } from './contract-secrets.ts'
import type { Exchange, Scene } from './contract-site.ts'

const nothing: Scene = (_exchange, response) => void response.writeHead(500).end()

/** What holds for a provider inside the process, too. */
export function everyProvider(test: DefineTest, bench: WithBench, subject: ProviderUnderTest): void {
  const success = subject.wire?.success ?? nothing

  test('its manifest is valid, names it by its id and stays the same', () =>
    bench(nothing, async ({ provider }) => {
      const manifest = provider.manifest()
      ok(validateProviderManifest(manifest), JSON.stringify(validateProviderManifest.errors))
      equal(manifest.provider, provider.id)
      ok(manifest.models.length > 0, 'it serves a model')
      deepEqual(provider.manifest(), manifest)
    }))

  test('a good answer is legal events that end with the terminal and say what was said', () =>
    bench(success, async ({ run, provider, once }) => {
      const events = mustSucceed(await run(), targetOf(provider))
      if (subject.says === undefined) ok(events.some(isOutput), 'an answer has output')
      else equal(textOf(events), subject.says)
      once()
    }))

  test('attempts at the same time keep apart', () =>
    bench(success, async ({ run, provider }) => {
      const attempts = await Promise.all([run(), run(), run()])
      for (const came of attempts) {
        const events = mustSucceed(came, targetOf(provider))
        if (subject.says !== undefined) equal(textOf(events), subject.says)
      }
    }))

  test('nothing is asked for before the first batch is', () =>
    bench(success, async ({ provider, site }) => {
      const request = subject.request ?? defaultRequest
      const { signal } = new AbortController()
      const ids = { executionId: () => 'execution', callId: () => 'made' }
      provider.execute({ request, target: targetOf(provider), signal, ids })
      await new Promise((resolve) => setTimeout(resolve, 5))
      deepEqual(site.exchanges, [])
    }))

  test('an attempt that is aborted before it starts asks for nothing and yields nothing', () =>
    bench(success, async ({ run, site }) => {
      const { events, thrown } = await run({ signal: AbortSignal.abort(new Error('aborted')) })
      ok(thrown !== undefined, 'it rejects')
      deepEqual(events, [])
      deepEqual(site.exchanges, [])
    }))
}

export function requests(test: DefineTest, bench: WithBench, { success }: WireScenes): void {
  test('the credential goes out in headers only', () =>
    bench(success, async ({ run, site }) => {
      await run()
      ok(site.exchanges.length > 0, 'it asks its provider')
      ok(site.exchanges.some(headersHold), 'a request carries the credential')
      for (const { url, body } of site.exchanges) {
        ok(!url.includes(credential) && !body.includes(credential), 'neither URL nor body holds the credential')
      }
    }))

  test('without a credential no request is sent, and another target may serve', async () => {
    for (const missing of [undefined, '', 'line\nbreak']) {
      await bench(
        success,
        async ({ run, provider, site }) => {
          mustBe(mustFail(await run(), targetOf(provider)), 'target_scoped provider_unavailable')
          deepEqual(site.exchanges, [])
        },
        { credential: missing }
      )
    }
  })
}

function headersHold({ headers }: Exchange): boolean {
  return Object.values(headers).some((value) => String(value).includes(credential))
}

function isOutput({ type }: ProviderEvent): boolean {
  return type === 'output.result' || type === 'output.delta' || type === 'tool.call.started'
}

function textOf(events: readonly ProviderEvent[]): string {
  return events.map((event) => (event.type === 'output.delta' ? event.delta : '')).join('')
}
