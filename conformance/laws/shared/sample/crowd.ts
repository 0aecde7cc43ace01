import type { CallScript } from '../../../model/script.ts'
import type { Item, RunStarted, RunTarget } from '../../../model/verdict.ts'

/** One execution of a crowd at a target with a single slot and a single place to wait. All times are in milliseconds of the run. */
export interface Guest {
  readonly label: string
  readonly submitted: number
  /** Fields of its request beside ability and input. */
  readonly request?: Readonly<Record<string, unknown>>
  /** When its `route.selected` was written, and what wait it tells. */
  readonly selected?: number
  readonly waitedMs?: number
  readonly call?: {
    readonly at: number
    readonly held?: { readonly from: number; readonly passed?: number }
    readonly end?: number
    readonly aborted?: boolean
  }
  /** Its end; `completed` by default. */
  readonly ended?: number
  readonly code?: string
  readonly cancelled?: number
  /** A second attempt elsewhere, behind a first one that failed with the code. */
  readonly passedOn?: number
  readonly status?: number
}

const nonce = 'n-0123456789abcdef'
const capabilities = {
  input_modalities: ['text', 'json'],
  output_modalities: ['text'],
  stream: true,
  structured_output: false,
  async: false
}
const timeouts = { connect_ms: 1000, first_byte_ms: 1000, idle_ms: 1000, progress_ms: 1000 }
export const answering: CallScript = { kind: 'stream', acts: [{ text: 'served' }, { end: { finish: 'stop' } }] }

const targetOf = (role: string, slots: number): RunTarget => ({
  id: `lab-openai-${role}`,
  dialect: 'openai-responses',
  model: `lab-openai-${role}-1`,
  tools: true,
  capabilities,
  extended: { max_concurrency: slots, max_queue_depth: slots, timeouts }
})

/** The run that guests come to; `scenario` over the usual one. */
export function crowdStart(scenario: Partial<RunStarted['scenario']> = {}): RunStarted {
  return {
    kind: 'run',
    time: 0,
    scenario: { id: 'sample/crowd', title: 'A crowd', group: 'spill', calls: [Array(9).fill(answering)], ...scenario },
    dialect: 'openai-responses',
    nonce,
    ability: 'lab.sample',
    targets: [targetOf('narrow', 1), targetOf('c', 64)],
    features: [],
    seed: 1
  }
}

/** The items of a run in which these guests came, in order of time. */
export function crowd(guests: readonly Guest[], start: RunStarted = crowdStart()): Item[] {
  const items = guests.flatMap((guest, position) => itemsOf(guest, position + 1, start))
  return [start, ...items.toSorted((a, b) => a.time - b.time), { kind: 'end', time: 10_000 }]
}

/** A request that no other target can serve: what the guests ask for who must wait. */
export const narrowOnly = (start: RunStarted): RunStarted => ({ ...start, targets: start.targets.slice(0, 1) })

function itemsOf(guest: Guest, number: number, start: RunStarted): Item[] {
  const execution = `execution-${guest.label}`
  const { submitted, status = 202, request = {}, cancelled } = guest
  const input = [{ type: 'text', text: `[label-${guest.label}-${nonce}]` }]
  const body = status === 202 ? { execution_id: execution } : { error: { code: 'queue_full' } }
  const exchange = { kind: 'http.exchange' as const, exchange: number, headers: {}, bodyText: '', name: guest.label }
  const submit: Item = {
    ...exchange,
    time: submitted + 1,
    started: submitted,
    operation: 'submitExecution',
    method: 'POST',
    path: '/v1/executions',
    requestBody: { ability: start.ability, input, ...request },
    status,
    body,
    ...(status === 202 ? { execution } : {})
  }
  if (status !== 202) return [submit]
  const path = `/v1/executions/${execution}/cancel`
  const cancel = { ...exchange, operation: 'cancelExecution', method: 'POST', path, execution, status: 202 }
  return [
    submit,
    ...(cancelled === undefined ? [] : [{ ...cancel, time: cancelled + 1, started: cancelled } as Item]),
    ...callOf(guest, number, start),
    ...readingOf(guest, execution)
  ]
}

function callOf({ call, label }: Guest, request: number, { targets }: RunStarted): Item[] {
  if (call === undefined) return []
  const { at, held, end, aborted } = call
  const made: Item = {
    kind: 'ledger.request',
    time: at,
    request,
    target: targets[0]?.id ?? '',
    dialect: 'openai-responses',
    method: 'POST',
    path: '/v1/responses',
    generating: true,
    nonce,
    label,
    call: request,
    credentialOf: 'lab-openai-narrow',
    headerNames: [],
    answeredBy: 'script'
  }
  const barrier = 'hold'
  return [
    made,
    ...(held === undefined ? [] : [{ kind: 'ledger.barrier' as const, time: held.from, request, barrier }]),
    ...(held?.passed === undefined ? [] : [{ kind: 'ledger.passed' as const, time: held.passed, request, barrier }]),
    ...(end === undefined
      ? []
      : [
          {
            kind: 'ledger.end' as const,
            time: end,
            request,
            how: aborted ? ('aborted' as const) : ('done' as const),
            written: 9
          }
        ])
  ]
}

function readingOf(guest: Guest, execution: string): Item[] {
  const { label: reader, submitted, selected, waitedMs, ended, code, passedOn } = guest
  let sequence = 0
  const frame = (time: number, data: Readonly<Record<string, unknown>>): Item => {
    sequence += 1
    const json = { execution_id: execution, sequence, ...data }
    return { kind: 'sse.frame', time, reader, execution, data: JSON.stringify(json), json, offset: sequence }
  }
  const on = (role: string) => ({ provider: `lab-openai-${role}`, model: `lab-openai-${role}-1` })
  const wait = waitedMs === undefined ? {} : { waited_ms: waitedMs }
  const error = { code, message: 'no' }
  const route = { status: 'routing', attempt: 1 }
  const opened = { kind: 'sse.opened' as const, time: submitted + 2, reader, execution, after: 0, via: 'none' as const }
  const first =
    selected === undefined ? [] : [frame(selected, { type: 'route.selected', ...route, target: on('narrow'), ...wait })]
  const second =
    passedOn === undefined
      ? []
      : [
          frame(passedOn, { type: 'route.attempt_failed', ...route, target: on('narrow'), error }),
          frame(passedOn, { type: 'route.selected', ...route, attempt: 2, target: on('c') })
        ]
  const failed = code !== undefined && passedOn === undefined
  const type = failed ? 'execution.failed' : 'execution.completed'
  const terminal = { type, status: failed ? 'failed' : 'succeeded', ...(failed ? { error } : {}) }
  return [
    { ...opened, status: 200, headers: {} },
    frame(submitted + 3, { type: 'execution.accepted', status: 'accepted' }),
    ...first,
    ...second,
    ...(ended === undefined ? [] : [frame(ended, terminal)])
  ]
}
