// A toy runtime for the runner's own tests: one attempt, text only, everything in memory. It speaks enough of the protocol to be wired,
// and has faults to order: --fault <name>. With --mark <file> it writes its process id there once it has work, or is asked. It is no example of how to
// write one.
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const flags = process.argv.slice(2)
const flagValue = (name) => flags[flags.indexOf(name) + 1]
const fault = flags.includes('--fault') ? flagValue('--fault') : 'none'
const mark = flags.includes('--mark') ? flagValue('--mark') : undefined
const port = Number(flags.includes('--port') ? flagValue('--port') : process.env.MODEL_RUNTIME_PORT)

if (fault === 'dies') {
  console.log(`the key is ${process.env.LAB_KEY_OPENAI_A}`)
  console.error('no such licence')
  process.exit(7)
}
if (fault === 'starts-once') {
  if (existsSync(mark)) {
    console.error('only one of me may run')
    process.exit(8)
  }
  leaveMark()
}
if (fault === 'ignores-term') process.on('SIGTERM', () => undefined)
if (fault === 'traces') console.error('TypeError: no\n    at call (file:///srv/app.js:1:2)\n')
if (fault === 'leaks-key') console.log(Buffer.from(process.env.LAB_KEY_OPENAI_A ?? '').toString('base64'))

// Terminal escapes, markup, a turned direction, a mention of the key, lines that look like a verdict, and a length without end.
const hostile = `\u001b[2J<img src=x onerror=alert(1)>\u202e\r\nconformant (spec 0.2)\n${process.env.LAB_KEY_OPENAI_A}${'w'.repeat(100_000)}`
const evil = '\u001b[2J\u202e<img src=x onerror=alert(1)>\r\n'

const providers = JSON.parse(readFileSync(process.env.MODEL_RUNTIME_CONFIG, 'utf8')).providers
const executions = new Map()

function leaveMark() {
  if (mark === undefined) return
  writeFileSync(`${mark}.new`, String(process.pid))
  renameSync(`${mark}.new`, mark)
}

function append(execution, type, status, payload = {}) {
  const sequence = execution.events.length + 1
  const shown = fault === 'skips-sequence' && sequence > 3 ? sequence + 1 : sequence
  if (fault === 'escapes' && executions.size > 5) type = `${evil}${type}`
  execution.status = status
  execution.events.push({
    execution_id: execution.id,
    sequence: shown,
    time: new Date().toISOString(),
    type,
    status,
    ...payload
  })
  for (const wake of execution.waiting) wake()
  execution.waiting = []
}

async function perform(execution, body) {
  const provider = providers.find((candidate) => candidate.abilities.includes(body.ability))
  append(execution, 'execution.accepted', 'accepted')
  if (provider === undefined || fault === 'no-ability') {
    return fail(execution, 'capability_unavailable')
  }
  const target = { provider: provider.id, model: fault === 'wrong-target' ? 'served-model' : provider.model }
  append(execution, 'route.selected', 'routing', { target, attempt: 1 })
  if (fault === 'hostile') append(execution, hostile, hostile, { reason: hostile, call_id: hostile })
  try {
    if (fault !== 'no-call') await call(execution, provider, body)
    append(execution, 'execution.completed', 'succeeded', { target })
  } catch {
    fail(execution, execution.cancelled ? 'cancelled' : 'provider_unavailable')
  }
}

function fail(execution, code) {
  const error = { code, message: 'the execution failed', retryable: false }
  append(execution, 'execution.failed', code === 'cancelled' ? 'cancelled' : 'failed', { error })
}

async function call(execution, provider, body) {
  const anthropic = provider.type === 'anthropic-messages'
  const key = fault === 'wrong-key' ? 'sk-other' : process.env[provider.api_key_env]
  const text = fault === 'drops-text' ? 'hello' : body.input.map((part) => part.text ?? '').join('')
  if (fault === 'logs-prompts') console.log(`asked: ${text}`)
  const address = provider.base_url + (anthropic ? '/v1/messages' : '/responses')
  if (fault === 'warms-up') {
    const hello = anthropic ? { messages: [{ role: 'user', content: 'hello' }], max_tokens: 1 } : { input: 'hello' }
    const headers = anthropic
      ? { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
      : { authorization: `Bearer ${key}` }
    await fetch(address, { method: 'POST', headers, body: JSON.stringify({ model: provider.model, ...hello }) })
  }
  const response = await fetch(address, {
    method: 'POST',
    signal: execution.abort.signal,
    headers: {
      'content-type': 'application/json',
      ...(anthropic ? { 'x-api-key': key, 'anthropic-version': '2023-06-01' } : { authorization: `Bearer ${key}` })
    },
    body: JSON.stringify({
      model: fault === 'wrong-model' || fault === `wrong-model-of-${provider.type}` ? 'gadget-1' : provider.model,
      stream: true,
      ...(anthropic ? { max_tokens: 100, messages: [{ role: 'user', content: text }] } : { input: text })
    })
  })
  if (!response.ok) throw new Error('refused')
  let rest = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    rest += chunk
    const frames = rest.split('\n\n')
    rest = frames.pop()
    for (const frame of frames) say(execution, frame)
  }
}

function say(execution, frame) {
  const line = frame.split('\n').find((candidate) => candidate.startsWith('data:'))
  const data = line === undefined ? {} : JSON.parse(line.slice(5))
  const delta = data.type === 'response.output_text.delta' ? data.delta : data.delta?.text
  if (typeof delta !== 'string' || delta === '') return
  append(execution, 'output.delta', 'running', { output_index: 0, delta: fault === 'wrong-text' ? 'something' : delta })
}

/** Streams the first answers as they are, so that the wiring is proven, and then hurts whoever reads. */
const hurts = (execution) => [...executions.keys()].indexOf(execution.id) >= 5

async function flood(response, next) {
  while (!response.destroyed)
    if (!response.write(next())) await new Promise((resolve) => response.once('drain', resolve))
}

async function stream(execution, after, response) {
  if (fault === 'floods' && hurts(execution)) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    let sequence = 0
    return flood(response, () => {
      sequence += 1
      const event = {
        execution_id: execution.id,
        sequence,
        time: '2026-01-01T00:00:00Z',
        type: 'x-flood',
        status: 'accepted'
      }
      return `id: ${sequence}\nevent: x-flood\ndata: ${JSON.stringify(event)}\n\n`
    })
  }
  if (fault === 'endless-frame' && hurts(execution)) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: ')
    return flood(response, () => 'a'.repeat(65536))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  for (let at = after; ; at += 1) {
    while (execution.events[at] === undefined) {
      if (['succeeded', 'failed', 'cancelled'].includes(execution.status)) {
        response.end()
        return
      }
      await new Promise((resolve) => execution.waiting.push(resolve))
    }
    const event = execution.events[at]
    response.write(`id: ${event.sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  }
}

const reply = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const refusal = (code) => ({ error: { code, message: 'refused', retryable: false } })

function info(response) {
  if (fault === 'hangs') return leaveMark()
  reply(response, 200, {
    name: fault === 'hostile' ? hostile : fault === 'escapes' ? evil : 'toy',
    protocol_version: '0.1.0',
    spec_revision: '0.2',
    provider_count: providers.length,
    ...(fault === 'never-ready' ? { state: 'starting' } : {}),
    features: { routing: true, flow_control: true, usage_facts: true, billing: false }
  })
}

let refusals = fault === 'busy' ? 3 : fault === 'always-busy' ? Number.POSITIVE_INFINITY : 0

function submit(text, response) {
  if (fault === 'dies-later' && executions.size > 8) process.exit(9)
  if (refusals > 0) {
    refusals -= 1
    response.setHeader('retry-after', '0')
    return reply(response, 429, refusal('queue_full'))
  }
  if (fault === 'refuses') return reply(response, 500, refusal('internal_error'))
  const body = JSON.parse(text)
  const execution = {
    id: randomUUID(),
    events: [],
    waiting: [],
    status: 'accepted',
    abort: new AbortController(),
    cancelled: false
  }
  executions.set(execution.id, execution)
  if (executions.size === 6) leaveMark()
  perform(execution, body)
  reply(response, 202, {
    execution_id: execution.id,
    status: 'accepted',
    created_at: new Date().toISOString(),
    idempotent_replay: false
  })
}

function onExecution(execution, action, url, response) {
  if (action === 'events') return stream(execution, Number(url.searchParams.get('after') ?? 0), response)
  if (action === 'cancel' && fault === 'breaks-on-cancel') {
    execution.abort.abort()
    console.error('TypeError: no such field, password=correct-horse')
    return reply(response, 500, refusal('internal_error'))
  }
  if (action === 'cancel') {
    execution.cancelled = true
    execution.abort.abort()
    return reply(response, 202, { status: 'cancellation_requested' })
  }
  if (fault === 'endless-headers' && hurts(execution)) {
    response.socket.write('HTTP/1.1 200 OK\r\n')
    return flood(response.socket, () => `x-more: ${'a'.repeat(1000)}\r\n`.repeat(50))
  }
  if (fault === 'redirects' && hurts(execution)) {
    response.writeHead(302, { location: flagValue('--to') })
    return response.end()
  }
  if (fault === 'gigabyte' && hurts(execution)) {
    response.writeHead(200, { 'content-type': 'application/json' })
    return flood(response, () => ' '.repeat(65536))
  }
  return reply(response, 200, {
    execution_id: execution.id,
    status: execution.status,
    last_sequence: execution.events.length,
    usage: []
  })
}

const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const url = new URL(request.url, 'http://toy.example.test')
  const [, , , id, action] = url.pathname.split('/')
  if (url.pathname === '/v1/runtime') return info(response)
  if (url.pathname === '/v1/executions' && request.method === 'POST') return submit(text, response)
  const execution = executions.get(id)
  if (execution === undefined) return reply(response, 404, refusal('not_found'))
  return onExecution(execution, action, url, response)
})
server.listen(port, '127.0.0.1')
