import { createPainter } from '../report/painter.ts'
import { printable } from '../report/printable.ts'
import { attachHint } from './attach-hint.ts'
import { canary } from './canary.ts'
import { doctor } from './doctor.ts'
import type { Io } from './io.ts'
import type { Meeting } from './meet.ts'
import type { RunOptions } from './options.ts'
import { targetsOnlyHint } from './targets-only-hint.ts'
import { untilAborted } from './until-aborted.ts'
import { withRuntime } from './with-runtime.ts'

/**
 * Prints how each target is wired: `ok`, or the first broken link with what was seen and its fix; then the canary. Returns 0, 3 (not
 * wired) or 130.
 */
export async function checkWiring(meeting: Meeting, options: RunOptions, io: Io): Promise<number> {
  const paint = createPainter(io.color)
  return withRuntime(meeting, options, io, async ({ context }) => {
    const wiring = await untilAborted(doctor(context), io.signal)
    if (wiring === undefined) return 130
    const width = Math.max(...wiring.map(({ target }) => target.length)) + 2
    for (const { target, broken, proxied, hidesAborts } of wiring) {
      const behind = hidesAborts ? 'that hides aborts: they are not judged' : 'that passes aborts on'
      const note = proxied ? `  (behind a proxy ${behind})` : ''
      if (broken === undefined) io.write(`${target.padEnd(width)}${paint.green('ok')}${note}\n`)
      else
        io.write(
          `${target.padEnd(width)}${paint.red(broken.link)}  ${printable(broken.saw)}\n${' '.repeat(width)}fix: ${broken.fix}\n`
        )
    }
    const lost = context.targets.filter(({ id }) => wiring.some((one) => one.target === id && one.broken))
    const hints = [...attachHint(meeting, wiring, io), ...targetsOnlyHint(lost.map(({ dialect }) => dialect))]
    for (const hint of hints) io.write(`${'hint'.padEnd(width)}${hint}\n`)
    const problem = await untilAborted(canary(context), io.signal)
    if (io.signal.aborted) return 130
    io.write(`${'canary'.padEnd(width)}${problem === undefined ? paint.green('refused') : paint.red(problem)}\n`)
    const count = wiring.filter(({ broken }) => broken).length
    const good = count === 0 && problem === undefined
    io.write(
      good
        ? 'wired\n'
        : `not wired: ${count} of ${wiring.length} targets${problem === undefined ? '' : '; canary not refused'}\n`
    )
    return good ? 0 : 3
  })
}
