import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Exchange } from './exchange.ts'
import type { FixtureFile, FixtureRequest, FixtureResponse, RecordedFixture, SanitizingRecord } from './fixture.ts'
import { isQueued } from './fixture-text.ts'
import { InputError } from './input-error.ts'
import { standInOrigin } from './provider-name.ts'

/**
 * Reads a fixture that was recorded; `undefined` for one that was constructed, which holds nothing to sanitise.
 * @throws InputError when it is not what this tool writes
 */
export async function readFixture(folder: string, name: string): Promise<RecordedFixture | undefined> {
  const file = await described(folder, name)
  if (file.provenance?.kind !== 'recorded') return undefined
  const { request, response, exchange, ...about } = file
  const pairs = exchange ?? (request !== undefined && response !== undefined ? [{ request, response }] : [])
  if (pairs.length === 0) throw new InputError(`${name}: fixture.yaml holds no exchange`)
  const record = await readRecord(folder, name)
  const read = pairs.map((pair, place) =>
    exchangeOf(folder, pairs.length === 1 ? name : `${name}#${place + 1}`, file, pair)
  )
  return { id: name, file: about, record, exchanges: await Promise.all(read) }
}

async function described(folder: string, name: string): Promise<FixtureFile> {
  try {
    return parse(await readFile(join(folder, 'fixture.yaml'), 'utf8')) as FixtureFile
  } catch {
    throw new InputError(`${name}: fixture.yaml is no YAML that can be read`)
  }
}

async function readRecord(folder: string, name: string): Promise<SanitizingRecord> {
  try {
    return JSON.parse(await readFile(join(folder, 'recorded.json'), 'utf8')) as SanitizingRecord
  } catch {
    throw new InputError(`${name}: a recorded fixture needs the recorded.json that the sanitiser wrote`)
  }
}

async function exchangeOf(
  folder: string,
  name: string,
  { provider }: FixtureFile,
  { request, response }: { request: FixtureRequest; response: FixtureResponse }
): Promise<Exchange> {
  const bytes = isQueued(provider) ? Buffer.from(response.body) : await bodyOf(folder, name, response.body)
  const { method, path, body } = request
  return {
    name,
    provider,
    origin: standInOrigin(provider),
    request: {
      method,
      path,
      headers: { values: {}, dropped: [] },
      body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)).toString('latin1')
    },
    response: {
      status: response.status,
      headers: { values: response.headers, dropped: [] },
      body: bytes.toString('latin1')
    },
    chunks: response.chunks,
    end: response.ending === 'reset' ? 'upstream_broke' : 'complete'
  }
}

function bodyOf(folder: string, name: string, file: string): Promise<Buffer> {
  if (!/^(?:[a-z0-9-]+\.)?response\.(?:sse|json|txt)$/.test(file))
    throw new InputError(`${name}: the body is in no file of the fixture`)
  return readFile(join(folder, file)).catch(() => {
    throw new InputError(`${name}: ${file} cannot be read`)
  })
}
