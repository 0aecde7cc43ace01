import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { parse } from 'yaml'
import type { DialectName } from '../model/topology.ts'
import { dialects } from './dialects/index.ts'
import { type FixtureAnswer, fileAnswer, inlineAnswer } from './fixture-answer.ts'
import { FixtureError } from './fixture-error.ts'

/** A provider answer, or the answers of one queued job, as a fixture folder holds them. */
export interface Fixture {
  /** `<provider>/<behaviour>`: the folder. */
  readonly id: string
  readonly provider: DialectName
  readonly title: string
  /** The answer to any generating request. Queue providers have `exchange` in its place. */
  readonly answer?: FixtureAnswer
  /** Requests of one method and path get their answers in this order; the last one repeats. */
  readonly exchange?: readonly FixtureExchange[]
  /** Where the addresses inside the bodies point to: scheme and host. Replayed, they point to whoever was asked. */
  readonly baseUrl?: string
  /** `fixture.yaml` as it is written. */
  readonly document: Readonly<Record<string, unknown>>
}

/** One request of a job, and its answer. */
export interface FixtureExchange {
  readonly method: string
  readonly path: string
  readonly answer: FixtureAnswer
}

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'is no folder',
  EACCES: 'may not be read'
}

const fix = 'give a folder of fixtures, such as fixtures/openai-responses of the kit'

/**
 * Reads every `fixture.yaml` below a directory with the bodies beside it, in order of their ids. Expected events are not read.
 * @throws FixtureError when the directory, a fixture or a body is missing or not what `fixtures/fixture.schema.json` asks for
 */
export async function loadFixtures(directory: string): Promise<Fixture[]> {
  const names = await readdir(directory, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new FixtureError(`${directory}: ${unreadable[error.code ?? ''] ?? 'cannot be read'}; ${fix}`)
  })
  const files = names.filter((name) => name.split(sep).at(-1) === 'fixture.yaml')
  if (files.length === 0) throw new FixtureError(`${directory}: there is no fixture.yaml in it or below it; ${fix}`)
  const fixtures = await Promise.all(files.map((name) => loadFixture(join(directory, name))))
  return fixtures.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

async function loadFixture(file: string): Promise<Fixture> {
  const document = fieldsOf(await parsed(file), file)
  const { id, provider, title, response, exchange, base_url: baseUrl } = document
  if (typeof id !== 'string' || typeof title !== 'string') throw new FixtureError(`${file}: id and title are texts`)
  const dialect = dialects.find(({ name }) => name === provider)
  if (dialect === undefined) {
    throw new FixtureError(`${file}: provider: must be one of ${dialects.map((known) => known.name).join(', ')}`)
  }
  const known = { id, provider: dialect.name, title, document }
  if (!Array.isArray(exchange)) return { ...known, answer: await fileAnswer(dirname(file), fieldsOf(response, file)) }
  if (typeof baseUrl !== 'string') throw new FixtureError(`${file}: base_url is missing`)
  return { ...known, baseUrl, exchange: exchange.map((one: unknown) => exchangeOf(one, file)) }
}

function exchangeOf(value: unknown, file: string): FixtureExchange {
  const { request, response } = fieldsOf(value, file)
  const { method, path } = fieldsOf(request, file)
  if (typeof method !== 'string' || typeof path !== 'string') throw new FixtureError(`${file}: a request has no path`)
  return { method, path, answer: inlineAnswer(fieldsOf(response, file), file) }
}

async function parsed(file: string): Promise<unknown> {
  try {
    return parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new FixtureError(`${file}: ${(error as Error).message.split('\n', 1)[0]}`)
  }
}

function fieldsOf(value: unknown, file: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FixtureError(`${file}: not what fixture.schema.json asks for`)
  return value as Readonly<Record<string, unknown>>
}
