import { createExchange, type Exchange } from './exchange.ts'
import { answerSteps, type FixtureAnswer } from './fixture-answer.ts'
import { type Choice, createChooser, pathOf } from './fixture-chooser.ts'
import type { Fixture } from './fixtures.ts'
import type { ProviderRequest } from './provider-request.ts'
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

/**
 * Creates a desk over fixtures. Which one answers is named, first come first served, by the header `x-fixture`, by the model, or by
 * `fixture:NAME` anywhere in the body; NAME is an id, or the behaviour alone. `next` takes the provider's fixtures one after the other.
 * Without a name the provider's `text` (a queue provider's `image`) answers. No credential is asked for and none is kept.
 */
export function createFixtureDesk(
  fixtures: readonly Fixture[],
  tell: (news: FixtureNews) => void = () => {}
): FixtureDesk {
  const choose = createChooser(fixtures)
  let requests = 0
  return {
    receive(request, origin) {
      const number = ++requests
      const facts = { request: number, method: request.method, path: pathOf(request) }
      const found = facts.path === '/fixtures' ? undefined : choose(request)
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

function stepsOf(found: Choice | undefined, fixtures: readonly Fixture[], origin: string): Iterable<Step> {
  if (found === undefined) return jsonSteps(200, { data: fixtures.map(({ id, title }) => ({ id, title })) })
  if (typeof found === 'string') return jsonSteps(404, { error: { type: 'fixture_not_found', message: found } })
  const { fixture, answer } = found
  return answerSteps(fixture.baseUrl === undefined ? answer : moved(answer, fixture.baseUrl, origin))
}

function moved(answer: FixtureAnswer, from: string, to: string): FixtureAnswer {
  const body = Buffer.from(Buffer.from(answer.body).toString('utf8').replaceAll(from, to))
  return { ...answer, body, chunks: body.length === 0 ? [] : [{ bytes: body.length }] }
}
