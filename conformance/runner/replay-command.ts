import { defaultDialects } from '../lab/dialects/index.ts'
import { quote } from './curl.ts'
import type { Io } from './io.ts'
import type { Meeting } from './meet.ts'
import { defaultOptions, type RunOptions } from './options.ts'

/** Whether a command line without `--dialects` wires the same. */
const isDefault = (dialects: readonly string[]): boolean =>
  dialects.length === defaultDialects.length && defaultDialects.every((name) => dialects.includes(name))

/**
 * The command that makes a saved failure again under the options of its run, as it can be pasted; none in process. Where a file gave some
 * of them it is named, and what it may say otherwise than the command line did is said once more.
 */
export function replayCommand(
  file: string,
  { again }: Meeting,
  options: RunOptions,
  io: Io,
  option?: string
): string | undefined {
  const { configDialect, configFile, dialects, features, timeoutMs } = options
  const isTold = configFile !== undefined
  const words = [
    io.program,
    'replay',
    quote(file),
    ...(option === undefined ? [] : [option]),
    ...(configFile === undefined ? [] : [`--config ${quote(configFile)}`]),
    ...(isTold || configDialect === 'extended' ? [`--config-dialect ${configDialect}`] : []),
    ...(isTold || !isDefault(dialects) ? [`--dialects ${dialects.join(',')}`] : []),
    ...features.map((name) => `--feature ${name}`),
    ...(isTold || timeoutMs !== defaultOptions.timeoutMs ? [`--timeout ${timeoutMs / 1000}`] : []),
    again
  ]
  return again === undefined ? undefined : words.join(' ')
}
