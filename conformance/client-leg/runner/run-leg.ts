import { setMaxListeners } from 'node:events'
import { holdRefusingPort } from '../../lab/refusing-port.ts'
import { untilAborted } from '../../runner/until-aborted.ts'
import { NotWired } from '../../runner/usage-error.ts'
import type { StartDriver } from '../driver/driver.ts'
import { type DriverName, greet, openSession } from '../driver/session.ts'
import type { ClientScenario } from '../model/scenario.ts'
import { type Findings, hasDied, isBroken, judgeClientRun } from './judge-client-run.ts'
import { runClientScenario } from './run-client-scenario.ts'

/** How the leg is run. */
export interface LegOptions {
  readonly seed: number
  /** Scenarios at once. */
  readonly jobs: number
  readonly patienceMs: number
  readonly signal: AbortSignal
  readonly onDone?: (done: number) => void
}

/** A scenario, made and judged. */
export interface JudgedRun {
  readonly scenario: ClientScenario
  /** Whether the driver's process ended meanwhile. */
  readonly died: boolean
  readonly findings: Findings
  readonly ms: number
}

/** All that a leg found out. */
export interface LegOutcome {
  readonly driver: DriverName
  readonly runs: readonly JudgedRun[]
  readonly faults: readonly { readonly scenario: string; readonly message: string }[]
}

/** How often a scenario that goes by time is made again before its failure counts. */
const triesOfTimed = 3

/**
 * Makes scenarios with a driver and judges them, several at once in one process of the driver. What failed by time, or while the process
 * ended, is made again alone: so a machine with other work and a neighbour's crash blame nobody.
 *
 * @throws NotWired where the driver is none.
 */
export async function runLeg(
  start: StartDriver,
  scenarios: readonly ClientScenario[],
  options: LegOptions
): Promise<LegOutcome> {
  const now = (): number => performance.now()
  // One listener for each scenario under way, as many as `jobs`.
  setMaxListeners(0, options.signal)
  const nobody = await holdRefusingPort()
  const faults: { scenario: string; message: string }[] = []
  let session = await openSession(start, now)
  const made = async (scenario: ClientScenario): Promise<JudgedRun | undefined> => {
    const from = now()
    try {
      const onFault = (error: unknown): void => void faults.push({ scenario: scenario.id, message: wordsOf(error) })
      const run = await runClientScenario(scenario, session, { ...options, nowhere: nobody.origin, onFault })
      // What was interrupted, or spoilt by the kit itself, says nothing of the client.
      if (options.signal.aborted || faults.some((fault) => fault.scenario === scenario.id)) return undefined
      return { scenario, died: hasDied(run), findings: judgeClientRun(run), ms: now() - from }
    } catch (error) {
      if (options.signal.aborted) return undefined
      if (error instanceof NotWired) throw error
      faults.push({ scenario: scenario.id, message: wordsOf(error) })
      return undefined
    }
  }
  const fresh = async (): Promise<void> => {
    if (!session.isOver() || options.signal.aborted) return
    await session.stop()
    session = await openSession(start, now)
    await untilAborted(greet(session, options.patienceMs), options.signal)
  }
  try {
    const driver = await untilAborted(greet(session, options.patienceMs), options.signal)
    if (driver === undefined) throw new NotWired('interrupted before the driver had answered hello')
    const runs = new Map<string, JudgedRun>()
    await sideBySide(scenarios, options, async (scenario) => {
      await fresh()
      const judged = await made(scenario)
      if (judged !== undefined) runs.set(scenario.id, judged)
      options.onDone?.(runs.size)
    })
    for (const judged of [...runs.values()].filter(needsProof)) {
      for (let tries = 1; tries < triesOfTimed && !options.signal.aborted; tries += 1) {
        await fresh()
        const again = await made(judged.scenario)
        if (again !== undefined) runs.set(judged.scenario.id, again)
        if (again === undefined || !isBroken(again.findings) || again.died) break
      }
    }
    // What came behind the last answer counts as well.
    await session.stop()
    await Promise.race([session.broken, undefined])
    return { driver, runs: scenarios.flatMap(({ id }) => runs.get(id) ?? []), faults }
  } finally {
    await Promise.all([session.stop(), nobody.close()])
  }
}

const needsProof = ({ scenario, died, findings }: JudgedRun): boolean =>
  died || (scenario.timed === true && isBroken(findings))

const wordsOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error))

async function sideBySide(
  scenarios: readonly ClientScenario[],
  { jobs, signal }: LegOptions,
  work: (scenario: ClientScenario) => Promise<void>
): Promise<void> {
  // Those that take longest come first, so that the end is not one of them alone.
  const queue = [...scenarios].sort((a, b) => Number(isHeavy(b)) - Number(isHeavy(a)))
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && !signal.aborted; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: jobs }, worker))
}

const isHeavy = ({ conduct, about, timed }: ClientScenario): boolean =>
  timed === true ||
  about.includes('resuming/exactly-once') ||
  (conduct !== undefined && about.includes('stopping/ends'))
