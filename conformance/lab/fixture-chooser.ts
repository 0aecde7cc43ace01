import type { DialectName } from '../model/topology.ts'
import { dialects } from './dialects/index.ts'
import type { FixtureAnswer } from './fixture-answer.ts'
import type { Fixture } from './fixtures.ts'
import { jsonObject, type ProviderRequest } from './provider-request.ts'

/** The header that names a fixture. */
const fixtureHeader = 'x-fixture'

/** The fixture that answers and its answer, or why there is none. */
export type Choice = { readonly fixture: Fixture; readonly answer: FixtureAnswer } | string

/** Chooses fixtures by the names that requests give; `createFixtureDesk` says how. It counts the turns of each name and job. */
export function createChooser(fixtures: readonly Fixture[]): (request: ProviderRequest) => Choice {
  const turns = new Map<string, number>()
  const turn = (key: string): number => {
    const place = turns.get(key) ?? 0
    turns.set(key, place + 1)
    return place
  }

  function named(provider: DialectName, request: ProviderRequest): Fixture | string {
    const mine = fixtures.filter((fixture) => fixture.provider === provider)
    const name = nameIn(request)
    if (name === undefined) return usual(mine) ?? `there is no fixture of ${provider}`
    if (name === 'next') return mine[turn(`next ${provider}`) % mine.length] ?? `there is no fixture of ${provider}`
    return mine.find(({ id }) => id === name || id === `${provider}/${name}`) ?? unknown(name, provider)
  }

  function inJob(fixture: Fixture, method: string, path: string): Choice {
    const answers = (fixture.exchange ?? []).filter((one) => one.method === method && one.path === path)
    const place = Math.min(turn(`${fixture.id} ${method} ${path}`), answers.length - 1)
    const answer = answers[place]?.answer
    return answer === undefined ? `${fixture.id} has no answer to ${method} ${path}` : { fixture, answer }
  }

  return (request) => {
    const { method } = request
    const path = pathOf(request)
    const provider = providerOf(method, path)
    if (provider === undefined) {
      const fixture = ownerOf(fixtures, method, path)
      return fixture === undefined ? `no provider knows ${method} ${path}` : inJob(fixture, method, path)
    }
    const fixture = named(provider, request)
    if (typeof fixture === 'string') return fixture
    if (fixture.answer !== undefined) return { fixture, answer: fixture.answer }
    // A job that is submitted anew begins anew, whatever model the fixture was made for.
    for (const key of turns.keys()) if (key.startsWith(`${fixture.id} `)) turns.delete(key)
    const submit = fixture.exchange?.[0]
    return inJob(fixture, submit?.method ?? method, submit?.path ?? path)
  }
}

/** Path without its query. */
export const pathOf = ({ path }: ProviderRequest): string => path.split('?', 1)[0] ?? ''

/** The text dialect whose generating request this is, else the queue dialect. */
function providerOf(method: string, path: string): DialectName | undefined {
  const below = path.replace(/^(\/v1)+(?=\/)/, '')
  const asked = dialects.filter((dialect) => dialect.route(method, below).kind === 'generate')
  return (asked.find(({ queue }) => queue === undefined) ?? asked[0])?.name
}

/** The fixture in whose job this path stands: paths of jobs hold their request id. */
function ownerOf(fixtures: readonly Fixture[], method: string, path: string): Fixture | undefined {
  return fixtures.find(({ exchange }) => exchange?.some((one) => one.method === method && one.path === path) === true)
}

function usual(fixtures: readonly Fixture[]): Fixture | undefined {
  return fixtures.find(({ id }) => /\/(text|image)$/.test(id)) ?? fixtures[0]
}

function nameIn({ headers, body }: ProviderRequest): string | undefined {
  const model = jsonObject(body)?.model
  const named = [headers[fixtureHeader], typeof model === 'string' ? /^fixture:(.+)$/.exec(model)?.[1] : undefined]
  return named.find((name) => name !== undefined) ?? /fixture:([a-z0-9-]+(?:\/[a-z0-9-]+)?)/.exec(body)?.[1]
}

function unknown(name: string, provider: DialectName): string {
  return `there is no fixture ${name} of ${provider}, which this path speaks: GET /fixtures lists what there is`
}
