import { defaultDialects } from '../lab/dialects/index.ts'
import { quote } from './curl.ts'
import type { Io } from './io.ts'
import type { Meeting } from './meet.ts'
import { defaultOptions, type RunOptions } from './options.ts'

/** Whether a command line without `--dialects` wires the same. */
const isDefault = (dialects: readonly string[]): boolean =>
  dialects.length === defaultDialects.length && defaultDialects.every((name) => dialects.includes(name))

/** The command that makes a saved failure again, as it can be pasted; none in process. */
export function replayCommand(
  file: string,
  { again }: Meeting,
  options: RunOptions,
  io: Io,
  option?: string
): string | undefined {
  const { configDialect, dialects, timeoutMs } = options
  const words = [
    io.program,
    'replay',
    quote(file),
    ...(option === undefined ? [] : [option]),
    ...(configDialect === 'extended' ? ['--config-dialect extended'] : []),
    ...(isDefault(dialects) ? [] : [`--dialects ${dialects.join(',')}`]),
    ...(timeoutMs === defaultOptions.timeoutMs ? [] : [`--timeout ${timeoutMs / 1000}`]),
    again
  ]
  return again === undefined ? undefined : words.join(' ')
}
