import type { Command } from 'commander'
import { checkWiring } from '../../runner/check-wiring.ts'
import type { Io } from '../../runner/io.ts'
import { applyConfig } from '../config/apply-config.ts'
import type { Finish } from '../run.ts'
import { addRuntimeOptions, meetingOf, type RuntimeFlags, runOptionsOf } from './shared-options.ts'

/** `doctor`: is every target wired to the lab, and if not, what mends it. */
export function addDoctor(program: Command, io: Io, finish: Finish): void {
  addRuntimeOptions(program.command('doctor'))
    .description('Follow one execution through every lab target and print the first broken link of each, with its fix.')
    .addHelpText('after', '\nExample:\n  $ model-runtime-kit doctor -- ./my-runtime --port {port}\n')
    .action(async (given: string[], _: RuntimeFlags, command: Command) => {
      const configured = applyConfig(command, given)
      const flags = command.opts<RuntimeFlags>()
      finish(await checkWiring(meetingOf(configured, flags, io), runOptionsOf(configured, flags), io))
    })
}
