import { isTextDialect } from '../lab/index.ts'
import type { LedgerRequest } from '../model/ledger.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Act } from '../model/script.ts'
import type { LabTarget } from '../model/topology.ts'
import type { HttpExchange, StreamFrame } from '../model/transcript.ts'
import type { Item, RunStarted } from '../model/verdict.ts'
import { printable } from '../report/printable.ts'
import { abortProbe, sawAbort } from './abort-probe.ts'
import type { RunContext } from './context.ts'
import { patiently } from './patiently.ts'
import { runScenario } from './run-scenario.ts'
import { RuntimeBusy } from './runtime-busy.ts'

/** The links between runtime and lab, in the order in which they can break. */
export type Link = 'accepted' | 'reached' | 'key' | 'model' | 'text' | 'target'

/** How one target is wired. `broken` is the first link that does not hold, with what was seen and what mends it. */
export interface TargetWiring {
  readonly target: string
  readonly broken?: { readonly link: Link; readonly saw: string; readonly fix: string }
  /** Whether requests come through a proxy. */
  readonly proxied: boolean
  /** True where the proxy keeps it from the lab that a call was left: a probe was left and the lab did not see it. */
  readonly hidesAborts?: boolean
}

/** How often a target is looked at again alone. */
const tries = 3
/** A machine that kept the kit waiting so long may have cost a runtime the patience that its targets are configured with. */
const slowMs = 50

/**
 * Sends one execution through each target, all at once, and follows it along every link. A target whose execution was accepted and failed
 * on a slow machine is looked at again with nothing beside it, up to three times. Judges nothing.
 */
export async function doctor(context: RunContext): Promise<TargetWiring[]> {
  const first = await Promise.all(context.targets.map((target) => examine(context, target)))
  const settled: TargetWiring[] = []
  for (const [at, target] of context.targets.entries()) {
    let seen = first[at]
    for (let tried = 0; tried < tries && seen?.late === true; tried += 1) seen = await examine(context, target)
    if (seen !== undefined) settled.push(seen.wiring)
  }
  return settled
}

/** What was seen of a target. `late`: a link is broken, and a slow machine alone may be why. */
interface Examined {
  readonly wiring: TargetWiring
  readonly late?: boolean
}

const isSlow = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'end' && (item.lagMs ?? 0) >= slowMs)

async function examine(context: RunContext, target: LabTarget): Promise<Examined> {
  const ability = abilityOf(target)
  const only: RunContext = { ...context, abilityFor: () => ability }
  const peers = context.targetsFor(context.targets, ability).map(({ id }) => id)
  const scenario = doctorScenario(target, peers)
  const items = await admitted(() => runScenario(only, scenario, target.dialect))
  if (items === undefined) return { wiring: { target: target.id, proxied: false, broken: noRoom } }
  const proxied = items.some(
    (item) => item.kind === 'ledger.request' && item.headerNames.some((name) => proxyHeaders.has(name.toLowerCase()))
  )
  const lost = context.desk.findings?.some(
    (finding) => finding.kind === 'unknown_nonce' && finding.target === target.id
  )
  const broken = brokenLink(items, target, lost)
  if (broken !== undefined) {
    const saw = printable(broken.saw, shownOfRuntime)
    const late = isSlow(items) && terminalOf(items)?.type === 'execution.failed'
    return { wiring: { target: target.id, proxied, broken: { ...broken, saw } }, late }
  }
  if (!proxied || !isTextDialect(target.dialect)) return { wiring: { target: target.id, proxied } }
  const probe = await admitted(() => runScenario(only, abortProbe(scenario), target.dialect))
  return { wiring: { target: target.id, proxied, hidesAborts: probe === undefined || !sawAbort(probe) } }
}

async function admitted(run: () => Promise<Item[]>): Promise<Item[] | undefined> {
  try {
    return await patiently(run)
  } catch (error) {
    if (error instanceof RuntimeBusy) return undefined
    throw error
  }
}

/** Codes and names of a runtime may be any text. */
const shownOfRuntime = 300

/** A broken link in one sentence, or `undefined`. */
export function brokenSentence({ target, broken }: TargetWiring): string | undefined {
  return broken && `${target}, link ${broken.link}: ${broken.saw}; fix: ${broken.fix}`
}

const proxyHeaders = new Set(['via', 'forwarded', 'x-forwarded-for'])

/** The ability that reaches the target; one that is its own comes first in its list. */
const abilityOf = (target: LabTarget): string => target.abilities[0] ?? `lab.only.${target.id}`

/** Where others share the target's only ability, the request names the target. `peers`: all that serve the ability, in their order. */
function doctorScenario(target: LabTarget, peers: readonly string[]): Scenario {
  const says: readonly Act[] = isTextDialect(target.dialect)
    ? [{ text: '{{fresh}}' }, { end: { finish: 'stop' } }]
    : [{ result: { output: '{{fresh}}' } }, { end: { finish: 'stop' } }]
  return {
    id: 'doctor',
    title: 'One target answers with random text.',
    group: 'only',
    ...(peers.length > 1 ? { request: { routing: { provider_order: [target.id] } } } : {}),
    calls: peers.map((id) => (id === target.id ? [{ kind: 'stream', acts: says }] : [])),
    client: [{ do: 'submit' }, { do: 'read', as: 'live' }]
  }
}

type Broken = NonNullable<TargetWiring['broken']>

/** The first broken link of a doctor run, or `undefined`. `lost`: a call without the run's nonce came to the target meanwhile. */
export function brokenLink(items: readonly Item[], target: LabTarget, lost = false): Broken | undefined {
  const run = items.find((item): item is RunStarted => item.kind === 'run')
  // The last one: a submit that finds no room is sent again.
  const submit = items.findLast(
    (item): item is HttpExchange => item.kind === 'http.exchange' && item.operation === 'submitExecution'
  )
  if (submit === undefined || submit.status !== 202) return notAccepted(submit)
  const call = items.find((item): item is LedgerRequest => item.kind === 'ledger.request' && item.generating)
  const ability = abilityOf(target)
  if (call === undefined) return lost ? withoutText(target) : notReached(items, target, ability)
  if (call.target !== target.id) {
    const fix = `give ability ${ability} to the target with base URL ${target.base_url} only`
    return { link: 'reached', saw: `the call went to ${call.target}`, fix }
  }
  if (call.credentialOf !== target.id) {
    const fix = `let target ${target.id} take its key from the environment variable ${target.api_key_env}`
    return { link: 'key', saw: `the key presented was ${ownerOf(call.credentialOf)}`, fix }
  }
  if (call.model !== target.model) {
    const fix = `send the model name ${target.model} to target ${target.id}`
    return { link: 'model', saw: `the model asked for was ${call.model ?? 'absent'}`, fix }
  }
  return brokenAnswer(items, target, run?.fresh ?? '')
}

const textOf = (items: readonly Item[]): string =>
  framesOf(items)
    .map((payload) => (payload.type === 'output.delta' ? payload.delta : ''))
    .join('')

/** What the doctor's script says as the result of a job, where it came through. */
function outputOf(items: readonly Item[]): string {
  const said = framesOf(items).find(({ type }) => type === 'output.result')?.result?.output
  return typeof said === 'string' ? said : ''
}

const ownerOf = (owner: string): string => (owner === 'none' || owner === 'unknown' ? owner : `that of ${owner}`)

function notAccepted(submit: HttpExchange | undefined): Broken {
  const saw =
    submit === undefined || submit.status === 0
      ? `POST /v1/executions got no answer (${submit?.failure ?? 'not sent'})`
      : `POST /v1/executions answered ${submit.status}`
  const fix = 'accept {"ability", "input": [{"type": "text", "text"}]} with 202 and an execution_id'
  return { link: 'accepted', saw, fix }
}

const noRoom: Broken = {
  link: 'accepted',
  saw: 'POST /v1/executions answered 429 every time',
  fix: 'let the runtime admit at least one execution of each target'
}

const withoutText = (target: LabTarget): Broken => ({
  link: 'reached',
  saw: "a call reached the lab without the user's text",
  fix: `send the text parts of the input to ${target.id} as they are`
})

function notReached(items: readonly Item[], target: LabTarget, ability: string): Broken {
  const code = terminalOf(items)?.error?.code
  const saw = `no call reached the lab${code === undefined ? '' : `; the execution failed with ${code}`}`
  const fix =
    code === 'capability_unavailable'
      ? `configure a target for ability ${ability}: id ${target.id}, model ${target.model}`
      : `let target ${target.id} (ability ${ability}) call ${target.base_url} and pass the user's text on`
  return { link: 'reached', saw, fix }
}

function brokenAnswer(items: readonly Item[], target: LabTarget, fresh: string): Broken | undefined {
  const streams = isTextDialect(target.dialect)
  const text = streams ? textOf(items) : outputOf(items)
  const terminal = terminalOf(items)
  if (text !== fresh) {
    const end = terminal?.type === undefined ? 'and no terminal event' : `and ended in ${terminal.type}`
    const saw = `the log held ${text === '' ? 'no' : 'another'} ${streams ? 'text' : 'result'} ${end}`
    const fix = streams
      ? `pass the ${target.dialect} stream of ${target.id} on as output.delta events`
      : `ask ${target.id} for the status at the addresses that it gave, and pass the result on in an output.result event`
    return { link: 'text', saw, fix }
  }
  const reported = terminal?.target
  if (reported?.provider === target.id && reported.model === target.model) return undefined
  return {
    link: 'target',
    saw: `execution.completed named target ${JSON.stringify(reported ?? null)}`,
    fix: `report {"provider": "${target.id}", "model": "${target.model}"}, the configured names`
  }
}

interface Payload {
  readonly type?: string
  readonly delta?: string
  readonly result?: { readonly output?: unknown }
  readonly error?: { readonly code?: string }
  readonly target?: { readonly provider?: unknown; readonly model?: unknown }
}

const framesOf = (items: readonly Item[]): Payload[] =>
  items.filter((item): item is StreamFrame => item.kind === 'sse.frame' && item.reader === 'live').map(payloadOf)

const payloadOf = (frame: StreamFrame): Payload =>
  typeof frame.json === 'object' && frame.json !== null ? (frame.json as Payload) : {}

const terminalOf = (items: readonly Item[]): Payload | undefined =>
  framesOf(items).find(({ type }) => type === 'execution.completed' || type === 'execution.failed')
