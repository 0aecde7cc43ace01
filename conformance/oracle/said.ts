import type {
  Act,
  CallScript,
  ErrorKind,
  ScriptFinish,
  StatusScript,
  StreamScript,
  UsageCounters
} from '../model/script.ts'
import { isJson } from './is-json.ts'
import { saidByQueue } from './said-by-queue.ts'

/** How a provider call ended, by its script. `opaque`: raw bytes whose meaning the oracle does not claim to know. */
export type Ending = HowItEnds & {
  /** The provider has the call, or may have it, and it must not be made again: no attempt follows. */
  readonly final?: boolean
}

type HowItEnds =
  | { readonly kind: 'completed'; readonly finish: ScriptFinish; readonly form?: string; readonly servedModel?: string }
  | { readonly kind: 'error'; readonly error: ErrorKind; readonly form?: string }
  | { readonly kind: 'status'; readonly status: number; readonly error?: ErrorKind; readonly unclear: boolean }
  /** A success status with a body that is no stream; `error`: it holds an error object. */
  | { readonly kind: 'no_stream'; readonly error?: ErrorKind }
  | { readonly kind: 'refused' | 'truncated' | 'malformed' | 'reset' | 'fin' | 'silent' | 'opaque' }

export interface SaidTool {
  readonly call: string
  readonly name: string
  readonly arguments: string
  /** The wire has no id for it. */
  readonly anonymous: boolean
}

/** What a script means to a runtime: some dialects do not say everything, and some output exists only with a feature. */
export interface Listener {
  readonly dialect: string
  readonly features: readonly string[]
  /** False: the request did not ask for the counters, and its dialect tells them to those alone who do. */
  readonly usageAsked?: boolean
}

/** What one provider call told its caller before and at its end. */
export interface Said {
  /** Text of each part that has any, in order of first appearance. */
  readonly texts: readonly string[]
  readonly reasoning: string
  readonly refusal: string
  /** The refusal was only explained beside the answer; a runtime may show the explanation as refusal text. */
  readonly explained: boolean
  /** Counters that stood behind the provider's own terminal, where the dialect says any there. */
  readonly lateUsages: readonly UsageCounters[]
  /** Caller-side tool calls in order of opening. */
  readonly tools: readonly SaidTool[]
  /** The usage acts in order; `content`: whether anything of the answer was said before; `held`: only the terminal came behind. */
  readonly usages: readonly { readonly counters: UsageCounters; readonly content: boolean; readonly held: boolean }[]
  readonly ending: Ending
  /** Whether anything that commits output was said, as far as the runtime has events for it. */
  readonly output: boolean
  /** Whether the answer was an event stream at all. */
  readonly streamed: boolean
  /** A barrier stands between the last output and the end, so that a caller had time to see the output. */
  readonly settled: boolean
  /**
   * Something was said after the provider's own terminal, its frame was not finished, a call had no id or got its name late, or the answer
   * was not called an event stream: reading it as a failure is legal too.
   */
  readonly doubtful: boolean
}

const nothing: Omit<Said, 'ending'> = {
  texts: [],
  reasoning: '',
  refusal: '',
  explained: false,
  tools: [],
  usages: [],
  lateUsages: [],
  output: false,
  streamed: false,
  settled: false,
  doubtful: false
}

/** Reads a script as a caller would hear it. */
export function saidBy(script: CallScript, listener: Listener): Said {
  if (listener.dialect === 'fal-queue') return saidByQueue(script, nothing)
  if (script.kind === 'drop') {
    return { ...nothing, ending: { kind: dropped[script.how] } }
  }
  if (script.before !== undefined && 'stall' in script.before) return { ...nothing, ending: { kind: 'silent' } }
  if (script.kind === 'status') {
    const { status, error, body } = script
    if (status < 300) return { ...nothing, ending: noStream(script) }
    // A body of the script's own hides the dialect's error object; without either the lab speaks of a server error.
    const told: { error?: ErrorKind } = body === undefined ? { error: error?.kind ?? 'server' } : {}
    return { ...nothing, ending: { kind: 'status', status, unclear: body !== undefined && isJson(body), ...told } }
  }
  return saidByStream(script, listener)
}

/** How a call ends that gets no answer. */
export const dropped = { silence: 'silent', refuse: 'refused', reset: 'reset', fin: 'fin' } as const

/** A body that is no error object either, and may be anything else, has no meaning that every adapter must share. */
function noStream({ error, body, headers }: StatusScript): Ending {
  if (body === undefined) return { kind: 'no_stream', error: error?.kind ?? 'server' }
  const type = headers?.['content-type'] ?? ''
  return type.includes('event-stream') || isJson(body) ? { kind: 'opaque' } : { kind: 'no_stream' }
}

interface Draft {
  readonly texts: Map<number, string>
  reasoning: string
  refusal: string
  explained: boolean
  readonly tools: Map<string, { name: string; arguments: string; anonymous: boolean; late: boolean }>
  usages: { counters: UsageCounters; content: boolean; held: boolean }[]
  content: boolean
  output: boolean
  settled: boolean
}

function saidByStream(script: StreamScript, listener: Listener): Said {
  const draft: Draft = {
    texts: new Map(),
    reasoning: '',
    refusal: '',
    explained: false,
    tools: new Map(),
    usages: [],
    content: false,
    output: false,
    settled: false
  }
  let ending: Ending | undefined
  let afterEnd = false
  const lateUsages: UsageCounters[] = []
  for (const [index, act] of script.acts.entries()) {
    if (ending !== undefined) {
      if ('usage' in act && listener.usageAsked !== false) lateUsages.push(act.usage)
      afterEnd ||= !isQuiet(act)
      continue
    }
    ending = endingOf(act, script.acts[index + 1])
    if (ending === undefined) hear(draft, act, listener)
  }
  const { texts, tools, usages, content: _content, ...rest } = draft
  const withTerminal = ending?.kind === 'completed' && ending.form !== 'no_usage'
  return {
    ...rest,
    usages: usages.map((usage) => ({ ...usage, held: usage.held && withTerminal })),
    texts: [...texts.values()].filter((text) => text !== ''),
    lateUsages,
    tools: [...tools].map(([call, { late: _late, ...tool }]) => ({ call, ...tool })),
    ending: ending ?? { kind: 'truncated' },
    streamed: true,
    doubtful:
      afterEnd ||
      script.framing?.unterminated === true ||
      !isCalledAStream(script) ||
      [...tools.values()].some(({ anonymous, late }) => anonymous || late)
  }
}

/** Which text of the answer an act of text adds to: Chat Completions has one alone. */
export function partHeard({ part = 0 }: { readonly part?: number }, dialect: string): number {
  return dialect === 'openai-chat-completions' ? 0 : part
}

/** Whether the dialect has no words for reasoning. */
export const isSilentOnReasoning = (dialect: string): boolean => dialect === 'openai-chat-completions'

function hear(draft: Draft, act: Act, listener: Listener): void {
  if ('barrier' in act) draft.settled = draft.output
  if ('usage' in act) {
    if (listener.usageAsked !== false) draft.usages.push({ counters: act.usage, content: draft.content, held: true })
  } else draft.usages = draft.usages.map((usage) => ({ ...usage, held: false }))
  if ('text' in act) {
    const part = partHeard(act, listener.dialect)
    draft.texts.set(part, (draft.texts.get(part) ?? '') + act.text)
  }
  const reasons = 'reasoning' in act && !isSilentOnReasoning(listener.dialect)
  if (reasons) draft.reasoning += act.reasoning
  // The Messages API streams no refusal text.
  const refuses = 'refusal' in act && listener.dialect !== 'anthropic-messages'
  if (refuses) draft.refusal += act.refusal
  else if ('refusal' in act) draft.explained ||= act.refusal !== ''
  if ('tool' in act) {
    const { call, name, form } = act.tool
    draft.tools.set(call, { name, arguments: '', anonymous: form === 'no_id', late: form === 'late_name' })
  }
  if ('args' in act) {
    const tool = draft.tools.get(act.args.call)
    if (tool) tool.arguments += act.args.delta
  }
  draft.content ||= 'text' in act || reasons || 'refusal' in act || 'tool' in act
  const shows = (text: string, feature: string): boolean => text !== '' && listener.features.includes(feature)
  const output =
    'tool' in act ||
    ('text' in act && act.text !== '') ||
    ('args' in act && act.args.delta !== '') ||
    (reasons && shows(act.reasoning, 'reasoning')) ||
    (refuses && shows(act.refusal, 'refusal'))
  if (!output) return
  draft.output = true
  draft.settled = false
}

function endingOf(act: Act, next: Act | undefined): Ending | undefined {
  if ('end' in act) {
    const { finish, form, served_model: servedModel } = act.end
    return {
      kind: 'completed',
      finish,
      ...(form === undefined ? {} : { form }),
      ...(servedModel === undefined ? {} : { servedModel })
    }
  }
  if ('error' in act) {
    const { kind: error, form } = act.error
    return { kind: 'error', error, ...(form === undefined ? {} : { form }) }
  }
  if ('stall' in act) return { kind: 'silent' }
  if ('cut' in act) return { kind: act.cut === 'eof' ? 'truncated' : act.cut }
  if ('raw' in act) return endingOfRaw(act.raw, next)
  // A broken transfer coding: an HTTP client tells it as a reset or as an end too early.
  if ('socket' in act) return { kind: 'fin' }
  return undefined
}

/** Raw bytes: comments and blank lines are noise, a data line that is no JSON is a malformed frame, the rest is opaque. */
function endingOfRaw(raw: Extract<Act, { raw: unknown }>['raw'], next: Act | undefined): Ending | undefined {
  if (!('utf8' in raw)) return { kind: 'opaque' }
  const lines = raw.utf8.split(/\r\n|\r|\n/).filter((line) => line !== '' && !line.startsWith(':'))
  if (lines.every((line) => /^(retry|id)(:|$)/.test(line))) return undefined
  const data = lines.flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trim()] : []))
  // What breaks off inside its JSON is no frame yet: what cuts it decides.
  const open = !/(\n\n|\r\r|\r\n\r\n)$/.test(raw.utf8)
  if (data.length === 0 || data.every(isJson)) return { kind: 'opaque' }
  if (open) return next !== undefined && ('cut' in next || 'stall' in next) ? undefined : { kind: 'opaque' }
  return { kind: 'malformed' }
}

const isCalledAStream = ({ headers }: StreamScript): boolean =>
  Object.entries(headers ?? {}).every(
    ([name, value]) => name.toLowerCase() !== 'content-type' || /^text\/event-stream\b/i.test(value)
  )

const isQuiet = (act: Act): boolean =>
  'wait' in act || 'barrier' in act || 'noise' in act || ('cut' in act && act.cut === 'eof')
