import type { LedgerRequest } from '../model/ledger.ts'
import type { CallScript } from '../model/script.ts'
import { contentHash } from './content-hash.ts'
import { type DeskState, ownerOf } from './desk-state.ts'
import type { Enrolled } from './enrolment.ts'
import type { Exchange } from './exchange.ts'
import { askedFacts } from './facts/asked-facts.ts'
import { labelIn } from './facts/strays.ts'
import { fill, hasPlaceholder } from './fill.ts'
import { acceptsGzip } from './gzip.ts'
import type { PlayContext } from './heads.ts'
import type { Located } from './locate.ts'
import { openExchange, requestFacts } from './open-exchange.ts'
import { play } from './play.ts'
import { jsonObject, type ProviderRequest } from './provider-request.ts'
import { askedModel, judge } from './reception.ts'
import { isStateOf } from './state-token.ts'
import { submitJob } from './submit-job.ts'

interface Turn {
  readonly call?: number
  readonly script: CallScript | undefined
}

/** Answers a generating request: from its scenario's script if all is well with it, else as the provider would refuse it. */
export function generate(
  state: DeskState,
  request: ProviderRequest,
  located: Located,
  who: Enrolled | undefined
): Exchange {
  const { target, dialect } = located
  const body = jsonObject(request.body)
  const credential = dialect.credential(request.headers)
  const turn = nextTurn(state, who, target.id, labelIn(request))
  const lenient = state.standalone !== undefined
  const presented = { located, request, body, credential, expected: state.keys[target.api_key_env] }
  const { script, answeredBy, finding } = judge({
    ...presented,
    known: who !== undefined,
    script: turn.script,
    lenient
  })
  if (finding !== undefined) state.findings.add({ ...finding, target: target.id })
  const model = askedModel(located.route, body)
  const context = playContext(state, located, request, turn.call ?? 0, who, script)
  const asked = askedFacts(target.dialect, body, (token) => isStateOf(token, context))
  const facts: Omit<LedgerRequest, 'kind' | 'time' | 'request'> = {
    ...requestFacts(request, { target: target.id, dialect: target.dialect, credentialOf: ownerOf(state, credential) }),
    generating: true,
    ...(who === undefined ? {} : { nonce: who.nonce }),
    ...(turn.call === undefined ? {} : { call: turn.call }),
    ...(model === undefined ? {} : { model }),
    contentHash: contentHash(body, request.body),
    ...(asked === undefined ? {} : { asked }),
    ...(target.dialect === 'openai-chat-completions' ? { usageAsked: context.usageAsked || !context.streaming } : {}),
    ...(dialect.queue === undefined ? {} : { queue: { step: 'submit' as const, submitted: state.requests + 1 } }),
    answeredBy
  }
  const filled = filledScript(state, located, who, script)
  if (dialect.queue === undefined || filled.kind !== 'stream') {
    return openExchange(state, who, facts, play(dialect, filled, context))
  }
  const base = request.path.startsWith(`/${target.id}/`) ? target.base_url : state.origins.origin
  const submission = { ...context, base, submitted: state.requests + 1, words: dialect.queue }
  return openExchange(state, who, facts, submitJob(state, located, who, filled, submission))
}

function nextTurn(state: DeskState, who: Enrolled | undefined, target: string, label: string | undefined): Turn {
  if (who !== undefined) return who.next(target, label)
  if (state.standalone === undefined) return { script: undefined }
  const call = (state.standaloneCalls.get(target) ?? 0) + 1
  state.standaloneCalls.set(target, call)
  const scripts = state.standalone.targets?.[target] ?? state.standalone.calls
  return { call, script: scripts[Math.min(call, scripts.length) - 1] }
}

function playContext(
  state: DeskState,
  { target, route }: Located,
  request: ProviderRequest,
  call: number,
  who: Enrolled | undefined,
  script: CallScript
): PlayContext {
  const body = jsonObject(request.body)
  const options = body?.stream_options as { include_obfuscation?: unknown; include_usage?: unknown } | null | undefined
  return {
    seed: state.seed,
    nonce: who?.nonce ?? 'none',
    target: target.id,
    call,
    model: askedModel(route, body) ?? target.model,
    obfuscation: options?.include_obfuscation !== false,
    usageAsked: options?.include_usage === true,
    variants: script.kind === 'stream' ? (script.variants ?? []) : [],
    streaming: body?.stream === true,
    acceptsGzip: acceptsGzip(request.headers)
  }
}

/** Puts in what only the desk knows: `{{key}}`, `{{origin}}`, `{{elsewhere}}`, `{{target}}`, `{{nonce}}`, `{{date+60}}`. */
function filledScript(
  state: DeskState,
  { target }: Located,
  who: Enrolled | undefined,
  script: CallScript
): CallScript {
  if (who === undefined ? !hasPlaceholder(script) : !who.placeholders) return script
  const key = state.keys[target.api_key_env] ?? ''
  return fill(script, { key, target: target.id, nonce: who?.nonce ?? '', ...state.origins }, state.wallClock)
}
