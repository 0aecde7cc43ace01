import { parseArgs } from 'node:util'
import { ConfigError } from '../config/check.ts'
import { storeKey } from '../config/store-key.ts'
import { describeCorruption } from '../stores/encrypted-file/corruption.ts'
import { nodeFileSystem } from '../stores/encrypted-file/node-file-system.ts'
import {
  type NoStore,
  type StoreStatistics,
  type StoreVerification,
  surveyStore,
  verifyStore
} from '../stores/encrypted-file/survey.ts'

export const storeHelp = `model-runtime-server store: looks at the directory of a file store and changes nothing

  store verify DIR --key-env NAME   reads every byte: are all records whole, in order and where they belong?
  store stat DIR --key-env NAME     counts executions and bytes, without opening journals

  --key-env NAME   environment variable that holds the key, as in event_store.encryption_key_env
  --json           one JSON object
  --help           this text

A running server may own the store meanwhile. Nothing of what executions hold is printed.

exit codes: 0 sound, 1 damage found, 2 wrong usage, no store there, or a key that does not fit

examples:
  model-runtime-server store verify /var/lib/model-runtime --key-env STORE_KEY
  model-runtime-server store stat /var/lib/model-runtime --key-env STORE_KEY --json
`

/** What the command is given of its process. */
export interface StoreCommandSurroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: { write(text: string): unknown }
}

/**
 * Runs `store …` and returns its exit code.
 *
 * @throws ConfigError for wrong usage, a directory that is no store, or a key that does not fit
 */
export async function runStoreCommand(
  args: readonly string[],
  { env, stdout }: StoreCommandSurroundings
): Promise<0 | 1> {
  const { values, positionals } = parse(args)
  const [verb, directory, ...more] = positionals
  if (values.help || verb === undefined) {
    stdout.write(storeHelp)
    return 0
  }
  if (verb !== 'verify' && verb !== 'stat') throw usage(`store ${JSON.stringify(verb)} is no command`)
  if (directory === undefined || more.length > 0) throw usage(`store ${verb} takes one directory`)
  const variable = values['key-env']
  if (variable === undefined) throw usage('--key-env is required')
  const place = { files: nodeFileSystem, directory, master: storeKey(variable, env) }
  const found = verb === 'verify' ? await verifyStore(place) : await surveyStore(place)
  if (typeof found === 'string') throw new ConfigError(`${directory}: ${reasons[found]}`)
  stdout.write(values.json ? `${JSON.stringify(found, undefined, 2)}\n` : inWords(found))
  return 'corruptions' in found && found.corruptions.length > 0 ? 1 : 0
}

const usage = (message: string): ConfigError => new ConfigError(`${message}; see store --help`)

const reasons: Readonly<Record<NoStore, string>> = {
  'no store': 'there is no store',
  key: 'the key does not fit this store',
  version: 'the store was written by a later version of this program'
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'key-env': { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' }
      }
    })
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : ''
    throw usage(`${message.charAt(0).toLowerCase()}${message.slice(1)}`)
  }
}

const owners = {
  none: 'no process has it open',
  alive: 'a process has it open',
  unknown: 'flock is missing: owner unknown'
}

function inWords(found: StoreVerification | StoreStatistics): string {
  const { owner, ...rest } = found
  const lines = Object.entries(rest).flatMap(([name, value]) =>
    name === 'corruptions' ? [] : [`${name.replaceAll('_', ' ').padEnd(22)}${value}`]
  )
  const damage = 'corruptions' in found ? verdictOf(found) : []
  return `${[owners[owner], ...lines, ...damage].join('\n')}\n`
}

function verdictOf({ corruptions }: StoreVerification): string[] {
  return corruptions.length === 0 ? ['sound'] : corruptions.map(describeCorruption)
}
