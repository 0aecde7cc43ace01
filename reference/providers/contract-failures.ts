import { deepEqual, equal, ok } from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { ErrorCause } from '../../generated/errors.ts'
import { mustBe } from './contract-attempt.ts'
import type { DefineTest, WithBench } from './contract-bench.ts'
import type { WireScenes } from './contract-scenes.ts'
import { echo } from './contract-secrets.ts'
import { openSite, type Scene } from './contract-site.ts'
import { causeOfStatus, failureOf } from './failure.ts'

const statuses = [400, 401, 402, 403, 404, 408, 409, 413, 418, 422, 425, 429, 500, 501, 502, 503, 504, 529]

/** What an HTTP status alone means, in any provider's mouth. */
export function refusals(test: DefineTest, bench: WithBench, _wire: WireScenes): void {
  test('a status that comes with no words of the provider means what the specification says, once', async () => {
    for (const status of statuses) {
      const answer: Scene = (_exchange, response) => {
        response.writeHead(status, { 'content-type': 'text/html' }).end('<html>no</html>')
      }
      await bench(answer, async ({ failure, site }) => {
        const failed = await failure()
        const { failureClass, code } = failureOf(causeOfStatus(status) satisfies ErrorCause)
        mustBe(failed, `${failureClass} ${code}`)
        if (failureClass === 'uncertain') equal(failed.remoteOutcome ?? 'unknown', 'unknown')
        equal(site.exchanges.length, 1)
      })
    }
  })

  test('the wait a 429 asks for is passed on, and a nonsense wait is none', async () => {
    const rows = [
      ['7', 7000],
      ['-1', undefined],
      ['soon', undefined]
    ] as const
    for (const [asked, wait] of rows) {
      const answer: Scene = (_exchange, response) => void response.writeHead(429, { 'retry-after': asked }).end()
      await bench(answer, async ({ failure }) => {
        const failed = await failure()
        mustBe(failed, 'transient rate_limited')
        equal(failed.retryAfterMs, wait)
      })
    }
  })

  test('a redirect is not followed, whatever its status, and the credential goes nowhere else', async () => {
    const other = await openSite((_exchange, response) => void response.writeHead(200).end())
    try {
      for (const status of [301, 302, 303, 307, 308]) {
        for (const location of [`${other.origin}/x`, '/elsewhere', 'http://metadata.example.test/']) {
          const answer: Scene = (_exchange, response) => void response.writeHead(status, { location }).end()
          await bench(answer, async ({ failure, site }) => {
            mustBe(await failure(), 'target_scoped provider_protocol_error')
            equal(site.exchanges.length, 1)
          })
        }
      }
      deepEqual(other.exchanges, [])
    } finally {
      other.close()
    }
  })

  test('an error that quotes the credential, anywhere and in any encoding, shows none of it', async () => {
    // The bench looks at all that an attempt tells.
    for (const status of [400, 401, 429, 500]) {
      await bench(
        (_exchange, response) => echo(response, status),
        async ({ failure }) => {
          ok((await failure()).message.length > 0)
        }
      )
    }
  })
}

/** What the network does, and an answer that its own protocol does not allow. */
export function broken(test: DefineTest, bench: WithBench, wire: WireScenes): void {
  test('where nobody listens nothing has started, and the next target follows', async () => {
    const origin = await closedOrigin()
    await bench(
      wire.success,
      async ({ failure }) => {
        const failed = await failure()
        mustBe(failed, 'transient provider_unavailable')
        equal(failed.remoteOutcome ?? 'not_started', 'not_started')
      },
      { origin }
    )
  })

  test('a connection that is cut before the answer leaves the outcome unknown', () =>
    bench(
      (_exchange, response) => void response.destroy(),
      async ({ failure }) => {
        const failed = await failure()
        mustBe(failed, 'uncertain provider_unavailable')
        equal(failed.remoteOutcome, 'unknown')
      }
    ))

  const faults = [
    ['an answer that ends before its terminal and before any output', wire.truncatedBeforeOutput],
    ['an answer that ends before its terminal, after output', wire.truncatedAfterOutput],
    ['an answer that its own protocol does not allow', wire.malformed]
  ] as const
  for (const [what, scene] of faults) {
    if (scene === undefined) continue
    test(`${what} is a protocol error of unknown outcome, never a success`, () =>
      bench(scene, async ({ failure }) => {
        const failed = await failure()
        mustBe(failed, 'uncertain provider_protocol_error')
        equal(failed.remoteOutcome, 'unknown')
      }))
  }

  ownErrors(test, bench, wire)
}

/** Errors in the provider's own words. Whoever does not understand them sees a stream that breaks off, or a good answer. */
function ownErrors(test: DefineTest, bench: WithBench, wire: WireScenes): void {
  const errors = [
    ['before output', wire.errorBeforeOutput],
    ['after output', wire.errorAfterOutput],
    ['before an answer that goes on', wire.errorThenAnswer]
  ] as const
  for (const [when, scene] of errors) {
    if (scene === undefined) continue
    test(`an error in the provider's own words ${when} fails the attempt as the error it is`, () =>
      bench(scene, async ({ failure }) => {
        const { code } = await failure()
        ok(code !== 'internal_error' && code !== 'provider_protocol_error', `${code} tells what the provider said`)
      }))
  }
}

/** An origin of loopback where nobody listens any more. */
async function closedOrigin(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}
