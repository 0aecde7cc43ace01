import type { CallScript } from '../model/script.ts'

/** Whether a script can be played without a socket of its own: in process as well as over HTTP. */
export function isPortable(script: CallScript): boolean {
  if (script.kind === 'status') return true
  if (script.kind === 'drop') return script.how === 'silence'
  if (script.framing?.gzip === true) return false
  return !script.acts.some((act) => 'socket' in act || ('cut' in act && act.cut !== 'eof'))
}
