import type { Command } from 'commander'
import { readFailure } from '../../runner/failure-file.ts'
import type { Io } from '../../runner/io.ts'
import { loadSubject } from '../../runner/load-subject.ts'
import { replayFailure } from '../../runner/replay.ts'
import { stageFailure } from '../../runner/stage.ts'
import { applyConfig } from '../config/apply-config.ts'
import type { Finish } from '../run.ts'
import { addRuntimeOptions, meetingOf, type RuntimeFlags, runOptionsOf } from './shared-options.ts'

const examples = `
Examples:
  $ model-runtime-kit replay .conform/failures/sequence-dense--property-core-17.json -- ./my-runtime --port {port}
  $ model-runtime-kit replay .conform/failures/sequence-dense--property-core-17.json --url http://127.0.0.1:4320

Exit codes: 0 FIXED: it holds now · 1 FAILED: it broke again · 2 usage, no such file · 3 ERROR: there is no runtime · 4 ERROR: nothing
was exercised, or the scenario asks for what this runtime does not offer
`

/** `replay <file>`: makes a saved failure again. */
export function addReplay(program: Command, io: Io, finish: Finish): void {
  const command = program.command('replay').argument('<file>', 'a file of .conform/failures')
  addRuntimeOptions(command)
    .option('--stage <file>', 'start runtime and lab only, write their addresses to the file and wait for Ctrl-C')
    .description('Run a saved failure again: FIXED (0), FAILED (1) or ERROR (3, 4).')
    .addHelpText('after', examples)
    .action(async (file: string, given: string[], _: RuntimeFlags, own: Command) => {
      const configured = applyConfig(own, given)
      const { stage, ...flags } = own.opts<RuntimeFlags & { stage?: string }>()
      const meeting = () => meetingOf(configured, flags, io)
      const { seed } = await readFailure(file)
      const options = runOptionsOf(configured, { seed, ...flags })
      if (stage !== undefined) return finish(await stageFailure(file, stage, meeting, options, io))
      finish(await replayFailure(file, meeting, options, io, loadSubject()))
    })
}
