import { briefText } from './json.ts'

/** Compares texts part by part; `whole` false allows that what was seen ends earlier. Undefined when they agree. */
export function textDifference(
  said: readonly string[],
  seen: readonly string[],
  whole: boolean
): { readonly expected: string; readonly saw: string } | undefined {
  if (seen.length > said.length || (whole && seen.length !== said.length)) {
    return { expected: `${said.length} parts of text`, saw: `${seen.length}` }
  }
  for (const [position, text] of seen.entries()) {
    const own = said[position] ?? ''
    if (whole ? own === text : own.startsWith(text)) continue
    const at = firstDifference(own, text)
    return {
      expected: `part ${position}: ${briefText(own.slice(at))} from character ${at} of ${own.length}`,
      saw: `${briefText(text.slice(at))} of ${text.length}`
    }
  }
  return undefined
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
