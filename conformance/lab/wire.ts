import type { Act, ErrorKind, ScriptFinish, UsageCounters } from '../model/script.ts'
import type { DialectName } from '../model/topology.ts'
import { usageReports } from './dialects/anthropic-messages/usage-reports.ts'
import { callIdOf } from './dialects/call-id.ts'
import type { WireError } from './dialects/dialect.ts'
import { dialectNamed } from './dialects/index.ts'
import { overlay } from './dialects/look-ahead.ts'

/** The wire id of a scripted tool call: the same in every attempt of a scenario. */
export function wireCallId(dialect: DialectName, nonce: string, call: string): string {
  return callIdOf(dialect === 'anthropic-messages' ? 'toolu_' : 'call_', nonce, call)
}

/** How a dialect says this kind of error: its HTTP status, and the type and code in the error object. */
export function errorOnWire(dialect: DialectName, kind: ErrorKind): WireError {
  return dialectNamed(dialect).wireError(kind)
}

/**
 * The neutral finish reasons that the wire words of a whole answer can be read as; the runtime reports one of them. Where a dialect has
 * no word for the scripted finish, that is `other`; where it has none for tool calls or refusals, they are seen in the content.
 */
export function finishOnWire(dialect: DialectName, acts: readonly Act[]): readonly ScriptFinish[] {
  const end = acts.find((act) => 'end' in act)
  if (end === undefined) return []
  const { finish } = end.end
  // There is no word for it: a job that was made has stopped.
  if (dialect === 'fal-queue') return ['stop']
  const tools = acts.some((act) => 'tool' in act)
  const refused = acts.some((act) => 'refusal' in act)
  if (dialect === 'openai-chat-completions') return chatFinish(finish, tools, refused)
  return dialect === 'anthropic-messages' ? anthropicFinish(finish, tools) : openAiFinish(finish, tools, refused)
}

function openAiFinish(finish: ScriptFinish, tools: boolean, refused: boolean): readonly ScriptFinish[] {
  const seen: readonly ScriptFinish[] = [
    ...(refused ? (['refusal'] as const) : []),
    ...(tools ? (['tool_calls'] as const) : [])
  ]
  if (finish === 'content_filter') return ['content_filter']
  if (finish === 'pause' || finish === 'other') return ['other', ...seen]
  if (refused) return ['refusal']
  if (finish === 'length') return ['length']
  // A refusal that says nothing is an empty part: one reader counts it, another sees no refusal.
  const plain = tools ? 'tool_calls' : 'stop'
  return finish === 'refusal' ? ['refusal', plain] : [plain]
}

/** It has a word for tool calls, which a reader may prefer to what it sees in the content, or not. */
function chatFinish(finish: ScriptFinish, tools: boolean, refused: boolean): readonly ScriptFinish[] {
  const seen = openAiFinish(finish, tools, refused)
  if (refused) return seen
  if (finish === 'tool_calls' && !tools) return ['tool_calls', ...seen]
  return finish === 'stop' && tools ? [...seen, 'stop'] : seen
}

function anthropicFinish(finish: ScriptFinish, tools: boolean): readonly ScriptFinish[] {
  const said = finish === 'content_filter' ? 'other' : finish
  const seen: readonly ScriptFinish[] = tools && (said === 'stop' || said === 'other') ? ['tool_calls'] : []
  return said === 'tool_calls' && !tools ? ['tool_calls', 'stop'] : [said, ...seen]
}

/** What counters a stream has carried up to some act, as the neutral units mean them and with the values as scripted. */
export interface UsageSaid {
  readonly counters: UsageCounters
  /** Whether the provider has finished: figures of an unfinished answer are running ones. */
  readonly final: boolean
}

/**
 * The counters that stood on the wire of a streamed answer once its first `said` acts were played (default: all of them). OpenAI tells
 * usage with its terminal only (Chat Completions where it was asked to, and not with an error); Anthropic tells the input at once (from the first counters of the script, wherever they stand) and
 * later running totals, in which `null` says nothing. A placeholder output of `message_start` is not counted.
 */
export function usageOnWire(dialect: DialectName, acts: readonly Act[], said = acts.length): UsageSaid {
  if (dialect === 'fal-queue') return { counters: {}, final: acts.slice(0, said).some((act) => 'end' in act) }
  if (dialect === 'openai-chat-completions') return chatUsage(acts, said)
  return dialect === 'anthropic-messages' ? anthropicUsage(acts, said) : openAiUsage(acts, said)
}

function openAiUsage(acts: readonly Act[], said: number): UsageSaid {
  let counters: UsageCounters = {}
  for (const act of acts.slice(0, said)) {
    if ('usage' in act) counters = overlay(counters, act.usage)
    if ('end' in act) return { counters: act.end.form === 'no_usage' ? {} : counters, final: true }
    if ('error' in act)
      return { counters: ['flat', 'untyped'].includes(act.error.form ?? '') ? {} : counters, final: true }
  }
  return { counters: {}, final: false }
}

function chatUsage(acts: readonly Act[], said: number): UsageSaid {
  const told = openAiUsage(acts, said)
  const end = acts.slice(0, said).find((act) => 'end' in act || 'error' in act)
  return end !== undefined && 'error' in end ? { counters: {}, final: true } : told
}

function anthropicUsage(acts: readonly Act[], said: number): UsageSaid {
  const { first, leading, heldForEnd } = usageReports(acts)
  let running: UsageCounters = {}
  let counters = readBack({ ...first, output: undefined, reasoning: undefined })
  for (const [index, act] of acts.slice(0, said).entries()) {
    if ('usage' in act) {
      running = overlay(running, act.usage)
      // The message's start has told the leading counters, and no delta confirms their output yet.
      if (index !== leading && !heldForEnd.has(index)) counters = { ...counters, ...readBack(running) }
    }
    if ('error' in act) return { counters, final: true }
    if ('end' in act) {
      return { counters: act.end.form === 'no_usage' ? counters : { ...counters, ...readBack(running) }, final: true }
    }
  }
  return { counters, final: false }
}

type Said = { readonly [Name in keyof UsageCounters]: UsageCounters[Name] | undefined }

/** The counters without what says nothing; the input as its three wire counters add up (more than scripted, if its caches exceed it). */
function readBack(counters: Said): UsageCounters {
  const said = Object.fromEntries(Object.entries(counters).filter(([, value]) => value !== undefined && value !== null))
  const { input, cache_read: read = 0, cache_write: written = 0 } = said
  const cached = [read, written].reduce<number>((sum, cache) => sum + (typeof cache === 'number' ? cache : 0), 0)
  return typeof input === 'number' && input >= 0 && input < cached ? { ...said, input: input + cached } : said
}
