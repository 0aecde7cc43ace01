import { isDeepStrictEqual } from 'node:util'
import type { Folded, FoldedText } from './fold.ts'
import { brief, briefText, isRecord } from './json.ts'

/** The first way in which a told result differs from the fold; undefined when they agree. `complete` and unknown fields are free. */
export function resultDifference(
  folded: Folded,
  told: unknown
): { readonly expected: string; readonly saw: string } | undefined {
  if (folded.text === undefined) {
    if (isDeepStrictEqual(folded.result, told)) return undefined
    return { expected: brief(folded.result), saw: brief(told) }
  }
  if (!isRecord(told)) return { expected: 'a text result', saw: brief(told) }
  const { text } = folded
  if (!isDeepStrictEqual(told.outputs, text.outputs)) {
    return { expected: `outputs ${sizes(text.outputs)}`, saw: `outputs ${sizes(told.outputs)}` }
  }
  const calls = Array.isArray(told.tool_calls) ? told.tool_calls.map(known) : told.tool_calls
  if (!isDeepStrictEqual(calls, text.tool_calls)) {
    return { expected: `tool_calls ${brief(text.tool_calls)}`, saw: brief(calls) }
  }
  return stringDifference('refusal', text, told) ?? stringDifference('reasoning', text, told)
}

/** The fields of a tool call that the events decide. */
function known(call: unknown): unknown {
  if (!isRecord(call)) return call
  return { call_id: call.call_id, name: call.name, arguments: call.arguments }
}

function stringDifference(
  name: 'refusal' | 'reasoning',
  text: FoldedText,
  told: Readonly<Record<string, unknown>>
): { readonly expected: string; readonly saw: string } | undefined {
  const seen = told[name] ?? ''
  if (seen === text[name]) return undefined
  return {
    expected: `${name} of ${briefText(text[name])}`,
    saw: typeof seen === 'string' ? briefText(seen) : brief(seen)
  }
}

/** Indexes and lengths say enough of a text that should not be quoted. */
function sizes(outputs: unknown): string {
  if (!Array.isArray(outputs)) return brief(outputs)
  const one = (output: unknown): string =>
    isRecord(output) ? `${brief(output.index)}:${String(output.text ?? '').length}` : brief(output)
  return `[${outputs.map(one).join(', ')}]`
}
