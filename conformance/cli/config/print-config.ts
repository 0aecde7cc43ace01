import type { Command } from 'commander'
import { type Configured, optionName } from './apply-config.ts'
import { configSchema } from './config-schema.ts'
import { durationText } from './duration.ts'

/**
 * What a command goes by, as a file that says the same, each line with where it came from. Values of environment variables are left
 * out: a printed configuration is shown around.
 */
export function printedConfig(command: Command, { runtime, file }: Configured, given: readonly string[]): string {
  const lines: string[] = []
  const line = (field: string, value: unknown, from: string) =>
    lines.push(`${field}: ${JSON.stringify(value)}`.padEnd(48).concat(`  # ${from}`))
  const source = (option: string): string => {
    const origin = command.getOptionValueSource(option)
    return origin === 'cli' ? 'command line' : origin === 'config' ? (file ?? 'file') : 'default'
  }
  if (runtime.length > 0) line('command', runtime, given.length > 0 ? 'command line' : (file ?? 'file'))
  for (const field of Object.keys(configSchema().properties)) {
    const option = optionName(field)
    const value = command.getOptionValue(option) as unknown
    const absent = value === undefined || (Array.isArray(value) && value.length === 0)
    if (field === 'command' || absent) continue
    line(field, shown(field, value), source(option))
  }
  if (command.getOptionValue('seed') === undefined) lines.push('# seed: drawn anew for every run')
  return `${lines.join('\n')}\n`
}

function shown(field: string, value: unknown): unknown {
  if (field === 'max-time') return durationText(Number(value))
  if (field === 'env') return (value as readonly string[]).map((pair) => pair.split('=', 1)[0])
  return value
}
