import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { RuntimeInfo } from '../../generated/types.ts'
import { type Lab, runtimeConfig, withRefused } from '../lab/index.ts'
import { configuredTargets } from '../lab/topology.ts'
import type { KeyScan } from './key-scan.ts'
import { labTargetsJson, type SpawnedMeeting } from './meet.ts'
import { outputLines } from './output-lines.ts'
import type { OwnRuntime, OwnWishes } from './own-runtime.ts'
import { waitUntilReady } from './ready.ts'
import { clearPlace, findPlace, type SpawnedRuntime, type SpawnPlace, spawnRuntime } from './spawn.ts'
import { NotStarted, NotWired } from './usage-error.ts'

/** What a command is met with. */
export interface SpawnSurroundings {
  readonly lab: Lab
  readonly scan: KeyScan
  readonly configDialect: 'base' | 'extended'
  /** Stops the command. */
  readonly signal: AbortSignal
  readonly wishes: OwnWishes
}

/** The variable that holds the key of a store on disk. */
const storeKeyEnv = 'LAB_STORE_KEY'

/**
 * Starts a command and waits until it is ready. It may be started again in the same place; `stop` ends it and removes what it kept.
 *
 * @throws NotWired with its last lines where it does not get ready.
 */
export async function meetSpawned(plan: SpawnedMeeting, surroundings: SpawnSurroundings): Promise<OwnRuntime> {
  const place = await findPlace()
  const start = starter(plan, surroundings, place)
  let spawned = await start().catch(async (error: unknown) => {
    await clearPlace(place)
    throw error
  })
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    surroundings.signal.removeEventListener('abort', stop)
    stopping ??= spawned.stop().finally(() => clearPlace(place))
    return stopping
  }
  surroundings.signal.addEventListener('abort', stop, { once: true })
  const base = { url: spawned.url }
  const ready = (): Promise<RuntimeInfo> => waitUntilReady(base, plan.startTimeoutMs, spawned.ended)
  try {
    const info = await ready()
    return {
      base,
      info,
      lastLines: () => spawned.lastLines(),
      signals: ['SIGTERM', 'SIGKILL'],
      stop,
      signal: (name) => spawned.signal(name),
      ended: spawned.ended,
      gone: () => spawned.gone,
      async launch() {
        if (stopping === undefined) spawned = await start()
      },
      async start() {
        if (stopping !== undefined) return false
        spawned = await start()
        return ready().then(
          () => true,
          () => false
        )
      }
    }
  } catch (error) {
    const told = withLastLines(error, spawned, surroundings.scan)
    await stop()
    throw told
  }
}

function starter(
  { command, env, eventStore }: SpawnedMeeting,
  { lab, scan, configDialect, wishes }: SpawnSurroundings,
  place: SpawnPlace
): () => Promise<SpawnedRuntime> {
  const store = {
    event_store: { type: 'file', directory: join(place.directory, 'events'), encryption_key_env: storeKeyEnv }
  }
  const onDisk = eventStore === 'file'
  const storeKey = onDisk ? { [storeKeyEnv]: randomBytes(32).toString('base64') } : {}
  const { targets, fields } = withRefused(lab.targets, lab.desk.origins.refusing, wishes.fields)
  const config = { ...runtimeConfig(targets, configDialect), ...(onDisk ? onStore(store, fields) : fields) }
  const scanOut = { stdout: scan.stream('standard output'), stderr: scan.stream('standard error') }
  return () =>
    spawnRuntime({
      command,
      config,
      env: {
        ...env,
        ...wishes.environment,
        ...lab.keys,
        ...storeKey,
        LAB_TARGETS: labTargetsJson(configuredTargets(targets, configDialect))
      },
      onOutput: (stream, chunk) => scanOut[stream](chunk),
      place
    })
}

/** The fields of a scenario with this store in place of the one that they name: its limits stay. */
function onStore(store: { readonly event_store: object }, fields: Readonly<Record<string, unknown>>): object {
  const { event_store: limits = {} } = fields
  return { ...fields, event_store: { ...(limits as object), ...store.event_store } }
}

function withLastLines(error: unknown, spawned: SpawnedRuntime, scan: KeyScan): unknown {
  if (!(error instanceof NotWired) || error instanceof NotStarted) return error
  const lines = outputLines(spawned.lastLines(), scan)
  if (lines.length === 0) return new NotWired(`${error.message}; it wrote nothing`)
  const quoted = lines.map((line) => `  | ${line}`).join('\n')
  return new NotWired(`${error.message}; its last lines:\n${quoted}`)
}
