import type { Act, CallScript, DropScript, StatusScript, StreamScript } from '../model/script.ts'
import { cut } from './cut.ts'
import type { Dialect } from './dialects/dialect.ts'
import { frameWriter } from './framing.ts'
import { zipped } from './gzip.ts'
import { before, lower, type PlayContext } from './heads.ts'
import { playWhole } from './play-whole.ts'
import type { Step } from './step.ts'

/**
 * Turns one call's script into steps. Pure: the same dialect, script and context give the same steps, lazily, so that memory holds
 * one frame (and what the dialect repeats in its final snapshot) whatever the length of the script.
 */
export function play(dialect: Dialect, script: CallScript, context: PlayContext): Iterable<Step> {
  if (script.kind === 'drop') return playDrop(script)
  if (script.kind === 'status') return playStatus(dialect, script, context)
  return context.streaming ? playStream(dialect, script, context) : playWhole(dialect, script, context)
}

function playDrop({ how }: DropScript): Step[] {
  if (how === 'silence') return [{ do: 'stall' }]
  // Nobody comes to a target that refuses every connection; whoever does all the same is dropped.
  return [{ do: how === 'refuse' ? 'reset' : how }]
}

function* playStatus(dialect: Dialect, script: StatusScript, context: PlayContext): Generator<Step> {
  yield* before(script)
  const kind = script.error?.kind ?? 'server'
  const body = script.body ?? JSON.stringify(dialect.errorBody(kind, script.error?.message, context))
  const bytes = Buffer.from(body)
  const bodiless = script.status === 204 || script.status === 304
  const length: Record<string, string> = bodiless ? {} : { 'content-length': String(bytes.length) }
  const headers = {
    ...dialect.headers(context),
    'content-type': 'application/json',
    ...length,
    ...lower(script.headers)
  }
  yield { do: 'head', status: script.status, headers }
  if (bytes.length > 0 && !bodiless) yield { do: 'bytes', bytes, alone: false }
  yield { do: 'end' }
}

function* playStream(dialect: Dialect, script: StreamScript, context: PlayContext): Generator<Step> {
  yield* before(script)
  const gzip = script.framing?.gzip === true && context.acceptsGzip
  const encoding: Record<string, string> = gzip ? { 'content-encoding': 'gzip' } : {}
  const usual = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache', ...encoding }
  yield { do: 'head', status: 200, headers: { ...dialect.headers(context), ...usual, ...lower(script.headers) } }
  const seed = `${context.seed}:${context.nonce}:${context.target}:${context.call}`
  const said = speak(dialect, script, context)
  yield* cut(gzip ? zipped(said) : said, script.framing?.split, seed)
}

/** The script's words and what happens between them. A script that runs out of acts ends the body cleanly. */
function* speak(dialect: Dialect, script: StreamScript, context: PlayContext): Generator<Step> {
  const voice = dialect.voice(script.acts, context)
  const text = writer(script)
  if (script.preamble !== false) for (const frame of voice.open()) yield text(text.frame(frame, true))
  for (const [index, act] of script.acts.entries()) {
    if ('stall' in act && act.stall === 'murmuring') yield* murmur(() => text(text.comment()))
    const step = control(act)
    if (step !== undefined) yield step
    if (step !== undefined && closes(step)) return
    if ('noise' in act && act.noise === 'comment') yield text(text.comment())
    const frames = voice.say(act, index)
    const last = script.framing?.unterminated === true && index === script.acts.length - 1
    for (const [place, frame] of frames.entries()) yield text(text.frame(frame, !last || place < frames.length - 1))
  }
  yield { do: 'end' }
}

const murmurs = 100
const murmurMs = 100

/** Bounded, so that a peer who never leaves does not keep a process. */
function* murmur(comment: () => Step): Generator<Step> {
  for (let at = 0; at < murmurs; at += 1) {
    yield { do: 'wait', ms: murmurMs }
    yield comment()
  }
}

function writer(script: StreamScript) {
  const toStep = (written: string): Step => ({ do: 'bytes', bytes: Buffer.from(written), alone: false })
  return Object.assign(toStep, frameWriter(script.framing ?? {}))
}

/** The step of an act that is no word of the dialect. */
function control(act: Act): Step | undefined {
  if ('wait' in act) return { do: 'wait', ms: act.wait }
  if ('barrier' in act) return { do: 'barrier', name: act.barrier }
  if ('stall' in act) return { do: 'stall' }
  if ('raw' in act) return { do: 'bytes', bytes: decode(act.raw), alone: false }
  if ('socket' in act) return { do: 'raw', bytes: decode(act.socket) }
  if (!('cut' in act)) return undefined
  return act.cut === 'eof' ? { do: 'end' } : { do: act.cut }
}

function closes(step: Step): boolean {
  return step.do === 'end' || step.do === 'stall' || step.do === 'reset' || step.do === 'fin'
}

/** The bytes of an act that holds them as text or as base64. */
export function decode(raw: { readonly utf8: string } | { readonly base64: string }): Uint8Array {
  return 'utf8' in raw ? Buffer.from(raw.utf8) : Buffer.from(raw.base64, 'base64')
}
