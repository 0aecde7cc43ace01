import type { SaidTool } from '../../oracle.ts'
import { brief, briefText } from './json.ts'
import type { SeenTool } from './text-of.ts'

/** A call without arguments may show no delta, or the empty object that it folds to. */
export const sameArguments = (said: string, seen: string): boolean => seen === said || (said === '' && seen === '{}')

/** The first way in which seen tool calls differ from what the provider said; undefined when they agree. */
export function toolDifference(
  said: readonly SaidTool[],
  seen: readonly SeenTool[],
  whole: boolean
): { readonly expected: string; readonly saw: string; readonly tool?: SeenTool } | undefined {
  if (seen.length > said.length || (whole && seen.length !== said.length)) {
    return { expected: `${said.length} tool calls`, saw: `${seen.length}` }
  }
  for (const [position, tool] of seen.entries()) {
    const own = said[position]
    if (own === undefined) continue
    if (own.name !== tool.name) return { expected: `call ${position} of ${own.name}`, saw: brief(tool.name), tool }
    const same = whole ? sameArguments(own.arguments, tool.arguments) : own.arguments.startsWith(tool.arguments)
    if (same) continue
    const expected = `arguments of call ${position}: ${briefText(own.arguments)}`
    return { expected, saw: briefText(tool.arguments), tool }
  }
  return undefined
}
