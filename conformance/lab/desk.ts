import type { LedgerItem, LedgerRequest } from '../model/ledger.ts'
import type { LabTarget } from '../model/topology.ts'
import { type LabClock, labClock } from './clock.ts'
import { type DeskState, ownerOf } from './desk-state.ts'
import { createEnrolled, type Enrolled, type Enrolment, type EnrolRequest } from './enrolment.ts'
import type { Exchange } from './exchange.ts'
import { createFindings, type Finding } from './findings.ts'
import { generate } from './generate.ts'
import { locate } from './locate.ts'
import { openExchange, pathOf, requestFacts } from './open-exchange.ts'
import { noncesIn, type ProviderRequest } from './provider-request.ts'
import { elsewhereSteps, lostSteps, probeSteps } from './reception.ts'
import type { StandaloneScripts } from './standalone.ts'
import { askJob } from './submit-job.ts'

export interface DeskOptions {
  readonly targets: readonly LabTarget[]
  /** Key of each target by the name of its environment variable. */
  readonly keys: Readonly<Record<string, string>>
  readonly seed: number
  readonly clock?: LabClock
  /**
   * Scheme, host and port of the lab itself, of the place where no request may arrive, and of one where nobody listens; `{{origin}}` and
   * so on in scripts.
   */
  readonly origins?: { readonly origin: string; readonly elsewhere: string; readonly refusing?: string }
  /** Serves every generating request without a nonce, key or model check: a stand-alone fake provider. */
  readonly standalone?: StandaloneScripts
  /** Hears every ledger item of every request, known nonce or not. */
  readonly listener?: (item: LedgerItem) => void
}

/** Matches provider requests with scripts. Drivers hand it whole requests and play the steps it returns. */
export interface Desk {
  readonly targets: readonly LabTarget[]
  readonly keys: Readonly<Record<string, string>>
  readonly origins: { readonly origin: string; readonly elsewhere: string; readonly refusing: string }
  /** What no scenario accounts for, oldest first; bounded. */
  readonly findings: readonly Finding[]
  /** Requests that nothing ties to any scenario: generating ones without any nonce, and what went elsewhere. Bounded. */
  readonly unaccounted: readonly LedgerRequest[]
  /** Adds a finding of a driver's. */
  note(finding: Omit<Finding, 'time'>): void
  /** Registers a scenario. Throws a `TypeError` for a faulty script and an `Error` for a nonce in use. */
  enroll(request: EnrolRequest): Enrolment
  /** Asks for every nonce that nobody has enrolled, before its request is answered; whoever is asked may enrol it. */
  whenUnknown(ask: (nonce: string) => void): void
  /** Answers a provider request. */
  receive(request: ProviderRequest): Exchange
  /** Answers a request that went to the `elsewhere` origin: a followed redirect. Always a finding. */
  receiveElsewhere(request: ProviderRequest): Exchange
}

/** Of a desk without a lab, where no request ever leaves the process. */
const usualOrigins = {
  origin: 'http://127.0.0.1:4330',
  elsewhere: 'http://elsewhere.example.test',
  refusing: 'http://127.0.0.1:1'
}

/** Creates a desk. Its state is one record an enrolment, one a job and one an open request, whatever the length of answers. */
export function createDesk(options: DeskOptions): Desk {
  const clock = options.clock ?? labClock
  const now = (): number => clock.monotonic()
  const findings = createFindings(now)
  const state: DeskState = {
    targets: options.targets,
    keys: options.keys,
    origins: { ...usualOrigins, ...options.origins },
    seed: options.seed,
    standalone: options.standalone,
    standaloneCalls: new Map(),
    enrolled: new Map(),
    jobs: new Map(),
    findings,
    now,
    wallClock: () => clock.wall(),
    listener: options.listener ?? (() => {}),
    requests: 0,
    unaccounted: []
  }
  return {
    targets: state.targets,
    keys: state.keys,
    origins: state.origins,
    findings: findings.list,
    unaccounted: state.unaccounted,
    note: findings.add,
    enroll: (request) => enroll(state, request),
    whenUnknown(ask) {
      state.unknown = ask
    },
    receive: (request) => receive(state, request),
    receiveElsewhere: (request) => receiveElsewhere(state, request)
  }
}

function enroll(state: DeskState, request: EnrolRequest): Enrolment {
  if (state.enrolled.has(request.nonce)) throw new Error(`nonce ${request.nonce} is enrolled already`)
  const entry = createEnrolled(request, state.targets)
  state.enrolled.set(request.nonce, entry)
  return {
    reached: (barrier) => entry.barriers.reached(barrier),
    release: (barrier) => entry.barriers.release(barrier),
    close() {
      entry.close()
      state.enrolled.delete(request.nonce)
      for (const [id, { who }] of state.jobs) if (who === entry) state.jobs.delete(id)
    }
  }
}

function receive(state: DeskState, request: ProviderRequest): Exchange {
  const located = locate(state.targets, request, state.standalone !== undefined)
  const who = scenarioOf(state, `${request.path}\n${request.body}`)
  if (located === undefined) {
    state.findings.add({ kind: 'unknown_target', detail: `${request.method} ${pathOf(request)}` })
    const facts = requestFacts(request, { target: 'none', dialect: 'none', credentialOf: 'none' })
    return openExchange(state, who, { ...facts, generating: false, answeredBy: 'probe' }, lostSteps())
  }
  if (located.route.kind === 'generate') return generate(state, request, located, who)
  if (located.route.kind === 'job') return askJob(state, request, located, located.route)
  const { target, dialect } = located
  const credentialOf = ownerOf(state, dialect.credential(request.headers))
  const facts = requestFacts(request, { target: target.id, dialect: target.dialect, credentialOf })
  return openExchange(state, who, { ...facts, generating: false, answeredBy: 'probe' }, probeSteps(located))
}

function receiveElsewhere(state: DeskState, request: ProviderRequest): Exchange {
  const carried = /^(?:bearer|key) +(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const credentialOf = ownerOf(state, request.headers['x-api-key'] ?? carried)
  const detail = `${request.method} ${pathOf(request)}, credential: ${credentialOf}`
  state.findings.add({ kind: 'followed_redirect', detail })
  const who = scenarioOf(state, `${request.path}\n${request.body}`)
  const facts = requestFacts(request, { target: 'elsewhere', dialect: 'none', credentialOf })
  const nonce = who === undefined ? {} : { nonce: who.nonce }
  return openExchange(state, who, { ...facts, ...nonce, generating: true, answeredBy: 'elsewhere' }, elsewhereSteps())
}

function scenarioOf(state: DeskState, body: string): Enrolled | undefined {
  for (const nonce of noncesIn(body)) {
    if (!state.enrolled.has(nonce)) state.unknown?.(nonce)
    const known = state.enrolled.get(nonce)
    if (known !== undefined) return known
  }
  return undefined
}
