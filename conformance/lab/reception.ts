import type { LedgerRequest } from '../model/ledger.ts'
import type { CallScript, ErrorKind } from '../model/script.ts'
import type { Finding } from './findings.ts'
import type { Located } from './locate.ts'
import type { ProviderRequest } from './provider-request.ts'
import type { Step } from './step.ts'
import { unscriptedCall } from './unscripted.ts'

/** What a generating request is judged by. */
export interface Presented {
  readonly located: Located
  readonly request: ProviderRequest
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly credential: string | undefined
  /** The target's own key. */
  readonly expected: string | undefined
  /** Whether its nonce belongs to a scenario. */
  readonly known: boolean
  readonly script: CallScript | undefined
  /** Stand-alone: any key, any model, no nonce. */
  readonly lenient: boolean
}

/** Which script answers, on whose account, and what is to be noted. */
export interface Judgement {
  readonly script: CallScript
  readonly answeredBy: NonNullable<LedgerRequest['answeredBy']>
  readonly finding?: Pick<Finding, 'kind' | 'detail'>
}

/** Judges as the provider would: the key first, then the request's shape, the model, and only then what the scenario says. */
export function judge(presented: Presented): Judgement {
  const { located, request, body, credential, expected, known, script, lenient } = presented
  const { target, dialect } = located
  const refuse = (kind: ErrorKind, message?: string): CallScript => {
    const error = message === undefined ? { kind } : { kind, message }
    return { kind: 'status', status: dialect.wireError(kind).status, error }
  }
  if (!lenient && credential !== expected) {
    const detail =
      credential === undefined ? 'no credential presented' : 'another credential than the target’s presented'
    return { script: refuse('authentication'), answeredBy: 'bad_key', finding: { kind: 'bad_key', detail } }
  }
  const objection = body === undefined ? 'the body is no JSON object' : dialect.objection(request.headers, body)
  if (objection !== undefined) {
    const finding = { kind: 'bad_request' as const, detail: objection }
    return { script: refuse('invalid_request', objection), answeredBy: 'bad_request', finding }
  }
  if (!lenient && askedModel(located.route, body) !== target.model) {
    const finding = { kind: 'bad_model' as const, detail: `expected ${target.model}` }
    return { script: refuse('model_not_found'), answeredBy: 'bad_model', finding }
  }
  if (!lenient && !known) {
    const finding = { kind: 'unknown_nonce' as const, detail: 'a generating request without a known nonce' }
    return { script: refuse('invalid_request', 'no scenario'), answeredBy: 'unknown_nonce', finding }
  }
  return script === undefined ? { script: unscriptedCall, answeredBy: 'unscripted' } : { script, answeredBy: 'script' }
}

/** The model that a generating request asks for: its path names it, or its body does. */
export function askedModel(route: Located['route'], body: Presented['body']): string | undefined {
  if (route.kind === 'generate' && route.model !== undefined) return route.model
  return typeof body?.model === 'string' ? body.model : undefined
}

/** Answers model listings as the provider does, and everything else with its own 404. */
export function probeSteps({ target, dialect, route }: Located): Step[] {
  if (route.kind === 'models' && route.id === undefined) return jsonSteps(200, dialect.modelList(target.model))
  if (route.kind === 'models' && route.id === target.model) return jsonSteps(200, dialect.modelEntry(target.model))
  const nobody = {
    seed: 0,
    nonce: 'none',
    target: target.id,
    call: 0,
    model: target.model,
    obfuscation: false,
    usageAsked: false,
    variants: []
  }
  return jsonSteps(404, dialect.errorBody('not_found', undefined, nobody))
}

/** The answer to a path that belongs to no target. */
export function lostSteps(): Step[] {
  return jsonSteps(404, { error: { message: 'no such lab target' } })
}

/** The answer of the place where nothing may arrive. */
export function elsewhereSteps(): Step[] {
  return jsonSteps(200, { message: 'a redirect was followed here' })
}

/** A whole JSON answer. `own`: headers besides the type and length of the body, which they may replace. */
export function jsonSteps(status: number, value: unknown, own: Readonly<Record<string, string>> = {}): Step[] {
  const bytes = Buffer.from(JSON.stringify(value))
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length), ...own }
  return [{ do: 'head', status, headers }, { do: 'bytes', bytes, alone: false }, { do: 'end' }]
}
