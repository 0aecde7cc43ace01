import { featureMeanings } from '../../generated/requirements.ts'
import type { RuntimeInfo } from '../../generated/types.ts'
import { type Lab, startLab } from '../lab/index.ts'
import { configuredTargets } from '../lab/topology.ts'
import type { ProcessSignal } from '../model/process.ts'
import type { RunContext } from './context.ts'
import { createRunContext, outputScanOf } from './create-context.ts'
import type { Io } from './io.ts'
import { createLagMeter } from './lag-meter.ts'
import type { Meeting, MetRuntime } from './meet.ts'
import type { RunOptions } from './options.ts'
import { outputLines } from './output-lines.ts'
import type { OutputScan } from './output-scan.ts'
import type { OwnRuntime, OwnWishes } from './own-runtime.ts'
import { createSideRuntimes, type Overrides } from './side-runtimes.ts'
import type { EndedCommand } from './spawn.ts'
import { targetsOnlyHint } from './targets-only-hint.ts'
import { NotStarted, NotWired } from './usage-error.ts'

/** Keys of attach mode come from this seed, so that what `lab` prints and a later `conform --url` agree. */
export const stableKeySeed = 1

/** A runtime that has been met, with its lab. */
export interface Wired {
  readonly context: RunContext
  readonly info: RuntimeInfo
  readonly lab: Lab
  /** Of a command that the kit has started: resolves once it has ended. */
  readonly ended?: Promise<EndedCommand>
  /** The signals that a runtime met in the same way can be sent. */
  readonly signals: readonly ProcessSignal[]
}

/**
 * Starts the lab, meets the runtime, does the work and undoes both whatever happens: no process, socket or file is left.
 *
 * @throws NotWired where the lab's port is taken or the runtime is not there.
 */
export async function withRuntime<T>(
  meeting: Meeting,
  options: RunOptions,
  io: Io,
  work: (wired: Wired, scan: OutputScan) => Promise<T>
): Promise<T> {
  const lab = await startLabFor(meeting, options)
  const scan = outputScanOf(lab.desk)
  const lag = createLagMeter()
  const meet = (fields?: Overrides) => meeting.meet(lab, scan, options.configDialect, io.signal, fields)
  const contextOf = ({ base, info, lastLines }: MetRuntime): RunContext =>
    createRunContext({
      base,
      desk: lab.desk,
      targets: configuredTargets(lab.targets, options.configDialect),
      features: claimed(info, options),
      limits: info.limits,
      seed: options.seed,
      patienceMs: options.timeoutMs,
      scan,
      hearsOutput: meeting.mode === 'spawn',
      lag,
      ...(lastLines === undefined ? {} : { output: () => outputLines(lastLines(), scan) }),
      extended: options.configDialect === 'extended',
      configured: (fields) => beside.get(fields),
      ...(meeting.own === undefined ? {} : { own })
    })
  const owned = new Set<OwnRuntime>()
  const own = async (wishes: OwnWishes): Promise<{ context: RunContext; runtime: OwnRuntime }> => {
    if (meeting.own === undefined) throw new Error('nobody starts a runtime here')
    const met = await meeting.own(lab, scan, options.configDialect, io.signal, wishes)
    owned.add(met)
    return { context: contextOf(met), runtime: met }
  }
  const beside = createSideRuntimes(meet, contextOf)
  let runtime: MetRuntime | undefined
  try {
    runtime = await meet().catch((error: unknown) => {
      throw withHints(error, targetsOnlyHint(options.dialects))
    })
    const { ended, info, signals = [] } = runtime
    const wired = { context: contextOf(runtime), info, lab, signals, ...(ended === undefined ? {} : { ended }) }
    return await work(wired, scan)
  } finally {
    lag.stop()
    await beside.stop()
    await Promise.all([...owned].map((one) => one.stop()))
    await runtime?.stop()
    await lab.stop()
  }
}

/** What kept a runtime from being there, and what may mend it. A command that does not exist is mended by nothing else. */
function withHints(error: unknown, hints: readonly string[]): unknown {
  if (!(error instanceof NotWired) || error instanceof NotStarted || hints.length === 0) return error
  return new NotWired([error.message, ...hints].join('\n'))
}

/** The optional features to judge: those the runtime claims with `true`, and those asked for. */
function claimed(info: RuntimeInfo, options: RunOptions): string[] {
  const features = (info.features ?? {}) as Readonly<Record<string, unknown>>
  return Object.keys(featureMeanings).filter((name) => features[name] === true || options.features.includes(name))
}

async function startLabFor(meeting: Meeting, options: RunOptions): Promise<Lab> {
  const keySeed = meeting.stableKeys ? stableKeySeed : options.seed
  try {
    return await startLab({ dialects: options.dialects, port: meeting.labPort, seed: options.seed, keySeed })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new NotWired(`port ${meeting.labPort} for the lab is in use; choose another with --lab-port`)
  }
}
