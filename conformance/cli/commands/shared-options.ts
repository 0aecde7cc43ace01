import { type Command, InvalidArgumentError, Option } from 'commander'
import { type FeatureName, featureMeanings } from '../../../generated/requirements.ts'
import { defaultDialects, dialects as labDialects } from '../../lab/dialects/index.ts'
import type { DialectName } from '../../model/topology.ts'
import { quote } from '../../runner/curl.ts'
import type { Io } from '../../runner/io.ts'
import { type Meeting, meetBySpawn, meetByUrl } from '../../runner/meet.ts'
import { nearest } from '../../runner/nearest.ts'
import { defaultOptions, type RunOptions } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Configured } from '../config/apply-config.ts'
import { durationMs } from '../config/duration.ts'
import { configFileName } from '../config/read-config.ts'

/** What commander makes of the options that all commands against a runtime share. */
export interface RuntimeFlags {
  readonly url?: string
  readonly labPort: number
  readonly configDialect: 'base' | 'extended'
  readonly dialects: DialectName[]
  readonly env: string[]
  readonly startTimeout: number
  readonly timeout: number
  readonly seed?: number
  readonly feature: string[]
  readonly eventStore?: 'file'
}

/** Seconds. */
const defaultStartTimeout = 30

/** Adds the options that say how a runtime is met. */
export function addRuntimeOptions(command: Command): Command {
  return addDialects(addConfigDialect(command))
    .argument('[command...]', 'after `--`: the command that starts the runtime; `{port}` stands for its port')
    .option('--config <file>', `options from this file; ${configFileName} of the working directory is read by itself`)
    .option('--url <url>', 'judge a server that is already running')
    .option('--lab-port <port>', 'port of the provider lab with --url', port, 4330)
    .option('--env <NAME[=VALUE]>', 'pass an environment variable on to the command (repeatable)', collect, [])
    .option('--start-timeout <seconds>', 'how long the command may take to be ready', seconds, defaultStartTimeout)
    .option('--timeout <seconds>', 'patience of every exchange and stream', seconds, defaultOptions.timeoutMs / 1000)
    .option('--seed <number>', 'seed of everything random', whole)
    .addOption(
      new Option(
        '--event-store <type>',
        'name a store on disk in the configuration, so that a durable runtime is judged'
      ).choices(['file'])
    )
    .option('--feature <name>', 'judge a feature that the runtime does not claim (repeatable)', feature, [])
}

/** Adds `--config-dialect`. */
export function addConfigDialect(command: Command): Command {
  return command.addOption(
    new Option('--config-dialect <dialect>', 'fields of the configuration file')
      .choices(['base', 'extended'])
      .default('base')
  )
}

/** Adds `--dialects`. */
export function addDialects(command: Command): Command {
  return command.addOption(
    new Option(
      '--dialects <list>',
      'provider dialects that are wired, with commas (openai-chat-completions only on request)'
    )
      .argParser(dialectList)
      .default([...defaultDialects], defaultDialects.join(','))
  )
}

/** The meeting that the flags ask for. */
export function meetingOf(configured: Configured, flags: RuntimeFlags, io: Io): Meeting {
  const { runtime: command } = configured
  if (flags.url !== undefined) {
    if (command.length > 0) throw new UsageError('give either --url or a command after --, not both')
    return meetByUrl(origin(flags.url), flags.labPort)
  }
  if (command.length === 0) throw new UsageError('give a command after --, or --url of a running server')
  const { eventStore, startTimeout } = flags
  return meetBySpawn({
    command,
    env: passedOn(flags.env, io),
    startTimeoutMs: startTimeout * 1000,
    ...(eventStore === undefined ? {} : { eventStore }),
    told: toldAgain(configured, flags)
  })
}

/**
 * What a later command line must say to meet the runtime in the same way; what a file says it says again by itself. Of a variable only the
 * name: command lines are shown around, so whoever gave a value gives it again, by the environment.
 */
function toldAgain({ file, fromFile }: Configured, { env, startTimeout }: RuntimeFlags): string[] {
  const names = fromFile.has('env') ? [] : [...new Set(env.map((item) => item.split('=', 1)[0] ?? item))]
  return [
    ...(file === undefined && startTimeout === defaultStartTimeout ? [] : [`--start-timeout ${startTimeout}`]),
    ...names.map((name) => `--env ${quote(name)}`)
  ]
}

/** The run options that the shared flags give; the rest are the defaults. */
export function runOptionsOf({ file }: Configured, flags: RuntimeFlags): RunOptions {
  return {
    ...defaultOptions,
    dialects: flags.dialects,
    configDialect: flags.configDialect,
    seed: flags.seed ?? Math.floor(Math.random() * 2 ** 31),
    features: flags.feature,
    timeoutMs: flags.timeout * 1000,
    ...(file === undefined ? {} : { configFile: file })
  }
}

/** A whole number, 0 or more. */
export function whole(value: string): number {
  if (!/^[0-9]{1,10}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(value)
}

/** A whole number, 1 or more. */
export function positive(value: string): number {
  const number = whole(value)
  if (number === 0) throw new InvalidArgumentError('It must be at least 1.')
  return number
}

/** Milliseconds of a duration such as 1h30m. */
export function duration(value: string): number {
  const ms = durationMs(value)
  if (ms === undefined) throw new InvalidArgumentError('It must be a time from 1s to 480h, such as 1h, 90m or 45s.')
  return ms
}

/** A port, 0 for any. */
export function port(value: string): number {
  const number = whole(value)
  if (number > 65_535) throw new InvalidArgumentError('It must be a port.')
  return number
}

/** A time in seconds, more than none and at most a day. */
export function seconds(value: string): number {
  const number = Number(value)
  if (!(number > 0 && number <= 86_400)) throw new InvalidArgumentError('It must be a number of seconds.')
  return number
}

/** The values of a repeatable option, one more. */
export const collect = (value: string, earlier: string[]): string[] => [...earlier, value]

/** The names of features, one more. */
export function feature(value: string, earlier: string[]): string[] {
  if (Object.hasOwn(featureMeanings, value)) return [...earlier, value as FeatureName]
  throw new InvalidArgumentError(hint(value, Object.keys(featureMeanings)))
}

function dialectList(value: string): DialectName[] {
  const known = labDialects.map(({ name }) => name)
  return value.split(',').map((typed) => {
    const name = known.find((candidate) => candidate === typed.trim())
    if (name === undefined) throw new InvalidArgumentError(hint(typed, known))
    return name
  })
}

function hint(typed: string, known: readonly string[]): string {
  const near = nearest(typed, known)
  return near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${near}?`
}

/** Scheme, host and port; anything else of an address would be lost in silence. */
function origin(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.protocol !== 'http:') {
    throw new UsageError('--url must be an http address such as http://127.0.0.1:4320; https ends before the kit')
  }
  if (parsed.username !== '' || parsed.password !== '') {
    throw new UsageError('--url must be without user and password; let the runtime listen where it needs neither')
  }
  if (parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '') {
    throw new UsageError(`--url must end with host and port; write --url ${parsed.origin}`)
  }
  return parsed.origin
}

const alwaysPassed = ['PATH', 'HOME', 'TMPDIR'] as const

/** The environment of a command that the kit starts: what every program needs, and what was named. */
export function passedOn(names: readonly string[], io: Io): Record<string, string> {
  const pairs = [...alwaysPassed, ...names].map((item): [string, string | undefined] => {
    const equals = item.indexOf('=')
    return equals === -1 ? [item, io.env[item]] : [item.slice(0, equals), item.slice(equals + 1)]
  })
  for (const [name, value] of pairs.slice(alwaysPassed.length)) {
    if (value === undefined)
      io.error(`note: --env ${name}: there is no such variable here; write --env ${name}=VALUE\n`)
  }
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}
