import type { LedgerItem, LedgerRequest } from '../model/ledger.ts'
import type { LabTarget } from '../model/topology.ts'
import { type LabClock, labClock } from './clock.ts'
import { contentHash } from './content-hash.ts'
import { createEnrolled, type Enrolled, type Enrolment, type EnrolRequest } from './enrolment.ts'
import { createExchange, type Exchange } from './exchange.ts'
import { fill } from './fill.ts'
import { createFindings, type Finding } from './findings.ts'
import type { PlayContext } from './heads.ts'
import { type Located, locate } from './locate.ts'
import { play } from './play.ts'
import { jsonObject, noncesIn, type ProviderRequest } from './provider-request.ts'
import { elsewhereSteps, type Judgement, judge, lostSteps, probeSteps } from './reception.ts'
import type { StandaloneScripts } from './standalone.ts'
import type { Step } from './step.ts'

export interface DeskOptions {
  readonly targets: readonly LabTarget[]
  /** Key of each target by the name of its environment variable. */
  readonly keys: Readonly<Record<string, string>>
  readonly seed: number
  readonly clock?: LabClock
  /** Scheme, host and port of the lab itself and of the place where no request may arrive; `{{origin}}`, `{{elsewhere}}` in scripts. */
  readonly origins?: { readonly origin: string; readonly elsewhere: string }
  /** Serves every generating request without a nonce, key or model check: a stand-alone fake provider. */
  readonly standalone?: StandaloneScripts
  /** Hears every ledger item of every request, known nonce or not. */
  readonly listener?: (item: LedgerItem) => void
}

/** Matches provider requests with scripts. Drivers hand it whole requests and play the steps it returns. */
export interface Desk {
  readonly targets: readonly LabTarget[]
  readonly keys: Readonly<Record<string, string>>
  readonly origins: { readonly origin: string; readonly elsewhere: string }
  /** What no scenario accounts for, oldest first; bounded. */
  readonly findings: readonly Finding[]
  /** Registers a scenario. Throws a `TypeError` for a faulty script and an `Error` for a nonce in use. */
  enroll(request: EnrolRequest): Enrolment
  /** Answers a provider request. */
  receive(request: ProviderRequest): Exchange
  /** Answers a request that went to the `elsewhere` origin: a followed redirect. Always a finding. */
  receiveElsewhere(request: ProviderRequest): Exchange
}

/** Creates a desk. Its state is one record an enrolment and one an open request. */
export function createDesk(options: DeskOptions): Desk {
  const { targets, keys, seed, standalone } = options
  const clock = options.clock ?? labClock
  const now = (): number => clock.monotonic()
  const origins = options.origins ?? { origin: 'http://127.0.0.1:4330', elsewhere: 'http://elsewhere.example.test' }
  const enrolled = new Map<string, Enrolled>()
  const findings = createFindings(now)
  const counts = new Map<string, number>()
  let requests = 0

  const exchange = (
    who: Enrolled | undefined,
    facts: Omit<LedgerRequest, 'kind' | 'time' | 'request'>,
    steps: Iterable<Step>
  ) => {
    const request = ++requests
    const tell = (item: LedgerItem): void => {
      who?.tell(item)
      options.listener?.(item)
    }
    tell({ kind: 'ledger.request', time: now(), request, ...facts })
    const waitFor = (barrier: string): Promise<void> => who?.barriers.wait(barrier) ?? Promise.resolve()
    return createExchange(steps, { request, now, tell, waitFor })
  }
  const scenarioOf = (body: string): Enrolled | undefined => {
    for (const nonce of noncesIn(body)) {
      const known = enrolled.get(nonce)
      if (known !== undefined) return known
    }
    return undefined
  }
  const scriptOf = (who: Enrolled | undefined, target: string) => {
    if (who !== undefined) return who.next(target)
    if (standalone === undefined) return { call: undefined, script: undefined }
    const call = (counts.get(target) ?? 0) + 1
    counts.set(target, call)
    const scripts = standalone.targets?.[target] ?? standalone.calls
    return { call, script: scripts[Math.min(call, scripts.length) - 1] }
  }
  const generate = (request: ProviderRequest, located: Located, who: Enrolled | undefined): Exchange => {
    const { target, dialect } = located
    const body = jsonObject(request.body)
    const { call, script } = scriptOf(who, target.id)
    const credential = dialect.credential(request.headers)
    const judgement: Judgement = judge({
      located,
      request,
      body,
      credential,
      keys,
      known: who !== undefined,
      script,
      lenient: standalone !== undefined
    })
    if (judgement.finding !== undefined) findings.add({ ...judgement.finding, target: target.id })
    const streamOptions = body?.stream_options as { include_obfuscation?: unknown } | undefined
    const context: PlayContext = {
      seed,
      nonce: who?.nonce ?? 'none',
      target: target.id,
      call: call ?? 0,
      model: typeof body?.model === 'string' ? body.model : target.model,
      obfuscation: streamOptions?.include_obfuscation !== false,
      variants: judgement.script.kind === 'stream' ? (judgement.script.variants ?? []) : [],
      streaming: body?.stream === true
    }
    const fillings = { key: keys[target.api_key_env] ?? '', target: target.id, nonce: context.nonce, ...origins }
    const filled = who?.placeholders === false ? judgement.script : fill(judgement.script, fillings)
    const facts = {
      ...common(request, target.id, target.dialect, ownerOf(credential)),
      generating: true,
      ...(who === undefined ? {} : { nonce: who.nonce }),
      ...(call === undefined ? {} : { call }),
      ...(typeof body?.model === 'string' ? { model: body.model } : {}),
      contentHash: contentHash(body, request.body),
      answeredBy: judgement.answeredBy
    }
    return exchange(who, facts, play(dialect, filled, context))
  }
  const ownerOf = (credential: string | undefined): string => {
    if (credential === undefined) return 'none'
    return targets.find((target) => keys[target.api_key_env] === credential)?.id ?? 'unknown'
  }
  return {
    targets,
    keys,
    origins,
    findings: findings.list,
    enroll(request) {
      if (enrolled.has(request.nonce)) throw new Error(`nonce ${request.nonce} is enrolled already`)
      const entry = createEnrolled(request, targets)
      enrolled.set(request.nonce, entry)
      return {
        reached: (barrier) => entry.barriers.reached(barrier),
        release: (barrier) => entry.barriers.release(barrier),
        close() {
          entry.close()
          enrolled.delete(request.nonce)
        }
      }
    },
    receive(request) {
      const located = locate(targets, request, standalone !== undefined)
      const who = scenarioOf(request.body)
      if (located === undefined) {
        findings.add({ kind: 'unknown_target', detail: `${request.method} ${pathOf(request)}` })
        const facts = { ...common(request, 'none', 'none', 'none'), generating: false, answeredBy: 'probe' as const }
        return exchange(who, facts, lostSteps())
      }
      if (located.route.kind === 'generate') return generate(request, located, who)
      const { target, dialect } = located
      const owner = ownerOf(dialect.credential(request.headers))
      const facts = {
        ...common(request, target.id, target.dialect, owner),
        generating: false,
        answeredBy: 'probe' as const
      }
      return exchange(who, facts, probeSteps(located))
    },
    receiveElsewhere(request) {
      const owner = ownerOf(
        request.headers['x-api-key'] ?? /^bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
      )
      findings.add({ kind: 'followed_redirect', detail: `${request.method} ${pathOf(request)}, credential: ${owner}` })
      const who = scenarioOf(request.body)
      const facts = {
        ...common(request, 'elsewhere', 'none', owner),
        generating: true,
        answeredBy: 'elsewhere' as const
      }
      return exchange(who, { ...facts, ...(who === undefined ? {} : { nonce: who.nonce }) }, elsewhereSteps())
    }
  }
}

function common(request: ProviderRequest, target: string, dialect: string, credentialOf: string) {
  const headerNames = Object.keys(request.headers).toSorted()
  return { target, dialect, method: request.method, path: pathOf(request), credentialOf, headerNames }
}

/** Without the query, where a key could stand. */
function pathOf(request: ProviderRequest): string {
  return request.path.split('?', 1)[0] ?? ''
}
