import { rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { ownsProcess, type Scenario } from '../model/scenario.ts'
import type { Enrolment, RunContext } from './context.ts'
import { readFailure } from './failure-file.ts'
import { fill } from './fill.ts'
import type { Io } from './io.ts'
import type { Meeting } from './meet.ts'
import type { RunOptions } from './options.ts'
import type { OwnRuntime } from './own-runtime.ts'
import { contextFor, wishesOf } from './run-scenario.ts'
import { type Enroller, serveStage } from './stage-control.ts'
import { untilAborted } from './until-aborted.ts'
import { NotWired } from './usage-error.ts'
import { withRuntime } from './with-runtime.ts'

/**
 * Sets the stage for a saved failure and leaves the client's part to somebody with curl: starts the runtime and the lab, gives the
 * failure's scripts to every nonce that comes along, and writes `BASE_URL`, `LAB_URL` and `ELSEWHERE_URL` to a file as shell assignments
 * once all is there. Ends with 0 when it is told to stop; the file is gone then.
 *
 * At `LAB_URL` the scenario's barriers and its process are worked from outside: see `serveStage`.
 *
 * @throws UsageError where the failure file is none of ours.
 */
export async function stageFailure(
  path: string,
  file: string,
  meetingOf: () => Meeting,
  options: RunOptions,
  io: Io
): Promise<number> {
  const { scenario, dialect } = await readFailure(path)
  return withRuntime(meetingOf(), options, io, async ({ context: usual, lab }) => {
    const { context, runtime } = await stageFor(usual, scenario, dialect)
    if (!('url' in context.base)) throw new NotWired('a runtime in this process has no address')
    const enrol = createEnroller(context, scenario, dialect)
    lab.desk.whenUnknown(enrol)
    const control = await serveStage({ enrol, ...(runtime === undefined ? {} : { runtime }) })
    const { port } = control.address() as AddressInfo
    const words = {
      BASE_URL: context.base.url,
      LAB_URL: `http://127.0.0.1:${port}`,
      ELSEWHERE_URL: lab.desk.origins.elsewhere
    }
    const lines = Object.entries(words).map(([name, value]) => `${name}=${value}\n`)
    try {
      // Whoever waits for the file must never see half of it.
      await writeFile(`${file}.new`, lines.join(''))
      await rename(`${file}.new`, file)
      io.write(`ready: ${lines.join('').trim().replaceAll('\n', ' ')}\n`)
      await untilAborted(new Promise<never>(() => undefined), io.signal)
      return 0
    } finally {
      await rm(file, { force: true })
      control.closeAllConnections()
      control.close()
    }
  })
}

/** The runtime that the scenario asks for: one of its own where it signals it. */
async function stageFor(
  usual: RunContext,
  scenario: Scenario,
  dialect: string
): Promise<{ context: RunContext; runtime?: OwnRuntime }> {
  if (!ownsProcess(scenario)) return { context: await contextFor(usual, scenario, dialect) }
  if (usual.own === undefined) {
    throw new NotWired('the scenario signals its runtime, so the kit must start it; give its command after --')
  }
  return usual.own(wishesOf(scenario))
}

/** Older ones of so many are forgotten: nobody makes a run by hand with a hundred marks at once. */
const mostEnrolled = 100

function createEnroller(context: RunContext, scenario: Scenario, dialect: string): Enroller {
  const { group } = scenario
  const ability = group === 'none' ? `lab.none.${context.token(12)}` : context.abilityFor(group, dialect)
  const known = new Map<string, Enrolment>()
  return (nonce) => {
    const before = known.get(nonce)
    if (before !== undefined) return before
    const [oldest] = known
    if (oldest !== undefined && known.size >= mostEnrolled) {
      oldest[1].close()
      known.delete(oldest[0])
    }
    const media = `${context.desk.origins.elsewhere}/media/${nonce}`
    const calls = fill(scenario.calls, { nonce, ability, fresh: `fresh${context.token(12)}`, media })
    const enrolment = context.desk.enroll({ nonce, ability, calls, listener: () => undefined })
    known.set(nonce, enrolment)
    return enrolment
  }
}
