import type { Command } from 'commander'
import type { Io } from '../../runner/io.ts'
import { loadSubject } from '../../runner/load-subject.ts'
import { replayFailure } from '../../runner/replay.ts'
import { stageFailure } from '../../runner/stage.ts'
import { applyConfig } from '../config/apply-config.ts'
import type { Finish } from '../run.ts'
import { addRuntimeOptions, meetingOf, type RuntimeFlags, runOptionsOf } from './shared-options.ts'

/** \`replay <file>\`: makes a saved failure again. */
export function addReplay(program: Command, io: Io, finish: Finish): void {
  const command = program.command('replay').argument('<file>', 'a file of .conform/failures')
  addRuntimeOptions(command)
    .option('--stage <file>', 'start runtime and lab only, write their addresses to the file and wait for Ctrl-C')
    .description('Run a saved failure again: FIXED (0), FAILED (1) or ERROR (3, 4).')
    .addHelpText(
      'after',
      '\nExample:\n  $ model-runtime-kit replay .conform/failures/sequence-dense--property-core-17.json -- ./my-runtime --port {port}\n'
    )
    .action(async (file: string, given: string[], _: RuntimeFlags, own: Command) => {
      const { runtime } = applyConfig(own, given)
      const flags = own.opts<RuntimeFlags & { stage?: string }>()
      const meeting = () => meetingOf(runtime, flags, io)
      if (flags.stage !== undefined) {
        return finish(await stageFailure(file, flags.stage, meeting, runOptionsOf(flags), io))
      }
      finish(await replayFailure(file, meeting, runOptionsOf(flags), io, loadSubject()))
    })
}
