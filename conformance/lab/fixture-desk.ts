import type { DialectName } from '../model/topology.ts'
import { dialects } from './dialects/index.ts'
import { createExchange, type Exchange } from './exchange.ts'
import { answerSteps, type FixtureAnswer } from './fixture-answer.ts'
import type { Fixture } from './fixtures.ts'
import { jsonObject, type ProviderRequest } from './provider-request.ts'
import { jsonSteps } from './reception.ts'
import type { Step } from './step.ts'

/** What became of a request: the fixture that answered it, if one did, and in the end how many bytes of body were written. */
export interface FixtureNews {
  readonly request: number
  readonly method: string
  readonly path: string
  readonly fixture?: string
  readonly written?: number
}

/** Answers provider requests with fixtures. Drivers hand it whole requests and play the steps it returns. */
export interface FixtureDesk {
  /** `origin`: scheme and host that the request went to; addresses in a queue provider's answers then point there. */
  receive(request: ProviderRequest, origin: string): Exchange
}

/** The header that names a fixture. */
export const fixtureHeader = 'x-fixture'

/**
 * Creates a desk over fixtures. Which one answers is named, first come first served, by the header `x-fixture`, by the model, or by
 * `fixture:NAME` anywhere in the body; NAME is an id, or the behaviour alone. `next` takes the provider's fixtures one after the other.
 * Without a name the provider's `text` (a queue provider's `image`) answers. No credential is asked for and none is kept.
 */
export function createFixtureDesk(
  fixtures: readonly Fixture[],
  tell: (news: FixtureNews) => void = () => {}
): FixtureDesk {
  const turns = new Map<string, number>()
  let requests = 0
  const turn = (key: string): number => {
    const place = turns.get(key) ?? 0
    turns.set(key, place + 1)
    return place
  }

  function find(provider: DialectName, request: ProviderRequest): Fixture | string {
    const mine = fixtures.filter((fixture) => fixture.provider === provider)
    const name = nameIn(request)
    if (name === undefined) return usual(mine) ?? `there is no fixture of ${provider}`
    if (name === 'next') return mine[turn(`next ${provider}`) % mine.length] ?? `there is no fixture of ${provider}`
    return mine.find(({ id }) => id === name || id === `${provider}/${name}`) ?? `there is no fixture ${name} here`
  }

  function answerOf(request: ProviderRequest): { fixture: Fixture; answer: FixtureAnswer } | string {
    const { method } = request
    const path = pathOf(request)
    const asked = providerOf(method, path)
    const owner = asked === undefined ? ownerOf(fixtures, method, path) : find(asked, request)
    if (typeof owner === 'string') return owner
    if (owner.answer !== undefined) return { fixture: owner, answer: owner.answer }
    const submit = owner.exchange?.[0]
    // A job that is submitted anew begins anew.
    if (asked !== undefined) for (const key of turns.keys()) if (key.startsWith(`${owner.id} `)) turns.delete(key)
    const step = asked === undefined ? { method, path } : { method: submit?.method ?? '', path: submit?.path ?? '' }
    const answers = (owner.exchange ?? []).filter((one) => one.method === step.method && one.path === step.path)
    const place = Math.min(turn(`${owner.id} ${step.method} ${step.path}`), answers.length - 1)
    const answer = answers[place]?.answer
    return answer === undefined ? `${owner.id} has no answer to ${method} ${path}` : { fixture: owner, answer }
  }

  return {
    receive(request, origin) {
      const number = ++requests
      const facts = { request: number, method: request.method, path: pathOf(request) }
      const found = facts.path === '/fixtures' ? undefined : answerOf(request)
      const named = typeof found === 'object' ? { fixture: found.fixture.id } : {}
      tell({ ...facts, ...named })
      return createExchange(stepsOf(found, fixtures, origin), {
        request: number,
        now: () => 0,
        waitFor: () => Promise.resolve(),
        tell: (item) => {
          if (item.kind === 'ledger.end') tell({ ...facts, ...named, written: item.written })
        }
      })
    }
  }
}

function stepsOf(
  found: { fixture: Fixture; answer: FixtureAnswer } | string | undefined,
  fixtures: readonly Fixture[],
  origin: string
): Iterable<Step> {
  if (found === undefined) return jsonSteps(200, { data: fixtures.map(({ id, title }) => ({ id, title })) })
  if (typeof found === 'string') return jsonSteps(404, { error: { type: 'fixture_not_found', message: found } })
  const { fixture, answer } = found
  return answerSteps(fixture.baseUrl === undefined ? answer : moved(answer, fixture.baseUrl, origin))
}

function moved(answer: FixtureAnswer, from: string, to: string): FixtureAnswer {
  const body = Buffer.from(Buffer.from(answer.body).toString('utf8').replaceAll(from, to))
  return { ...answer, body, chunks: body.length === 0 ? [] : [{ bytes: body.length }] }
}

/** The text dialect whose generating request this is, else the queue dialect. */
function providerOf(method: string, path: string): DialectName | undefined {
  const below = path.replace(/^(\/v1)+(?=\/)/, '')
  const asked = dialects.filter((dialect) => dialect.route(method, below).kind === 'generate')
  return (asked.find(({ queue }) => queue === undefined) ?? asked[0])?.name
}

/** The fixture in whose job this path stands: paths of jobs hold their request id. */
function ownerOf(fixtures: readonly Fixture[], method: string, path: string): Fixture | string {
  const has = (fixture: Fixture): boolean =>
    fixture.exchange?.some((one) => one.method === method && one.path === path) === true
  return fixtures.find(has) ?? `no provider knows ${method} ${path}`
}

function usual(fixtures: readonly Fixture[]): Fixture | undefined {
  return fixtures.find(({ id }) => /\/(text|image)$/.test(id)) ?? fixtures[0]
}

function nameIn({ headers, body }: ProviderRequest): string | undefined {
  const model = jsonObject(body)?.model
  const named = [headers[fixtureHeader], typeof model === 'string' ? /^fixture:(.+)$/.exec(model)?.[1] : undefined]
  return named.find((name) => name !== undefined) ?? /fixture:([a-z0-9-]+(?:\/[a-z0-9-]+)?)/.exec(body)?.[1]
}

const pathOf = ({ path }: ProviderRequest): string => path.split('?', 1)[0] ?? ''
