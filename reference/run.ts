import { runStoreCommand } from './commands/store.ts'
import { openRuntime } from './compose.ts'
import { ConfigError, defaultConfig, loadConfig, missingCredentials, type RuntimeConfig } from './config.ts'
import type { Runtime } from './core/runtime-port.ts'
import { isLoopback } from './http/guard.ts'
import { type Served, serve } from './http/serve.ts'
import { help, type RunOptions, readRunOptions } from './run-options.ts'
import { lineTelemetry } from './telemetry/line-telemetry.ts'
import { packageVersion } from './version.ts'

/** What a run is given of its process. */
export interface RunSurroundings {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
  /** Calls `heard` at each request to stop (a signal); returns its cancellation. */
  readonly onStop: (heard: () => void) => () => void
}

/**
 * Runs the server until it is asked to stop and returns the exit code: 0 after a graceful stop (also for `--help` and `--version`),
 * 1 when it cannot listen or is stopped a second time while it drains, 2 for a usage or configuration error. `store …` is a command of
 * its own: see `storeHelp`. It prints where it
 * listens on stdout; warnings and errors, one line each, on stderr.
 */
export async function run(surroundings: RunSurroundings): Promise<number> {
  const { stdout } = surroundings
  const warn = (line: string): void => void surroundings.stderr.write(`${line}\n`)
  try {
    const [command, ...args] = surroundings.argv
    if (command === 'store') return await runStoreCommand(args, surroundings)
    const options = readRunOptions(surroundings.argv, surroundings.env)
    if (options.show) {
      stdout.write(options.show === 'help' ? help : `${packageVersion()}\n`)
      return 0
    }
    const config = options.configFile === undefined ? defaultConfig : loadConfig(options.configFile)
    return await runServer(options, config, surroundings, warn)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    warn(error.message)
    return 2
  }
}

async function runServer(
  options: RunOptions,
  config: RuntimeConfig,
  { env, stdout, onStop }: RunSurroundings,
  warn: (line: string) => void
): Promise<number> {
  const telemetry = lineTelemetry(warn)
  const runtime = await openRuntime(config, { env, telemetry, warn })
  for (const { provider, variable } of missingCredentials(config, env)) {
    warn(
      `provider ${provider}: environment variable ${variable} is not set; its attempts will fail, other targets serve`
    )
  }
  let served: Served
  try {
    served = await serve(runtime, {
      host: options.host,
      port: options.port,
      allowedHosts: [...options.allowedHosts, ...(config.allowed_hosts ?? [])],
      allowedOrigins: config.allowed_origins ?? [],
      onInternalError: (fact) => telemetry.internalError(fact)
    })
  } catch (error) {
    warn(cannotListen(options, error))
    await runtime.stop(0)
    return 1
  }
  if (!isLoopback(options.host))
    warn('warning: bound beyond loopback without authentication; put an AI gateway in front')
  // Heard from now on: whoever reads the line may ask for the end at once.
  const stopped = stopWhenAsked(runtime, served, options.graceMs, onStop, warn)
  stdout.write(`listening on ${served.url}\n`)
  return stopped
}

/** The first request to stop drains; the second cuts. */
function stopWhenAsked(
  runtime: Runtime,
  served: Served,
  graceMs: number,
  onStop: RunSurroundings['onStop'],
  warn: (line: string) => void
): Promise<number> {
  return new Promise((resolve, reject) => {
    let stopping = false
    const stopListening = onStop(() => {
      if (stopping) {
        stopListening()
        warn('stopped at once')
        served.close(0).then(() => resolve(1), reject)
        return
      }
      stopping = true
      warn(`stopping: running work gets ${graceMs} ms; ask again to stop at once`)
      drain(runtime, served, graceMs).then(() => {
        stopListening()
        resolve(0)
      }, reject)
    })
  })
}

/** Reads and cancels are answered until the runtime is at rest; only then does the socket close. */
async function drain(runtime: Runtime, served: Served, graceMs: number): Promise<void> {
  await runtime.stop(graceMs)
  await served.close()
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use: choose another with --port, or 0 for a free one',
  EADDRNOTAVAIL: 'this machine does not have the address',
  EACCES: 'permission denied: choose a port above 1023',
  ENOTFOUND: 'the host name is unknown'
}

function cannotListen({ host, port }: RunOptions, error: unknown): string {
  const code = (error as { code?: string }).code ?? ''
  return `cannot listen on ${host}:${port}: ${reasons[code] ?? (code || 'unknown reason')}`
}
