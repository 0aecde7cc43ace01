import { parseArgs } from 'node:util'
import { type MatrixReport, playMatrix } from './matrix.ts'

const help = `crash-matrix: what can befall the encrypted file store, case by case

usage: npm run -s crash-matrix -- [--json] [--sample N] [--seed N] [--filter TEXT]

A journal cut at every byte, every single bit of a file flipped, records swapped, doubled, removed and moved between files, each call of
the disk failing in each of its ways, and the power going during each call while what was never synced is dropped and reordered. Every case
ends in the outcome that spec/chapters/26-journal-format.md gives it: never an event that is wrong or missing, never a call of a provider.

  --json         print {"cases", "violations", "nonces", "nonces_distinct"} on stdout
  --sample N     play N cases, drawn by the seed, instead of all
  --seed N       draws what survives a power cut, and the sample (default 1)
  --filter TEXT  play the cases whose name contains this; names stand before violations

Exit codes: 0 no violation and no nonce twice, 1 otherwise, 2 wrong usage.
`

interface Options {
  readonly json: boolean
  readonly seed: number
  readonly sample?: number
  readonly filter?: string
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${text} is no whole number of at least 1`)
  return value
}

function optionsOf(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      help: { type: 'boolean' },
      sample: { type: 'string' },
      seed: { type: 'string' },
      filter: { type: 'string' }
    }
  })
  if (values.help === true) return 'help'
  const [sample, seed] = [wholeNumber(values.sample), wholeNumber(values.seed)]
  return {
    json: values.json === true,
    seed: seed ?? 1,
    ...(sample === undefined ? {} : { sample }),
    ...(values.filter === undefined ? {} : { filter: values.filter })
  }
}

async function play(options: Options): Promise<MatrixReport> {
  const quiet = options.json || !process.stderr.isTTY
  const onProgress = (done: number, of: number): void => void process.stderr.write(`\r${done} of ${of}`)
  return playMatrix({ ...options, ...(quiet ? {} : { onProgress }) })
}

function tell({ cases, violations, nonces, noncesDistinct }: MatrixReport, json: boolean): void {
  for (const violation of violations.slice(0, 20)) process.stderr.write(`${violation}\n`)
  const figures = { cases, violations: violations.length, nonces, nonces_distinct: noncesDistinct }
  const line = `${cases} cases, ${violations.length} violations, ${nonces} nonces, ${noncesDistinct} distinct`
  process.stdout.write(`${json ? JSON.stringify(figures) : line}\n`)
}

async function main(): Promise<number> {
  let options: Options | 'help'
  try {
    options = optionsOf(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`crash-matrix: ${(error as Error).message}\n${help}`)
    return 2
  }
  if (options === 'help') {
    process.stdout.write(help)
    return 0
  }
  const report = await play(options)
  tell(report, options.json)
  return report.violations.length === 0 && report.nonces === report.noncesDistinct ? 0 : 1
}

process.exitCode = await main()
