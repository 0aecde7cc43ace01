#!/usr/bin/env node
import { Command } from 'commander'
import {
  adapter,
  appendTail,
  coldStart,
  fileAppend,
  judgeGrowth,
  judgeLog,
  memoryAppend,
  replay100k
} from './in-process.ts'
import { redisAppend } from './redis.ts'
import type { Bench, BenchResult } from './result.ts'
import { summarise } from './result.ts'
import { fanout200Burst, fanout200Paced, idleReader, replay20k, submitStream } from './serving.ts'
import { tsClient } from './ts-client.ts'

const benches: readonly Bench[] = [
  replay20k,
  fanout200Burst,
  fanout200Paced,
  submitStream,
  appendTail,
  memoryAppend,
  fileAppend,
  replay100k,
  coldStart,
  redisAppend,
  idleReader,
  adapter,
  judgeLog,
  judgeGrowth,
  tsClient
]

const program = new Command('bench')
  .description('Measures the reference as a ratio against bare node:http doing the same bytes, in the same run.')
  .option('--json', 'print {"results": […]} on stdout')
  .option('--filter <name>', 'run the benchmarks whose name contains this')
  .option('--rounds <n>', 'alternating rounds', '5')
  .addHelpText(
    'after',
    '\nExamples:\n  npm run -s bench\n  npm run -s bench -- --json --filter fanout\n\nExit: 0 every target met, 1 one missed, 2 usage.'
  )
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
const options = program.opts<{ json?: true; filter?: string; rounds: string }>()
const rounds = Number(options.rounds)
const chosen = benches.filter(({ name }) => name.includes(options.filter ?? ''))
if (!Number.isInteger(rounds) || rounds < 1)
  usage(`--rounds takes a whole number of at least 1, not "${options.rounds}"`)
if (chosen.length === 0)
  usage(`--filter ${options.filter} matches none of: ${benches.map(({ name }) => name).join(', ')}`)

const results: BenchResult[] = []
for (const bench of chosen) {
  const result = summarise(bench, await bench.rounds(rounds))
  results.push(result)
  if (options.json === undefined) console.log(line(bench, result))
}
if (options.json !== undefined) console.log(JSON.stringify({ results }))
process.exit(results.every(({ met }) => met) ? 0 : 1)

function line(bench: Bench, { name, ratio, min, max, target, bound, met }: BenchResult): string {
  const wanted = `${bound === 'at_least' ? '≥' : '≤'} ${target}`
  return `${met ? 'met   ' : 'missed'} ${name.padEnd(18)} ${ratio.toFixed(2).padStart(7)} (${min.toFixed(2)}–${max.toFixed(2)}, ${wanted})  ${bench.what}`
}

function usage(message: string): never {
  console.error(`bench: ${message}`)
  process.exit(2)
}
