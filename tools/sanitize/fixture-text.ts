import { Document, isMap, isSeq, visit } from 'yaml'
import { isStream } from './body-sites.ts'
import type { Exchange } from './exchange.ts'
import type { FixtureFile, FixtureRequest, FixtureResponse, RecordedFixture } from './fixture.ts'
import type { ProviderName } from './provider-name.ts'

/** A file of a fixture's folder. */
export interface FixtureText {
  readonly name: string
  readonly content: Buffer
}

/** Every file of a recorded fixture's folder but the expected events, which only people and witnesses can write. */
export function fixtureFiles(fixture: RecordedFixture): FixtureText[] {
  const { file, record, exchanges } = fixture
  const described: FixtureFile = { ...file, ...(isQueued(file.provider) ? job(exchanges) : answer(exchanges)) }
  const bodies = isQueued(file.provider) ? [] : exchanges.slice(0, 1)
  return [
    { name: 'fixture.yaml', content: Buffer.from(yamlOf(described)) },
    { name: 'recorded.json', content: Buffer.from(`${JSON.stringify(record, null, 2)}\n`) },
    ...bodies.map(({ response }) => ({ name: bodyName(response), content: Buffer.from(response.body, 'latin1') }))
  ]
}

/** What the hashes of a fixture's bodies are kept under. */
export const bodyNames = (exchanges: readonly Exchange[]): string[] =>
  exchanges.map(({ provider, response }, place) => (isQueued(provider) ? `exchange ${place + 1}` : bodyName(response)))

/** Whether a fixture is a job of a queue, described by all its exchanges. */
export const isQueued = (provider: ProviderName): boolean => provider === 'fal-queue'

const bodyName = (response: Exchange['response']): string => `response.${extensionOf(response)}`

function job(exchanges: readonly Exchange[]): Pick<FixtureFile, 'exchange'> {
  return {
    exchange: exchanges.map((exchange) => ({
      request: requestOf(exchange),
      response: {
        status: exchange.response.status,
        headers: exchange.response.headers.values,
        body: Buffer.from(exchange.response.body, 'latin1').toString('utf8')
      }
    }))
  }
}

function answer([exchange]: readonly Exchange[]): Pick<FixtureFile, 'request' | 'response'> {
  if (exchange === undefined) throw new Error('a fixture without an exchange')
  return { request: requestOf(exchange), response: responseOf(exchange, bodyName(exchange.response)) }
}

function extensionOf({ body, headers }: Exchange['response']): 'sse' | 'json' | 'txt' {
  if (isStream(body, headers.values['content-type'] ?? '')) return 'sse'
  return jsonOf(body) === undefined ? 'txt' : 'json'
}

function requestOf({ request }: Exchange): FixtureRequest {
  const { method = 'POST', path = '/', body } = request ?? {}
  const value = body === undefined ? undefined : jsonOf(body)
  return { method, path, ...(value === undefined ? {} : { body: value }) }
}

function responseOf({ response, chunks, end }: Exchange, body: string): FixtureResponse {
  const { status, headers } = response
  const kept = chunks !== undefined && chunks.length > 0 && body.endsWith('.sse') ? { chunks } : {}
  return {
    status,
    headers: headers.values,
    body,
    ...kept,
    ...(end === 'upstream_broke' ? { ending: 'reset' as const } : {})
  }
}

function jsonOf(bytes: string): unknown {
  try {
    return JSON.parse(Buffer.from(bytes, 'latin1').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Chunks stand one a line. */
function yamlOf(file: FixtureFile): string {
  const document = new Document(file)
  document.commentBefore = ' yaml-language-server: $schema=../../fixture.schema.json'
  visit(document, {
    Pair(_, { key, value }) {
      if (String(key) !== 'chunks' || !isSeq(value)) return
      for (const chunk of value.items) if (isMap(chunk)) chunk.flow = true
    }
  })
  return document.toString({ lineWidth: 0 }).replace(/^(#[^\n]*)\n\n/, '$1\n')
}
