import type { Command } from 'commander'
import { type Requirement, requirements } from '../../../generated/requirements.ts'
import { evidenceOf } from '../../evidence.ts'
import { laws } from '../../laws/index.ts'
import type { Io } from '../../runner/io.ts'
import { nearest } from '../../runner/nearest.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Finish } from '../run.ts'

/** `explain <requirement>`: the sentence, its place and how it is judged. */
export function addExplain(program: Command, io: Io, finish: Finish): void {
  program
    .command('explain')
    .description('Tell what a requirement says and how it is judged.')
    .argument('<requirement>', 'its id, for example sequence/dense')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  $ model-runtime-kit explain sequence/dense\n  $ model-runtime-kit explain --json sequence/dense\n'
    )
    .action((id: string, { json }: { json?: boolean }) => {
      const rows: Readonly<Record<string, Requirement>> = requirements
      const row = Object.hasOwn(rows, id) ? rows[id] : undefined
      if (row === undefined) {
        const near = nearest(id, Object.keys(rows))
        throw new UsageError(`there is no requirement ${id}${near === undefined ? '' : `; did you mean ${near}?`}`)
      }
      io.write(
        json === true ? `${JSON.stringify({ ...row, ...evidenceOf(row.id) }, undefined, 2)}\n` : explanation(row)
      )
      finish(0)
    })
}

function explanation(row: Requirement): string {
  const lines = [
    `${row.id}  (${row.level}, chapter ${row.chapter})`,
    '',
    `  ${row.text}`,
    '',
    `clause    spec/${row.anchor}`,
    `judged    ${howJudged(row)}`,
    `seen at   ${observed[row.observable]}`,
    ...(row.feature === undefined ? [] : [`feature   ${row.feature}: only where the runtime claims it`]),
    ...(row.needs.length === 0 ? [] : [`needs     ${row.needs.join(', ')}`]),
    ...evidenceLines(row),
    ...(row.test === undefined ? [] : [`test      ${row.test}`])
  ]
  return `${lines.join('\n')}\n`
}

const observed: Readonly<Record<Requirement['observable'], string>> = {
  http: 'the HTTP interface alone',
  lab: 'the HTTP interface and the provider lab together',
  restart: 'the HTTP interface before and after a restart',
  no: 'no interface: a test of the repository shows it for the reference'
}

function howJudged({ state }: Requirement): string {
  if (state === 'law') return 'by a law of this kit'
  return 'excluded' in state ? `not by a kit (${state.excluded})` : `not yet (planned: ${state.planned})`
}

function evidenceLines(row: Requirement): string[] {
  if (row.state !== 'law') return []
  const { mutants, scenarios } = evidenceOf(row.id)
  const law = laws.find(({ requirement }) => requirement === row.id)
  const kinds = [
    ...(law?.passive === true ? ['also in a log of events (judge)'] : []),
    ...(law?.timing === true ? ['run again alone where it fails: it is about time'] : [])
  ]
  return [
    `counts    how often its condition held (conform --antecedents); ${whereNever[row.level]}`,
    ...(kinds.length === 0 ? [] : [`moreover  ${kinds.join('; ')}`]),
    `reached   ${scenarios.length === 0 ? 'by generated scenarios' : `by ${scenarios.join(', ')}`}`,
    `kills     ${mutants.length === 0 ? 'no recorded mutant' : mutants.join(', ')}`
  ]
}

const whereNever: Readonly<Record<Requirement['level'], string>> = {
  MUST: 'a MUST whose condition never holds counts against the runtime',
  SHOULD: 'where it never holds nothing is said',
  MAY: 'where it never holds nothing is said'
}
