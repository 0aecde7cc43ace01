import type { JsonObject } from '../model/driver-protocol.ts'
import { type ExecutionLog, usageOf } from '../model/execution-log.ts'
import type { FaceOperation } from '../model/run.ts'
import type { Serve } from '../model/scenario.ts'
import { eventsAfter, sendEvents, streamHead } from './frames.ts'

export const runtimeInfo = {
  name: 'odd but legal',
  protocol_version: '0.1.0',
  spec_revision: '0.2',
  provider_count: 1,
  state: 'ready',
  features: {
    routing: true,
    flow_control: true,
    usage_facts: true,
    billing: false,
    finish_reason: true,
    heartbeat: true
  }
}

export const providerList = {
  data: [
    {
      provider: 'kit',
      protocol_version: '0.1.0',
      models: [
        {
          model: 'kit-1',
          abilities: ['text.generate'],
          input_modalities: ['text'],
          output_modalities: ['text'],
          stream: true,
          tools: true,
          structured_output: false,
          async: false,
          cancel: true
        }
      ]
    }
  ]
}

const createdAt = '2026-01-01T00:00:00.000Z'

export const submissionOf = (log: ExecutionLog, replay = false): JsonObject => ({
  execution_id: log.executionId,
  status: 'accepted',
  created_at: createdAt,
  idempotent_replay: replay
})

export function snapshotOf(log: ExecutionLog): JsonObject {
  const last = log.events.at(-1)
  return {
    execution_id: log.executionId,
    status: last?.status,
    created_at: log.events[0]?.time,
    updated_at: last?.time,
    last_sequence: last?.sequence,
    usage: usageOf(log.events),
    ...(last?.error === undefined ? { target: log.result.target, result: log.result.result } : { error: last.error })
  }
}

export const errorBody = (code: string, more: JsonObject = {}): JsonObject => ({
  error: { code, message: `this is ${code}`, retryable: false, ...more }
})

const notFound = errorBody('not_found')

/** What an ordinary runtime answers, where a scenario says nothing else. */
export const usualFace: Readonly<Record<FaceOperation, Serve>> = {
  runtime: (_, reply) => reply.json(200, runtimeInfo),
  providers: (_, reply) => reply.json(200, providerList),
  submit: (_, reply, { log }) => reply.json(202, submissionOf(log), { location: `/v1/executions/${log.executionId}` }),
  get: ({ executionId = '' }, reply, { logs }) => {
    const log = logs.get(executionId)
    return log === undefined ? reply.json(404, notFound) : reply.json(200, snapshotOf(log))
  },
  result: ({ executionId = '' }, reply, { logs }) => {
    const log = logs.get(executionId)
    if (log === undefined) return reply.json(404, notFound)
    const last = log.events.at(-1)
    return last?.type === 'execution.completed'
      ? reply.json(200, log.result)
      : reply.json(409, { status: last?.status, error: last?.error })
  },
  cancel: (_, reply) => reply.json(202, { status: 'cancellation_requested' }),
  events: async ({ executionId = '', after }, reply, { logs }) => {
    const log = logs.get(executionId)
    if (log === undefined) return reply.json(404, notFound)
    reply.head(200, streamHead)
    await sendEvents(reply, eventsAfter(log, after))
    reply.end()
  },
  unknown: (_, reply) => reply.json(404, notFound)
}
