import { attachHint } from './attach-hint.ts'
import type { Findings } from './build-report.ts'
import { canary } from './canary.ts'
import { brokenSentence, doctor } from './doctor.ts'
import type { Io } from './io.ts'
import type { Meeting } from './meet.ts'
import { targetsOnlyHint } from './targets-only-hint.ts'
import { untilAborted } from './until-aborted.ts'
import { NotWired } from './usage-error.ts'
import { wiredDialects } from './wired-dialects.ts'
import type { Wired } from './with-runtime.ts'

/** Who is to be proven wired, and where that is written down. */
export interface WiringProof {
  readonly meeting: Meeting
  readonly io: Io
  readonly found: Findings
  readonly wired: Wired
}

/**
 * Follows one execution through every target, then asks for what no target has.
 *
 * @throws NotWired with the first broken link and its fix.
 */
export async function proveWiring({ meeting, found, io, wired }: WiringProof): Promise<void> {
  found.wiring = (await untilAborted(doctor(wired.context), io.signal)) ?? []
  const broken = found.wiring.map(brokenSentence).find((sentence) => sentence !== undefined)
  const rest = wiredDialects(wired.context.targets, found.wiring)
  const alone = rest.length === 0 ? [] : [`to judge what is wired alone: --dialects ${rest.join(',')}`]
  const lost = wired.context.targets.filter(({ id }) => found.wiring.some((one) => one.target === id && one.broken))
  const hints = [...attachHint(meeting, found.wiring, io), ...targetsOnlyHint(lost.map(({ dialect }) => dialect))]
  if (broken !== undefined) throw new NotWired([broken, ...alone, ...hints].join('; '))
  if (io.signal.aborted) return
  const problem = await untilAborted(canary(wired.context), io.signal)
  found.canary = problem === undefined ? 'refused' : { problem }
}
