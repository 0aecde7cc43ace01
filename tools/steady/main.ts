import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Round, summaryOf } from './summary.ts'

const help = `steady: the same verdict every time

usage: npm run -s steady -- [--runs N] [--busy CORES] [--json]

Judges the reference N times over (default 20), each time with another seed, and tells what was not the same: any run that is not
conformant is a flake of the kit or a fault of the reference. --busy keeps that many cores at work besides.
Exit codes: 0 every run conformant, 1 one was not, 2 wrong usage, 130 interrupted.
`

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Options {
  readonly runs: number
  readonly busy: number
  readonly json: boolean
}

function optionsOf(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { runs: { type: 'string' }, busy: { type: 'string' }, json: { type: 'boolean' } }
    })
    const [runs, busy] = [Number(values.runs ?? 20), Number(values.busy ?? 0)]
    if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(busy) || busy < 0) return undefined
    return { runs, busy, json: values.json === true }
  } catch {
    return undefined
  }
}

/** One whole run, in a process of its own so that nothing is warm. */
function judge(seed: number, out: string, signal: AbortSignal): Promise<Round> {
  const kit = join(root, 'dist/conformance/cli/main.js')
  const args = [kit, 'conform', '--seed', String(seed), '--out', out, '--config-dialect', 'extended']
  const runtime = ['--', process.execPath, join(root, 'dist/reference/main.js'), '--port', '{port}']
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, ...runtime], { stdio: 'ignore', signal, killSignal: 'SIGINT' })
    child.once('error', reject)
    child.once('close', (code) => resolve({ seed, code, seconds: (performance.now() - started) / 1000, ...told(out) }))
  })
}

function told(out: string): Pick<Round, 'line' | 'failed'> {
  try {
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as {
      line: string
      requirements: { requirement: string; level: string; verdict: string }[]
    }
    const bad = ['fail', 'not-exercised', 'inconclusive', 'kit-fault', 'blocked']
    const failed = report.requirements.filter(({ level, verdict }) => level === 'MUST' && bad.includes(verdict))
    return { line: report.line, failed: failed.map(({ requirement }) => requirement) }
  } catch {
    return { line: 'no report', failed: [] }
  }
}

async function steady({ runs, busy, json }: Options): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), 'steady-'))
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  const workers = Array.from({ length: busy }, () => new Worker('for (;;) {}', { eval: true }))
  const rounds: Round[] = []
  try {
    for (let at = 1; at <= runs; at += 1) {
      const round = await judge(at, join(scratch, String(at)), controller.signal)
      rounds.push(round)
      if (!json) process.stdout.write(`${at} of ${runs}  ${round.seconds.toFixed(0)} s  ${round.line.split(' (')[0]}\n`)
    }
  } catch (error) {
    if (!controller.signal.aborted) throw error
    return 130
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
    rmSync(scratch, { recursive: true, force: true })
  }
  const summary = summaryOf(rounds)
  process.stdout.write(json ? `${JSON.stringify(summary)}\n` : `${summary.line}\n`)
  return summary.conformant === runs ? 0 : 1
}

const args = process.argv.slice(2)
const options = optionsOf(args.filter((arg) => arg !== '--help'))
if (args.includes('--help')) process.stdout.write(help)
else if (options === undefined) {
  process.stderr.write(help)
  process.exitCode = 2
} else process.exitCode = await steady(options)
