import { type ClientRequirementId, clientRequirements } from '../../../generated/client-requirements.ts'
import { createPainter } from '../../report/painter.ts'
import { globMatcher } from '../../runner/glob.ts'
import type { Io } from '../../runner/io.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { ClientScenario } from '../model/scenario.ts'
import { runLeg } from '../runner/run-leg.ts'
import { clientScenarios } from '../scenarios/index.ts'
import type { ClientControl, ClientMutant } from './client-mutant.ts'
import { clientControls } from './controls.ts'
import { driverInProcess } from './in-process-driver.ts'
import { clientMutants } from './index.ts'

/** How the self-test of the client leg is run. */
export interface ClientSelftestOptions {
  readonly json: boolean
  /** Every scenario with every mutant. */
  readonly full: boolean
  readonly filter?: string
  readonly seed?: number
}

/** How one client fared. */
export interface ClientJudgement {
  readonly name: string
  readonly kind: 'mutant' | 'control'
  readonly title: string
  readonly predicts: readonly string[]
  /** What failed or was warned of. */
  readonly broken: readonly string[]
  /** Why it is not as it has to be; absent where it is. */
  readonly problem?: string
}

/** A mutant may break so many laws beyond those predicted. */
const othersAllowed = 5

/** Every chapter has some, and none takes long. */
const smoke = new Set([
  'reading/crlf',
  'reading/inside-characters',
  'reading/odd-fields',
  'resuming/clean-end',
  'resuming/broken-body',
  'resuming/overlap-of-one',
  'resuming/busy',
  'resuming/callers-cursor',
  'ending/usual',
  'ending/failed',
  'failing/submit-422',
  'failing/page-404',
  'failing/failed',
  'asking/rich-request',
  'asking/sent-again',
  'asking/plain-calls',
  'folding/outputs',
  'folding/tool-calls',
  'folding/result',
  'guarding/submit-307'
])

/** Shows that every law of the client leg can fail, and that odd but legal clients pass. Returns the exit code. */
export async function runClientSelftest(options: ClientSelftestOptions, io: Io): Promise<number> {
  const matches = options.filter === undefined ? () => true : globMatcher(options.filter)
  const mutants = clientMutants.filter(({ name }) => matches(name))
  const controls = clientControls.filter(({ name }) => matches(name))
  if (mutants.length + controls.length === 0)
    throw new UsageError(`--filter ${options.filter} matches no client mutant and no control`)
  const judgements: ClientJudgement[] = []
  const work: (() => Promise<ClientJudgement>)[] = [
    ...controls.map((control) => () => judgeControl(control, options, io)),
    ...mutants.map((mutant) => () => judgeMutant(mutant, options, io))
  ]
  const again: typeof work = []
  const worker = async (): Promise<void> => {
    for (let next = work.shift(); next !== undefined && !io.signal.aborted; next = work.shift()) {
      const judgement = await next()
      if (judgement.problem === undefined) judgements.push(judgement)
      else again.push(next)
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  // On a machine with other work a fault of time may not show, or show where there is none: alone it counts.
  for (const next of again) if (!io.signal.aborted) judgements.push(await next())
  const unproven = options.filter === undefined ? unprovenLaws(judgements) : []
  if (io.signal.aborted) return 130
  io.write(
    options.json ? `${JSON.stringify({ judgements, unproven }, undefined, 2)}\n` : told(judgements, unproven, io)
  )
  return judgements.every(({ problem }) => problem === undefined) && unproven.length === 0 ? 0 : 1
}

/** Laws that no caught mutant has shown to be able to fail. */
function unprovenLaws(judgements: readonly ClientJudgement[]): string[] {
  const caught = new Set(
    judgements.flatMap(({ kind, predicts, broken }) =>
      kind === 'mutant' ? predicts.filter((id) => broken.includes(id)) : []
    )
  )
  return Object.keys(clientRequirements).filter((id) => !caught.has(id))
}

async function brokenBy(
  { edit }: ClientMutant | ClientControl,
  scenarios: readonly ClientScenario[],
  patienceMs: number,
  { seed = 1 }: ClientSelftestOptions,
  io: Io
): Promise<{ broken: ClientRequirementId[]; fault?: string }> {
  const outcome = await runLeg(driverInProcess(edit), scenarios, { seed, jobs: 12, patienceMs, signal: io.signal })
  const broken = new Set<ClientRequirementId>()
  for (const { findings } of outcome.runs)
    for (const [id, { violations }] of findings) if (violations.length > 0) broken.add(id)
  const [fault] = outcome.faults
  return { broken: [...broken], ...(fault === undefined ? {} : { fault: `${fault.scenario}: ${fault.message}` }) }
}

const usual = clientScenarios.filter(({ long }) => long !== true)

async function judgeMutant(mutant: ClientMutant, options: ClientSelftestOptions, io: Io): Promise<ClientJudgement> {
  const { name, title, predicts } = mutant
  const chosen = options.full
    ? usual
    : usual.filter(({ id, about }) => smoke.has(id) || about.some((requirement) => predicts.includes(requirement)))
  const { broken, fault } = await brokenBy(mutant, chosen, 5000, options, io)
  const missed = predicts.filter((id) => !broken.includes(id))
  const others = broken.filter((id) => !predicts.includes(id))
  const problem =
    fault !== undefined
      ? `a fault of the kit: ${fault}`
      : missed.length > 0
        ? `survives ${missed.join(', ')}`
        : others.length > othersAllowed
          ? `breaks ${others.length} laws that it did not predict`
          : undefined
  return { name, kind: 'mutant', title, predicts, broken, ...(problem === undefined ? {} : { problem }) }
}

async function judgeControl(control: ClientControl, options: ClientSelftestOptions, io: Io): Promise<ClientJudgement> {
  const { name, title, mayWarn = [] } = control
  const { broken, fault } = await brokenBy(control, usual, 20_000, options, io)
  const wrong = broken.filter((id) => !mayWarn.includes(id))
  const problem =
    fault !== undefined
      ? `a fault of the kit: ${fault}`
      : wrong.length > 0
        ? `is blamed by ${wrong.join(', ')}`
        : undefined
  return { name, kind: 'control', title, predicts: [], broken, ...(problem === undefined ? {} : { problem }) }
}

/** The matrix as lines: each client, what was predicted, what else broke. */
function told(judgements: readonly ClientJudgement[], unproven: readonly string[], io: Io): string {
  const paint = createPainter(io.color)
  const lines = [...judgements]
    .sort((a, b) => order(a) - order(b))
    .map(({ name, kind, predicts, broken, problem }) => {
      const others = broken.filter((id) => !predicts.includes(id))
      const also = others.length === 0 ? '' : `  also ${others.join(', ')}`
      if (problem !== undefined) return `${paint.red(kind.padEnd(9))}${name.padEnd(40)}${problem}${also}`
      return kind === 'mutant'
        ? `caught   ${name.padEnd(40)}${predicts.join(', ')}${also}`
        : `spared   ${name.padEnd(40)}${broken.length === 0 ? 'clean' : `warned of ${broken.join(', ')}`}`
    })
  const mutants = judgements.filter(({ kind }) => kind === 'mutant')
  const wrong = judgements.filter(({ problem }) => problem !== undefined).length
  const last = `${mutants.length} client mutants, ${judgements.length - mutants.length} controls: ${wrong === 0 && unproven.length === 0 ? 'all as they have to be' : `${wrong} wrong`}`
  return [
    ...lines,
    ...unproven.map((id) => `${paint.red('unproven')} ${id} is failed by no caught mutant`),
    wrong === 0 && unproven.length === 0 ? paint.green(last) : paint.red(last),
    ''
  ].join('\n')
}

const order = ({ problem, kind }: ClientJudgement): number => (problem !== undefined ? 2 : kind === 'mutant' ? 1 : 0)
