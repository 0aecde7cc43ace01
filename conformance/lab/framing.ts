import type { Framing } from '../model/script.ts'
import type { Frame } from './dialects/dialect.ts'

const lineEnds = { lf: '\n', crlf: '\r\n', cr: '\r' } as const

/** Writes frames as server-sent event text under one framing. The byte order mark comes with the first frame only. */
export function frameWriter(framing: Framing): { frame(frame: Frame, closed: boolean): string; comment(): string } {
  const eol = lineEnds[framing.eol ?? 'lf']
  const colon = framing.space === false ? ':' : ': '
  let prefix = framing.bom === true ? '\ufeff' : ''
  const begin = (): string => {
    const start = prefix
    prefix = ''
    return framing.comments === true ? `${start}:${eol}: lab${eol}${eol}` : start
  }
  return {
    frame(frame, closed) {
      const name = frame.event === undefined ? '' : `event${colon}${frame.event}${eol}`
      const lines = framing.multiline === true ? spread(frame.data) : [frame.data]
      const data = lines.map((line) => `data${colon}${line}`).join(eol)
      return `${begin()}${name}${data}${eol}${closed ? eol : ''}`
    },
    comment: () => `${begin()}: noise${eol}${eol}`
  }
}

/** JSON over several lines: a reader joins them with line feeds, which are white space there. Other data stays on one line. */
function spread(data: string): string[] {
  try {
    return JSON.stringify(JSON.parse(data), null, 1).split('\n')
  } catch {
    return [data]
  }
}
