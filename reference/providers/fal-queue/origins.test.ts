import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, fetch as undiciFetch } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { isProviderFailure } from '../../core/errors.ts'
import type { ProviderEvent, ProviderFailure } from '../../core/ports.ts'
import { systemClock } from '../../core/system-clock.ts'
import { createFalQueue } from './index.ts'
import { canary, falOptions } from './test-queue.ts'

const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

interface Site {
  readonly origin: string
  readonly requests: { readonly method: string; readonly url: string; readonly key: string | undefined }[]
}

interface Reply {
  readonly status: number
  readonly json?: unknown
  readonly location?: string
}

/** A host on a real socket. */
async function site(reply: (method: string, url: string) => Reply): Promise<Site> {
  const requests: Site['requests'] = []
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    requests.push({ method, url, key: request.headers.authorization })
    request.resume()
    const { status, json, location } = reply(method, url)
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
    response.end(JSON.stringify(json ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

async function attempt(
  origin: string
): Promise<{ events: ProviderEvent[]; failure: (Error & ProviderFailure) | undefined }> {
  const dispatcher = new Agent()
  closing.push(() => dispatcher.destroy())
  const send = undiciFetch as unknown as typeof fetch
  const own: typeof fetch = (input, init) => send(input, { ...init, dispatcher } as RequestInit)
  const provider = createFalQueue({ ...falOptions(own, systemClock), baseUrl: origin })
  const events: ProviderEvent[] = []
  try {
    const call = {
      request: { ability: 'draw', input: [{ type: 'text' as const, text: 'x' }] },
      target: { provider: 'fal', model: 'owner/app' },
      signal: new AbortController().signal,
      ids: { executionId: () => 'e', callId: () => 'c' }
    }
    for await (const batch of provider.execute(call)) events.push(...batch)
    return { events, failure: undefined }
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    return { events, failure: error }
  }
}

const submitted = (origin: string, more: object) => ({
  status: 'IN_QUEUE',
  request_id: 'r-1',
  status_url: `${origin}/owner/app/requests/r-1/status`,
  response_url: `${origin}/owner/app/requests/r-1`,
  cancel_url: `${origin}/owner/app/requests/r-1/cancel`,
  ...more
})

for (const field of ['status_url', 'response_url', 'cancel_url']) {
  test(`case 128: a foreign ${field} is not followed and no key goes anywhere`, async () => {
    const foreign = await site(() => ({ status: 200, json: { status: 'COMPLETED' } }))
    const others = [
      `${foreign.origin}/x`,
      'http://169.254.169.254/latest',
      'https://evil.example.test/owner/app/requests/r-1',
      'file:///etc/passwd',
      '/owner/app/requests/r-1',
      ''
    ]
    for (const other of others) {
      const own: Site = await site(() => ({ status: 200, json: submitted(own.origin, { [field]: other }) }))
      const { failure } = await attempt(own.origin)
      expect(failure).toMatchObject({
        code: 'provider_protocol_error',
        remoteOutcome: 'unknown',
        forbidsFurtherAttempts: true
      })
      expect(own.requests.map(({ method }) => method)).toEqual(['POST'])
    }
    expect(foreign.requests).toEqual([])
  })
}

test('case 128: user info, another port and another scheme are other origins', async () => {
  const own: Site = await site(() => ({ status: 200, json: submitted(own.origin, { status_url: others.shift() }) }))
  const { hostname, port } = new URL(own.origin)
  const others = [
    `http://key:secret@${hostname}:${port}/x`,
    `http://${hostname}:${Number(port) + 1}/x`,
    `https://${hostname}:${port}/x`,
    `http://${hostname}.example.test:${port}/x`
  ]
  for (let count = others.length; count > 0; count -= 1) {
    expect((await attempt(own.origin)).failure).toMatchObject({ code: 'provider_protocol_error' })
  }
})

for (const [what, at] of [
  ['submit', /^POST /],
  ['status', /^GET .*\/status$/],
  ['result', /^GET .*\/r-1$/]
] as const) {
  test(`case 128 and case 134: a redirected ${what} is not followed, to another origin or to the same`, async () => {
    const foreign = await site(() => ({ status: 200, json: { status: 'COMPLETED' } }))
    for (const status of [301, 302, 303, 307, 308]) {
      for (const elsewhere of [true, false]) {
        const own: Site = await site((method, url) => {
          const location = `${elsewhere ? foreign.origin : own.origin}/followed`
          if (at.test(`${method} ${url}`)) return { status, location }
          if (method === 'POST') return { status: 200, json: submitted(own.origin, {}) }
          return { status: 200, json: { status: 'COMPLETED' } }
        })
        const { failure } = await attempt(own.origin)
        expect(failure).toMatchObject({ code: 'provider_protocol_error' })
        expect(failure?.forbidsFurtherAttempts ?? false).toBe(what !== 'submit')
        expect(own.requests.some(({ url }) => url === '/followed')).toBe(false)
      }
    }
    expect(foreign.requests).toEqual([])
  })
}

test('case 131: a key that comes back in every place an error has shows in none of ours', async () => {
  const own: Site = await site((method, url) => {
    if (method === 'POST') return { status: 200, json: submitted(own.origin, {}) }
    if (url.endsWith('/status')) return { status: 200, json: { status: 'COMPLETED' } }
    return { status: 422, json: { detail: [{ loc: [canary], msg: canary, type: canary, input: canary }] } }
  })
  const { failure } = await attempt(own.origin)
  expect(failure).toMatchObject({ code: 'invalid_request' })
  const shown = JSON.stringify([failure, failure?.message, failure?.stack])
  for (let at = 0; at + 8 <= canary.length; at += 1) expect(shown).not.toContain(canary.slice(at, at + 8))
})

test('case 120: a connection that is reset behind the written submit is not tried again', async () => {
  let connections = 0
  const server = createServer((request) => {
    connections += 1
    request.resume()
    request.on('end', () => request.socket.resetAndDestroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { failure } = await attempt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(failure).toMatchObject({ remoteOutcome: 'unknown', forbidsFurtherAttempts: true })
  expect(connections).toBe(1)
})
