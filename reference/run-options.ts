import { parseArgs } from 'node:util'
import { allowedHost, ConfigError } from './config.ts'

/** What the command line and the environment ask for. */
export interface RunOptions {
  readonly host: string
  readonly port: number
  readonly graceMs: number
  readonly configFile?: string
  readonly allowedHosts: readonly string[]
  readonly show?: 'help' | 'version'
}

export const defaultHost = '127.0.0.1'
export const defaultPort = 4320
/** Short enough that whoever waits five seconds before killing sees a clean end. */
export const defaultGraceMs = 3000

export const help = `model-runtime-server: the reference runtime, a protocol development tool (unauthenticated)

  --host HOST      address to bind           MODEL_RUNTIME_HOST (${defaultHost})
  --port PORT      port, 0 for a free one    MODEL_RUNTIME_PORT (${defaultPort})
  --config FILE    JSON configuration        MODEL_RUNTIME_CONFIG (none: the mock provider alone)
  --help           this text
  --version        the version

  store verify DIR, store stat DIR   look at a file store; see store --help

  MODEL_RUNTIME_SHUTDOWN_GRACE_MS  time that running work gets at the end (${defaultGraceMs})
  MODEL_RUNTIME_ALLOWED_HOSTS      further host names, separated by commas, that may be called on loopback
`

/**
 * Reads flags and environment; flags win and empty variables count as absent.
 * @throws ConfigError that names the flag or variable
 */
export function readRunOptions(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): RunOptions {
  const flags = parseFlags(argv)
  if (flags.help) return { ...defaults, show: 'help' }
  if (flags.version) return { ...defaults, show: 'version' }
  const configFile = flags.config ?? (env.MODEL_RUNTIME_CONFIG || undefined)
  return {
    host: flags.host ?? (env.MODEL_RUNTIME_HOST || defaultHost),
    port: pick('--port', flags.port, 'MODEL_RUNTIME_PORT', env, defaultPort, 65_535),
    graceMs: pick('', undefined, 'MODEL_RUNTIME_SHUTDOWN_GRACE_MS', env, defaultGraceMs, 86_400_000),
    allowedHosts: hostList(env.MODEL_RUNTIME_ALLOWED_HOSTS ?? ''),
    ...(configFile === undefined ? {} : { configFile })
  }
}

const defaults: RunOptions = { host: defaultHost, port: defaultPort, graceMs: defaultGraceMs, allowedHosts: [] }

function parseFlags(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        config: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' }
      }
    })
    return values
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : ''
    throw new ConfigError(`${message.charAt(0).toLowerCase()}${message.slice(1)}; see --help`)
  }
}

function pick(
  flag: string,
  given: string | undefined,
  variable: string,
  env: Readonly<Record<string, string | undefined>>,
  otherwise: number,
  max: number
): number {
  const text = given ?? (env[variable] || undefined)
  if (text === undefined) return otherwise
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value <= max) return value
  throw new ConfigError(`${given === undefined ? variable : flag} must be an integer from 0 to ${max}`)
}

function hostList(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  return names.filter((name) => name !== '').map((name) => allowedHost(name, 'MODEL_RUNTIME_ALLOWED_HOSTS'))
}
