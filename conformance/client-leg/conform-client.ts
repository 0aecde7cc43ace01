import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPainter } from '../report/painter.ts'
import { printableJson } from '../report/printable.ts'
import { quote } from '../runner/curl.ts'
import { globMatcher } from '../runner/glob.ts'
import type { Io } from '../runner/io.ts'
import { nearest } from '../runner/nearest.ts'
import { prepareOut } from '../runner/prepare-out.ts'
import { createProgress } from '../runner/progress.ts'
import { UsageError } from '../runner/usage-error.ts'
import { spawnDriver } from './driver/spawn-driver.ts'
import type { ClientScenario } from './model/scenario.ts'
import { clientConsole } from './report/client-console.ts'
import { clientReport } from './report/client-report.ts'
import { runLeg } from './runner/run-leg.ts'
import { clientScenarios } from './scenarios/index.ts'

/** What the command line says. */
export interface ConformClientOptions {
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly seed: number
  readonly jobs: number
  readonly patienceMs: number
  readonly out: string
  readonly json: boolean
  readonly everyByte: boolean
  readonly filter?: string
}

/** Judges a client through its driver, prints the report, writes `report.json` below `out` and returns the exit code. */
export async function conformClient(options: ConformClientOptions, io: Io): Promise<number> {
  const scenarios = scenariosFor(options)
  if (options.command.length === 0) throw new UsageError('give the command of a driver after --, such as -- ./driver')
  await prepareOut(options.out)
  const progress = createProgress(io, scenarios.length)
  const from = performance.now()
  const { seed, jobs, patienceMs, filter } = options
  const start = spawnDriver(options.command, options.env)
  const outcome = await runLeg(start, scenarios, {
    seed,
    jobs,
    patienceMs,
    signal: io.signal,
    onDone: progress.show
  }).finally(progress.end)
  const report = clientReport(outcome, {
    seed,
    command: options.command.map(quote).join(' '),
    ...(filter === undefined ? {} : { filter }),
    interrupted: io.signal.aborted,
    durationMs: Math.round(performance.now() - from)
  })
  const path = join(options.out, 'report.json')
  const text = `${printableJson(report)}\n`
  await writeFile(path, text)
  io.write(options.json ? text : clientConsole(report, createPainter(io.color), { path, program: io.program }))
  return report.exitCode
}

/** The scenarios that are asked for. Throws `UsageError` where a filter matches none. */
export function scenariosFor({
  filter,
  everyByte
}: Pick<ConformClientOptions, 'filter' | 'everyByte'>): readonly ClientScenario[] {
  const offered = clientScenarios.filter(({ long }) => long !== true || everyByte)
  if (filter === undefined) return offered
  const matches = globMatcher(filter)
  const chosen = offered.filter(({ id }) => matches(id))
  if (chosen.length > 0) return chosen
  const ids = offered.map(({ id }) => id)
  const near = nearest(filter, ids)
  throw new UsageError(
    `--filter ${filter} matches no scenario${near === undefined ? '' : `; did you mean ${near}?`} (--list prints all)`
  )
}
