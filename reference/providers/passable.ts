/** Deeper than anything a model says, and not so deep that whoever writes or reads it as JSON runs out of stack. */
const deepest = 512

/**
 * Why a JSON value that a provider sent cannot be passed on as it is, in words that follow its name; undefined where it can. What nests
 * without end breaks its readers, and a number that no double holds would become null.
 */
export function impassable(value: unknown): string | undefined {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return `nests deeper than ${deepest}`
    const inner: unknown[] = []
    for (const one of level) {
      if (typeof one === 'number' && !Number.isFinite(one)) return 'holds a number that no double holds'
      if (typeof one !== 'object' || one === null) continue
      for (const member of Object.values(one)) if (typeof member !== 'string') inner.push(member)
    }
    level = inner
  }
  return undefined
}
