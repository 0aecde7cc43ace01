/** One dispatched event of a body. */
export interface StrictEvent {
  readonly event?: string
  readonly data: string
}

/**
 * Parses a whole event stream body by the letter of the HTML standard's grammar and throws where the body leaves it: bytes that are no
 * UTF-8, field names that are no field, an event that the end of the body cuts off.
 */
export function strictEvents(bytes: Uint8Array): StrictEvent[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.pop() !== '') throw new Error('the body ends inside a line')
  const events: StrictEvent[] = []
  let event: string | undefined
  let data: string[] = []
  for (const line of lines) {
    if (line === '') {
      if (data.length > 0) events.push({ ...(event === undefined ? {} : { event }), data: data.join('\n') })
      event = undefined
      data = []
      continue
    }
    if (line.startsWith(':')) continue
    const [, name, value] = /^([a-z]+):? ?(.*)$/s.exec(line) ?? []
    if (name === 'data') data.push(value ?? '')
    else if (name === 'event') event = value ?? ''
    else throw new Error(`no field of an event stream: ${JSON.stringify(line)}`)
  }
  if (data.length > 0) throw new Error('the body ends inside an event')
  return events
}
