import type { Act, OddAnswer, StreamScript } from '../model/script.ts'
import type { Dialect, JobState, JobStep, QueueWords, WireAnswer } from './dialects/dialect.ts'
import { lower, type PlayContext } from './heads.ts'
import { decode } from './play.ts'
import type { Step } from './step.ts'

/** A submitted job at the lab: a script that answers one question after the other. */
export interface Job {
  readonly id: string
  readonly target: string
  /** The steps that answer one question. Each call moves the script on. */
  answer(step: JobStep): readonly Step[]
}

export interface JobOptions {
  readonly id: string
  readonly dialect: Dialect
  readonly words: QueueWords
  readonly script: StreamScript
  readonly context: PlayContext
}

type Over = Exclude<JobState, { is: 'queued' | 'running' }> | { readonly is: 'forgotten' }

/** Creates a job. Its acts up to the first `end` or `error` answer status requests, those behind it result requests. */
export function createJob({ id, dialect, words, script, context }: JobOptions): Job {
  const { acts } = script
  const border = acts.findIndex((act) => 'end' in act || 'error' in act)
  const statusActs = createTurns(border === -1 ? acts : acts.slice(0, border))
  const resultActs = createTurns(border === -1 ? [] : acts.slice(border + 1))
  const whole = dialect.voice(acts, context).whole()
  const headers = dialect.headers(context)
  const answer = (said: WireAnswer, odd?: OddAnswer): Step[] => steps(said, headers, odd)
  const made = overOf(border === -1 ? undefined : acts[border])
  let last: JobState = { is: 'queued' }
  /** The answer to the last status request, where it was not as documented. */
  let odd: OddAnswer | undefined
  let over: Over | undefined

  function status(): Step[] {
    if (over !== undefined) return ended('status', over)
    const turn = statusActs.next()
    if (turn.act === undefined) {
      over = made
      return [...turn.before, ...(over === undefined ? told() : ended('status', over))]
    }
    const { act } = turn
    odd = 'poll' in act ? act.poll : undefined
    if ('queue' in act) last = { is: 'queued', ...act.queue }
    if ('progress' in act) last = { is: 'running', ...act.progress }
    return [...turn.before, ...broken(act, told())]
  }

  function told(): Step[] {
    const said = odd?.status === undefined ? words.status(last, id) : words.oddStatus(odd.status)
    return answer(said, odd)
  }

  function result(): Step[] {
    if (over === undefined) return answer(words.result(last, whole, id))
    if (over.is === 'forgotten' || over.is === 'cancelled') return ended('result', over)
    const turn = resultActs.next()
    const said = ended('result', over)
    if (turn.act === undefined) return [...turn.before, ...said]
    const odd = 'poll' in turn.act ? answer(words.result(over, whole, id), turn.act.poll) : said
    return [...turn.before, ...broken(turn.act, odd)]
  }

  function ended(step: 'status' | 'result', state: Over): Step[] {
    if (state.is === 'forgotten') {
      return answer({ status: 404, body: dialect.errorBody('not_found', undefined, context) })
    }
    return answer(step === 'status' ? words.status(state, id) : words.result(state, whole, id))
  }

  function cancel(): Step[] {
    const habit = script.queue?.cancel
    if (habit === undefined) {
      if (over !== undefined) return answer(words.cancel(over.is === 'forgotten' ? 'unknown' : 'too_late'))
      over = { is: 'cancelled' }
      return answer(words.cancel('accepted'))
    }
    const { http, before, silent } = habit
    const then = habit.job ?? ({ 202: 'cancelled', 400: 'completed', 404: 'forgotten' } as const)[http] ?? 'goes_on'
    if (then === 'cancelled' && over === undefined) over = { is: 'cancelled' }
    if (then === 'completed') over ??= made ?? { is: 'made' }
    if (then === 'forgotten') over = { is: 'forgotten' }
    const held: Step[] = before === undefined ? [] : [waiting(before)]
    if (silent === true) return [...held, { do: 'stall' }]
    const outcome = http === 404 ? 'unknown' : http === 400 ? 'too_late' : 'accepted'
    return [...held, ...answer({ ...words.cancel(outcome), status: http }, habit)]
  }

  return { id, target: context.target, answer: (step) => ({ status, result, cancel })[step]() }
}

/** The acts that befall requests, taken one request after the other. */
function createTurns(acts: readonly Act[]): { next(): { readonly before: Step[]; readonly act: Act | undefined } } {
  let place = 0
  return {
    next() {
      const before: Step[] = []
      for (let act = acts[place]; act !== undefined; act = acts[place]) {
        // Silence is for ever: every later request meets it too.
        if ('stall' in act) return { before, act }
        place += 1
        if ('wait' in act || 'barrier' in act) before.push(waiting(act))
        else if (isAnswer(act)) return { before, act }
      }
      return { before, act: undefined }
    }
  }
}

function isAnswer(act: Act): boolean {
  return 'queue' in act || 'progress' in act || 'poll' in act || 'cut' in act || 'raw' in act || 'socket' in act
}

/** What becomes of an answer at an act that spoils it. */
function broken(act: Act, whole: Step[]): Step[] {
  if ('stall' in act) return [{ do: 'stall' }]
  if ('cut' in act && act.cut !== 'eof') return [{ do: act.cut }]
  if ('cut' in act) return replaced(whole, (bytes) => bytes.subarray(0, bytes.length / 2))
  if ('raw' in act) return replaced(whole, () => decode(act.raw))
  if ('socket' in act) return [{ do: 'raw', bytes: decode(act.socket) }, { do: 'fin' }]
  return whole
}

/** With another body; its length is then not told. */
function replaced(whole: Step[], body: (bytes: Uint8Array) => Uint8Array): Step[] {
  return whole.map((step) => {
    if (step.do === 'bytes') return { ...step, bytes: body(step.bytes) }
    if (step.do !== 'head') return step
    const { 'content-length': _length, ...headers } = step.headers
    return { ...step, headers }
  })
}

function steps(said: WireAnswer, own: Readonly<Record<string, string>>, odd: OddAnswer | undefined): Step[] {
  const bytes = Buffer.from(odd?.body ?? JSON.stringify(said.body))
  const usual = { 'content-type': 'application/json', 'content-length': String(bytes.length) }
  const headers = { ...own, ...usual, ...lower(odd?.headers) }
  const head: Step = { do: 'head', status: odd?.http ?? said.status, headers }
  return bytes.length === 0 ? [head, { do: 'end' }] : [head, { do: 'bytes', bytes, alone: false }, { do: 'end' }]
}

function waiting(held: { readonly wait: number } | { readonly barrier: string }): Step {
  return 'wait' in held ? { do: 'wait', ms: held.wait } : { do: 'barrier', name: held.barrier }
}

function overOf(act: Act | undefined): Over | undefined {
  if (act === undefined) return undefined
  return 'error' in act ? { is: 'failed', ...act.error } : { is: 'made' }
}
