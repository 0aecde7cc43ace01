import type { Failure } from '../../oracle.ts'
import type { AttemptView } from './attempt-view.ts'

/** A failure that belongs to its target alone: another attempt may be made, on another target only. */
export const isTargetScoped = ({ follow, outcome, again }: Failure): boolean =>
  follow === 'may' && outcome === 'known' && !again

/** A failure after which the remote call may still run, as far as the oracle knows what was said. */
export const isUncertain = ({ outcome, codes }: Failure): boolean => outcome !== 'known' && codes.length > 0

/** Whether what the provider said can be nothing but a failure, however a runtime reads it. */
export function hasPlainlyFailed({ failure, said }: AttemptView): boolean {
  const kind = said?.ending.kind
  return failure !== undefined && kind !== 'completed' && kind !== 'opaque' && said?.doubtful !== true
}
