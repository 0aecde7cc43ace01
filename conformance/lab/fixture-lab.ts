import { getResponse, type HttpHandler, http } from 'msw'
import { createFixtureDesk, type FixtureNews } from './fixture-desk.ts'
import { type Fixture, loadFixtures } from './fixtures.ts'
import { serveExchanges } from './http.ts'
import { type CallerSignals, exchangeResponse, readRequest } from './msw.ts'

export interface FixtureLabOptions {
  readonly fixtures: readonly Fixture[]
  /** 0 (default): any free port of 127.0.0.1. */
  readonly port?: number
  readonly listener?: (news: FixtureNews) => void
}

/** A lab that answers with fixtures over HTTP. */
export interface FixtureLab {
  /** Scheme, host and port; the paths below it are the providers' own. */
  readonly origin: string
  /** Destroys every connection and frees the port. */
  stop(): Promise<void>
}

/** Serves fixtures on loopback; how one is chosen stands at `createFixtureDesk`. Rejects when the port is taken. */
export async function startFixtureLab(options: FixtureLabOptions): Promise<FixtureLab> {
  const host = '127.0.0.1'
  const desk = createFixtureDesk(options.fixtures, options.listener)
  const server = await serveExchanges((request) => desk.receive(request, origin), {
    port: options.port ?? 0,
    host,
    fault: () => {}
  })
  const origin = `http://${host}:${server.port}`
  return { origin, stop: () => server.stop() }
}

/**
 * MSW handlers that answer with the fixtures of a directory, whatever host is asked: `setupServer(...(await fixtureHandlers(dir)))`. A
 * request that no fixture is for passes on to the next handler.
 *
 * @throws FixtureError as `loadFixtures` does
 */
export async function fixtureHandlers(
  directory: string,
  signals: CallerSignals = new WeakMap()
): Promise<HttpHandler[]> {
  const fixtures = await loadFixtures(directory)
  const desk = createFixtureDesk(fixtures)
  const jobs = fixtures.flatMap(({ exchange }) => (exchange ?? []).map(({ path }) => path))
  const paths = new Set(['/responses', '/messages', ...jobs])
  // What stands before a known path is a base of the caller's own.
  return [...paths].map((path) =>
    http.all(`*${path}`, async ({ request }) => {
      const read = { ...(await readRequest(request)), path }
      const exchange = desk.receive(read, new URL(request.url).origin)
      return exchangeResponse({ note: () => {} }, exchange, signals.get(request) ?? request.signal)
    })
  )
}

/**
 * A `fetch` whose whole network is the fixtures of a directory: give it to a runtime in place of the real one. Rejects with a `TypeError`
 * as `fetch` does for a reset, and for a path that no fixture is for. Redirects are handed out, not followed.
 *
 * @throws FixtureError as `loadFixtures` does
 */
export async function fixtureFetch(directory: string): Promise<typeof fetch> {
  const signals: CallerSignals = new WeakMap()
  const handlers = await fixtureHandlers(directory, signals)
  return async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    signal?.throwIfAborted()
    const request = new Request(input, init)
    if (signal) signals.set(request, signal)
    const answer = await getResponse(handlers, request)
    if (answer !== undefined && answer.type !== 'error') return answer
    const code = answer === undefined ? 'ECONNREFUSED' : 'ECONNRESET'
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
  }
}
