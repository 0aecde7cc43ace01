import type { ClientStep, Group } from '../../../model/scenario.ts'
import type { CallScript } from '../../../model/script.ts'
import type { Item, RunStarted, RunTarget } from '../../../model/verdict.ts'
import { allowedOutcomes, cancelMoments, type Outcome, scriptOf } from '../../../oracle.ts'
import { sampleEvents } from './sample-events.ts'
import { type NumberedEvent, sampleResultBody, sampleSnapshot } from './sample-resources.ts'
import { createTape, type Tape } from './tape.ts'

/** What a sample run is about. */
export interface SampleOptions {
  readonly group?: Extract<Group, 'only' | 'pair' | 'chain' | 'tools'>
  readonly dialect?: 'openai-responses' | 'anthropic-messages' | 'openai-chat-completions'
  readonly request?: Readonly<Record<string, unknown>>
  readonly calls: readonly (readonly CallScript[])[]
  readonly features?: readonly string[]
  readonly client?: readonly ClientStep[]
  /** Which of the allowed outcomes the runtime took; the first by default. */
  readonly outcome?: number
}

const executionId = '3b241101-e2bb-4255-8caf-4136c566a962'
const allFeatures = ['finish_reason', 'reasoning', 'refusal', 'attempt_usage', 'heartbeat', 'inline_stream']
const shortNames = {
  'openai-responses': 'openai',
  'anthropic-messages': 'anthropic',
  'openai-chat-completions': 'chat'
}
const roles = { only: ['a'], pair: ['a', 'b'], chain: ['a', 'b', 'c'], tools: ['plain', 'a'] } as const

/**
 * The items of a run in which a flawless runtime met a scenario: readers of every kind, resources and the ledger. What laws have to
 * find clean, and what tests break on purpose.
 */
export function sampleRun(options: SampleOptions): Item[] {
  const run = sampleStart(options)
  const outcomes = allowedOutcomes(run)
  const outcome = outcomes[options.outcome ?? 0]
  if (outcome === undefined) throw new RangeError(`the sample has ${outcomes.length} outcomes`)
  return sampleItems(run, outcome)
}

export function sampleStart(options: SampleOptions): RunStarted {
  const { group = 'only', dialect = 'openai-responses', request = {}, calls, features = allFeatures } = options
  const short = shortNames[dialect]
  const targets = roles[group].map((role): RunTarget => {
    const id = `lab-${short}-${role}`
    return { id, dialect, model: `${id}-1`, tools: role !== 'plain' }
  })
  const client = options.client === undefined ? {} : { client: options.client }
  return {
    kind: 'run',
    time: 0,
    scenario: { id: 'sample/run', title: 'A sample', group, request, calls, ...client },
    dialect,
    nonce: 'n-0123456789abcdef',
    ability: `lab.${group}.sample`,
    targets,
    features,
    seed: 1
  }
}

/** All items of a flawless run with one outcome. */
export function sampleItems(run: RunStarted, outcome: Outcome): Item[] {
  const log = sampleEvents(run, outcome).map(
    (event, position): NumberedEvent => ({
      execution_id: executionId,
      sequence: position + 1,
      time: new Date(Date.UTC(2026, 10, 30) + position).toISOString(),
      ...event
    })
  )
  const tape = createTape(executionId)
  tape.put(run)
  tape.exchange('getRuntime', 'GET', '/v1/runtime', 200, runtimeInfo)
  const request = { ability: run.ability, input: [{ type: 'text', text: `[${run.nonce}]` }], ...run.scenario.request }
  const submission = {
    execution_id: executionId,
    status: 'accepted',
    created_at: log[0]?.time,
    idempotent_replay: false
  }
  tape.exchange('submitExecution', 'POST', '/v1/executions', 202, submission, {
    name: 'main',
    execution: executionId,
    requestBody: request,
    headers: { 'content-type': 'application/json', location: `/v1/executions/${executionId}` }
  })
  playLive(tape, run, outcome, log)
  const { status, body } = sampleResultBody(log)
  tape.exchange('getExecution', 'GET', `/v1/executions/${executionId}`, 200, sampleSnapshot(log))
  tape.exchange('getExecutionResult', 'GET', `/v1/executions/${executionId}/result`, status, body)
  playCancels(tape, run, 'late')
  tape.whole('replay', log, 0, 'none')
  tape.whole('by-query', log, 1, 'query')
  tape.whole('by-header', log, 1, 'header')
  tape.whole('past-end', log, log.length, 'query')
  return tape.end()
}

/** Two staying readers and one that leaves watch the execution while its attempts are made. */
function playLive(tape: Tape, run: RunStarted, outcome: Outcome, log: readonly NumberedEvent[]): void {
  for (const reader of ['live', 'second', 'leaving']) tape.open(reader, 0, 'none')
  let attempt = 0
  let request = 0
  const settle = (how?: 'aborted'): void => {
    if (request > 0) tape.callEnds(request, how)
  }
  for (const [position, event] of log.entries()) {
    if (event.type === 'execution.completed' || event.type === 'execution.failed') {
      playCancels(tape, run, 'in time')
      settle(outcome.status === 'cancelled' ? 'aborted' : undefined)
    }
    for (const reader of ['live', 'second']) tape.frame(reader, event)
    if (position === 0) tape.frame('leaving', event)
    if (position === 0) tape.close('leaving', 'client')
    const made = outcome.attempts[attempt]
    if (event.type !== 'route.selected' || made === undefined) continue
    settle()
    attempt += 1
    request = attempt
    tape.call(run, request, made)
    const script = scriptOf(run, made.target, made.call)
    const stream = script?.kind === 'stream' ? script : undefined
    const places = [...(stream?.before === undefined ? [] : [stream.before]), ...(stream?.acts ?? [])]
    const [barrier] = places.flatMap((place) => ('barrier' in place ? [place.barrier] : []))
    if (barrier !== undefined) tape.barrier(request, barrier)
  }
  for (const reader of ['live', 'second']) tape.close(reader, 'eof')
}

/** The cancels whose place the client forces: those that meet the execution, just before its end is told, or those behind that. */
function playCancels(tape: Tape, run: RunStarted, when: 'in time' | 'late'): void {
  const late = when === 'late'
  const taken = { status: 'cancellation_requested' }
  const refused = { error: { code: 'conflict', message: 'the execution has ended', retryable: false } }
  for (const { meets } of cancelMoments(run.scenario.client)) {
    if (meets === 'anywhere' || (meets === 'late') !== late) continue
    const path = `/v1/executions/${executionId}/cancel`
    tape.exchange('cancelExecution', 'POST', path, late ? 409 : 202, late ? refused : taken)
  }
}

const runtimeInfo = {
  name: 'sample',
  protocol_version: '0.1.0',
  spec_revision: '0.2',
  provider_count: 3,
  state: 'ready',
  features: { routing: true, flow_control: true, usage_facts: true, billing: false }
}
