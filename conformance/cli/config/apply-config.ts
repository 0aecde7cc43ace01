import type { Command } from 'commander'
import { UsageError } from '../../runner/usage-error.ts'
import { durationMs } from './duration.ts'
import { readConfig } from './read-config.ts'

/** What a command goes by once flags and file are joined. */
export interface Configured {
  /** The runtime's command, from behind `--` or from the file; empty with a url. */
  readonly runtime: readonly string[]
  /** Path of the file that was read. */
  readonly file?: string
  /** The options that it gave, as commander names them. */
  readonly fromFile: ReadonlySet<string>
}

/** Fields of the file whose option has another name than the field in camel case. */
const optionOf: Readonly<Record<string, string>> = { features: 'feature' }

/** Fields that are given to a command in another form than they are written. */
const formed: Readonly<Record<string, (value: unknown, path: string) => unknown>> = {
  'max-time'(value, path) {
    const ms = durationMs(String(value))
    if (ms === undefined) throw new UsageError(`${path}: max-time must be from 1s to 480h; write 1h`)
    return ms
  }
}

/**
 * Puts the file's values where the command line gave none, into the command's own options. A url or a command on the command line replaces
 * both of the file. Fields that the command has no option for are another command's.
 *
 * @throws UsageError as `readConfig` does.
 */
export function applyConfig(command: Command, given: readonly string[]): Configured {
  const named = command.getOptionValue('config') as string | undefined
  const file = readConfig(named)
  const fromFile = new Set<string>()
  if (file === undefined) return { runtime: given, fromFile }
  const { command: runtime, url, ...values } = file.values
  const met = given.length > 0 || command.getOptionValueSource('url') === 'cli'
  if (!met && url !== undefined) command.setOptionValueWithSource('url', url, 'config')
  for (const [field, value] of Object.entries(values)) {
    const option = optionName(field)
    const known = command.options.some((candidate) => candidate.attributeName() === option)
    if (!known || command.getOptionValueSource(option) === 'cli') continue
    command.setOptionValueWithSource(option, formed[field]?.(value, file.path) ?? value, 'config')
    fromFile.add(option)
  }
  const itsCommand = (runtime as readonly string[] | undefined) ?? []
  return { runtime: met ? given : itsCommand, file: file.path, fromFile }
}

/** The name under which commander keeps the option of a field. */
export const optionName = (field: string): string =>
  optionOf[field] ?? field.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
