import { expect, test } from 'vitest'
import type { StreamScript } from '../model/script.ts'
import { falWords } from './dialects/fal-queue/words.ts'
import { falQueue } from './dialects/fal-queue.ts'
import { createJob, type Job } from './job.ts'
import type { Step } from './step.ts'
import { bodyOf } from './testing/play-body.ts'

const picture = { images: [{ url: 'https://media.example.test/one.png' }] }

function jobOf(script: Partial<StreamScript>): Job {
  const context = {
    seed: 1,
    nonce: 'n-0123456789abcdef',
    target: 'lab-fal-a',
    call: 1,
    model: 'lab/fal-a-1/fast',
    obfuscation: false,
    usageAsked: false,
    variants: [],
    streaming: false,
    acceptsGzip: false
  }
  const whole: StreamScript = { kind: 'stream', acts: [], ...script }
  return createJob({ id: 'job', dialect: falQueue, words: falWords, script: whole, context })
}

interface Said {
  readonly http: number
  readonly body: unknown
}

function said(steps: readonly Step[]): Said {
  const head = steps.find((step) => step.do === 'head')
  const text = bodyOf([...steps]).toString()
  return { http: head?.do === 'head' ? head.status : 0, body: text === '' ? undefined : JSON.parse(text) }
}

const kinds = (steps: readonly Step[]): string[] => steps.map((step) => step.do)

test('each status act answers one question, the end answers all that follow, and then there is a result', () => {
  const job = jobOf({
    acts: [
      { queue: { position: 3 } },
      { progress: { logs: ['a line'] } },
      { result: picture },
      { end: { finish: 'stop' } }
    ]
  })
  expect(said(job.answer('result'))).toEqual({ http: 400, body: { detail: 'Request is still in progress' } })
  expect(said(job.answer('status'))).toMatchObject({ http: 202, body: { status: 'IN_QUEUE', queue_position: 3 } })
  expect(said(job.answer('status'))).toMatchObject({
    http: 202,
    body: { status: 'IN_PROGRESS', logs: [{ message: 'a line' }] }
  })
  for (let asked = 0; asked < 2; asked += 1) {
    expect(said(job.answer('status'))).toMatchObject({ http: 200, body: { status: 'COMPLETED' } })
    expect(said(job.answer('result'))).toEqual({ http: 200, body: picture })
  }
})

test('a script that runs out without an end repeats its last status', () => {
  const job = jobOf({ acts: [{ queue: { position: 1 } }, { progress: {} }] })
  const states = [1, 2, 3, 4].map(() => (said(job.answer('status')).body as { status: string }).status)
  expect(states).toEqual(['IN_QUEUE', 'IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS'])
})

test('odd answers have another word, none, another status, another body or other headers', () => {
  const headers = { location: 'http://elsewhere.example.test/' }
  const job = jobOf({
    acts: [
      { poll: { status: 'REBALANCING' } },
      { poll: { status: null } },
      { poll: { http: 503, body: 'busy' } },
      { poll: { http: 302, headers } }
    ]
  })
  expect(said(job.answer('status'))).toEqual({ http: 202, body: { status: 'REBALANCING', logs: null } })
  expect(said(job.answer('status'))).toEqual({ http: 202, body: { logs: null } })
  const busy = job.answer('status')
  expect([busy[0]?.do === 'head' && busy[0].status, bodyOf([...busy]).toString()]).toEqual([503, 'busy'])
  expect(job.answer('status')[0]).toMatchObject({ status: 302, headers })
})

test('waits, barriers, cuts and silence befall the question that comes to them', () => {
  const job = jobOf({
    acts: [
      { barrier: 'here' },
      { wait: 5 },
      { progress: {} },
      { cut: 'reset' },
      { cut: 'eof' },
      { raw: { utf8: '<html>' } },
      { stall: true }
    ]
  })
  expect(kinds(job.answer('status'))).toEqual(['barrier', 'wait', 'head', 'bytes', 'end'])
  expect(kinds(job.answer('status'))).toEqual(['reset'])
  expect(() => JSON.parse(bodyOf([...job.answer('status')]).toString())).toThrow()
  expect(bodyOf([...job.answer('status')]).toString()).toBe('<html>')
  expect(kinds(job.answer('status'))).toEqual(['stall'])
  expect(kinds(job.answer('status'))).toEqual(['stall'])
})

test('acts behind the end befall result requests', () => {
  const job = jobOf({
    acts: [
      { result: picture },
      { end: { finish: 'stop' } },
      { poll: { http: 503 } },
      { cut: 'reset' },
      { barrier: 'late' }
    ]
  })
  job.answer('status')
  expect(said(job.answer('result')).http).toBe(503)
  expect(kinds(job.answer('result'))).toEqual(['reset'])
  expect(kinds(job.answer('result'))).toEqual(['barrier', 'head', 'bytes', 'end'])
  expect(said(job.answer('result'))).toEqual({ http: 200, body: picture })
})

test('an error is told by the result, and by the status in the form that the script names', () => {
  const forms = {
    result: { status: 'COMPLETED' },
    status: { status: 'COMPLETED', error_type: 'content_policy_violation', error: 'no' },
    unnamed: { status: 'COMPLETED', error: 'no' },
    word: { status: 'FAILED', error_type: 'content_policy_violation' }
  }
  for (const [form, expected] of Object.entries(forms)) {
    const job = jobOf({ acts: [{ error: { kind: 'content_policy', message: 'no', form } }] })
    expect(said(job.answer('status'))).toMatchObject({ http: 200, body: expected })
    expect(said(job.answer('result'))).toMatchObject({
      http: 422,
      body: { detail: [{ type: 'content_policy_violation', msg: 'no' }] }
    })
  }
})

test('a job is cancelled when it is asked to be, once, and not when it is over', () => {
  const open = jobOf({ acts: [{ progress: {} }] })
  expect(said(open.answer('cancel'))).toEqual({ http: 202, body: { status: 'CANCELLATION_REQUESTED' } })
  expect(said(open.answer('status'))).toMatchObject({ body: { status: 'COMPLETED', error_type: 'client_cancelled' } })
  expect(said(open.answer('result'))).toMatchObject({ http: 499, body: { error_type: 'client_cancelled' } })
  expect(said(open.answer('cancel'))).toEqual({ http: 400, body: { status: 'ALREADY_COMPLETED' } })
  const over = jobOf({ acts: [{ result: picture }, { end: { finish: 'stop' } }] })
  over.answer('status')
  expect(said(over.answer('cancel')).http).toBe(400)
  expect(said(over.answer('result'))).toEqual({ http: 200, body: picture })
})

test('habits decide how a cancel is answered and what becomes of the job', () => {
  const acts = [{ progress: {} }, { progress: {} }, { result: picture }, { end: { finish: 'stop' as const } }]
  const late = jobOf({ acts, queue: { cancel: { http: 400 } } })
  expect(said(late.answer('cancel'))).toEqual({ http: 400, body: { status: 'ALREADY_COMPLETED' } })
  expect(said(late.answer('result'))).toEqual({ http: 200, body: picture })
  const unknown = jobOf({ acts, queue: { cancel: { http: 404 } } })
  expect(said(unknown.answer('cancel'))).toEqual({ http: 404, body: { status: 'NOT_FOUND' } })
  expect(said(unknown.answer('status')).http).toBe(404)
  const deaf = jobOf({ acts, queue: { cancel: { http: 202, job: 'goes_on' } } })
  expect(said(deaf.answer('cancel')).http).toBe(202)
  expect(said(deaf.answer('status'))).toMatchObject({ body: { status: 'IN_PROGRESS' } })
  const silent = jobOf({ acts, queue: { cancel: { http: 202, silent: true, before: { barrier: 'asked' } } } })
  expect(kinds(silent.answer('cancel'))).toEqual(['barrier', 'stall'])
})

test('texts without a result are the output of a language model', () => {
  const job = jobOf({ acts: [{ text: 'Hel' }, { text: 'lo' }, { end: { finish: 'stop' } }] })
  job.answer('status')
  expect(said(job.answer('result')).body).toEqual({ output: 'Hello', partial: false })
})

test('an odd answer with nothing behind it is repeated like any other', () => {
  const job = jobOf({ acts: [{ progress: {} }, { poll: { status: null } }, { poll: { status: 'REBALANCING' } }] })
  expect(said(job.answer('status'))).toMatchObject({ body: { status: 'IN_PROGRESS' } })
  expect(said(job.answer('status')).body).not.toHaveProperty('status')
  for (let asked = 0; asked < 3; asked += 1) {
    expect(said(job.answer('status'))).toMatchObject({ body: { status: 'REBALANCING' } })
  }
})
