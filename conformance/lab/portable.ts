import type { CallScript } from '../model/script.ts'

/** Whether a script can be played without a socket of its own: in process as well as over HTTP, to the last byte. */
export function isPortable(script: CallScript): boolean {
  if (script.kind === 'status') return true
  if (script.kind === 'drop') return script.how === 'silence'
  if (script.framing?.gzip === true) return false
  return !script.acts.some((act) => 'socket' in act || ('cut' in act && act.cut !== 'eof'))
}

/** Whether a script cannot be played in process at all: there a broken connection is what `fetch` makes of one. */
export function needsSocket(script: CallScript): boolean {
  return script.kind === 'stream' && script.acts.some((act) => 'socket' in act)
}
