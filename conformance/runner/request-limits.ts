import type { RequestLimit } from '../model/scenario.ts'

/** What every runtime takes at least, unless it publishes another figure. @see spec/chapters/03-requests.md#limits */
const atLeast: Readonly<Record<RequestLimit, number>> = {
  body_bytes: 1_048_576,
  parts: 1024,
  uri_length: 8192,
  json_depth: 64
}

/** With feature `conversation`. */
const conversationBytes = 8_388_608

/** The limits on requests among what a runtime publishes; whatever is no positive whole number is left out. */
export function requestLimits(published: unknown): Readonly<Partial<Record<RequestLimit, number>>> {
  const all = (typeof published === 'object' && published !== null ? published : {}) as Record<string, unknown>
  const whole = Object.keys(atLeast).filter((name) => Number.isSafeInteger(all[name]) && Number(all[name]) > 0)
  return Object.fromEntries(whole.map((name) => [name, Number(all[name])]))
}

/** The figure that decides for each limit: what the runtime publishes, else what the specification asks for at least. */
export function limitsInForce(
  published: Readonly<Partial<Record<RequestLimit, number>>>,
  features: readonly string[]
): Readonly<Record<RequestLimit, number>> {
  const body = features.includes('conversation') ? { body_bytes: conversationBytes } : {}
  return { ...atLeast, ...body, ...published }
}
