import type { SayContext } from './dialect.ts'

/** JSON as the context's variants want it written. */
export function jsonText(value: unknown, context: SayContext): string {
  const text = JSON.stringify(value)
  if (!context.variants.includes('ascii_json')) return text
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
