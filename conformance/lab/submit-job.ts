import type { LedgerRequest } from '../model/ledger.ts'
import type { StreamScript } from '../model/script.ts'
import { type DeskState, ownerOf } from './desk-state.ts'
import type { JobStep, QueueWords } from './dialects/dialect.ts'
import type { Enrolled } from './enrolment.ts'
import type { Exchange } from './exchange.ts'
import { before, lower, type PlayContext } from './heads.ts'
import { createJob, type Job } from './job.ts'
import type { Located } from './locate.ts'
import { openExchange, requestFacts } from './open-exchange.ts'
import type { ProviderRequest } from './provider-request.ts'
import { seededToken } from './random.ts'
import { jsonSteps } from './reception.ts'
import type { Step } from './step.ts'

/** A job that was submitted, with what the ledger tells of everything that is asked about it. */
export interface SubmittedJob {
  readonly job: Job
  readonly who: Enrolled | undefined
  /** Number of the request that submitted it. */
  readonly submitted: number
  readonly call: number
}

/** A stand-alone lab forgets its oldest jobs beyond so many; scenarios take theirs with them. */
const mostJobs = 10_000

/** Takes a job for a script, and answers the submit. `submitted`: the number its request will have in the ledger. */
export function submitJob(
  state: DeskState,
  located: Located,
  who: Enrolled | undefined,
  script: StreamScript,
  context: PlayContext & { readonly base: string; readonly submitted: number; readonly words: QueueWords }
): Iterable<Step> {
  const { words, base, submitted, call, nonce, target, model } = context
  const id = seededToken(`job:${context.seed}:${nonce}:${target}:${call}:${submitted}`, 32)
  const job = createJob({ id, dialect: located.dialect, words, script, context })
  state.jobs.set(id, { job, who, submitted, call })
  for (const oldest of state.jobs.keys()) {
    if (state.jobs.size <= mostJobs) break
    state.jobs.delete(oldest)
  }
  const first = script.acts.find((act) => 'queue' in act)
  const position = first !== undefined && 'queue' in first ? (first.queue.position ?? 0) : 0
  const { status, body } = words.accepted({ id, base, model }, position)
  return answerSubmit(script, status, edited(body, script.queue?.submit), located.dialect.headers(context))
}

function* answerSubmit(
  script: StreamScript,
  status: number,
  body: unknown,
  own: Readonly<Record<string, string>>
): Generator<Step> {
  yield* before(script)
  yield* jsonSteps(status, body, { ...own, ...lower(script.headers) })
}

function edited(body: unknown, fields: Readonly<Record<string, string | number | null>> = {}): unknown {
  const all = Object.entries({ ...(body as Record<string, unknown>), ...fields })
  return Object.fromEntries(all.filter(([key, value]) => !(key in fields) || value !== null))
}

/** Answers what is asked about a job. Such a request generates nothing; its nonce is that of the submit. */
export function askJob(
  state: DeskState,
  request: ProviderRequest,
  located: Located,
  asked: { readonly id: string; readonly step: JobStep }
): Exchange {
  const { target, dialect } = located
  const known = state.jobs.get(asked.id)
  const mine = known !== undefined && (known.job.target === target.id || state.standalone !== undefined)
  const credential = dialect.credential(request.headers)
  const credentialOf = ownerOf(state, credential)
  const allowed = state.standalone !== undefined || credential === state.keys[target.api_key_env]
  if (!allowed) state.findings.add({ kind: 'bad_key', target: target.id, detail: `at the ${asked.step} of a job` })
  const who = mine ? known.who : undefined
  const facts: Omit<LedgerRequest, 'kind' | 'time' | 'request'> = {
    ...requestFacts(request, { target: target.id, dialect: target.dialect, credentialOf }),
    generating: false,
    ...(who === undefined ? {} : { nonce: who.nonce }),
    ...(mine ? { call: known.call, queue: { step: asked.step, submitted: known.submitted } } : {}),
    answeredBy: allowed ? (mine ? 'script' : 'probe') : 'bad_key'
  }
  if (!allowed) return openExchange(state, who, facts, refusal(located, 'authentication'))
  if (mine) return openExchange(state, who, facts, known.job.answer(asked.step))
  const unknown = dialect.queue?.cancel('unknown')
  const answer =
    asked.step === 'cancel' && unknown !== undefined
      ? jsonSteps(unknown.status, unknown.body)
      : refusal(located, 'not_found')
  return openExchange(state, who, facts, answer)
}

function refusal({ dialect, target }: Located, kind: 'authentication' | 'not_found'): Step[] {
  const context = {
    seed: 0,
    nonce: 'none',
    target: target.id,
    call: 0,
    model: target.model,
    obfuscation: false,
    usageAsked: false,
    variants: []
  }
  return jsonSteps(dialect.wireError(kind).status, dialect.errorBody(kind, undefined, context))
}
