import { Document, isMap, isSeq, visit } from 'yaml'
import { isStream } from './body-sites.ts'
import type { Exchange } from './exchange.ts'
import type { FixtureFile, FixtureRequest, FixtureResponse, RecordedFixture } from './fixture.ts'

/** A file of a fixture's folder. */
export interface FixtureText {
  readonly name: string
  readonly content: Buffer
}

/** Every file of a recorded fixture's folder but the expected events, which only people and witnesses can write. */
export function fixtureFiles(fixture: RecordedFixture): FixtureText[] {
  const { file, record, exchanges } = fixture
  const names = bodyNames(exchanges)
  const pairs = exchanges.map((exchange, place) => ({
    request: requestOf(exchange),
    response: responseOf(exchange, names[place] as string)
  }))
  const [only] = pairs
  const described: FixtureFile = {
    ...file,
    ...(pairs.length === 1 && only !== undefined ? only : { exchanges: pairs })
  }
  return [
    { name: 'fixture.yaml', content: Buffer.from(yamlOf(described)) },
    { name: 'recorded.json', content: Buffer.from(`${JSON.stringify(record, null, 2)}\n`) },
    ...exchanges.map(({ response }, place) => ({
      name: names[place] as string,
      content: Buffer.from(response.body, 'latin1')
    }))
  ]
}

/** The files that hold the bodies of a fixture's exchanges: numbered where there are several. */
export function bodyNames(exchanges: readonly Exchange[]): string[] {
  return exchanges.map(({ response }, place) => {
    const name = `response.${extensionOf(response)}`
    return exchanges.length === 1 ? name : `${String(place + 1).padStart(2, '0')}.${name}`
  })
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
