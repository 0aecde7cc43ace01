import { parseArgs } from 'node:util'
import type { Holding } from './flatness.ts'
import { type SoakReport, soak } from './soak.ts'
import { openSoakStore, type StoreName, storeNames } from './stores.ts'

const help = `soak: the reference holds no more after many executions than after some

usage: npm run -s soak -- [--executions N] [--store memory|file] [--json]

Runs executions (default 200000) through the runtime over the memory store and over the encrypted file store, with a short retention and
real syncs, and compares what the process holds at rest at the end with what it held after the first quarter: heap, buffers, resident
memory, descriptors, timers, files and disk. Progress goes to stderr.

Exit codes: 0 flat, 1 not flat or an execution that did not end, 2 wrong usage.
`

const retentionMs = 200

interface Options {
  readonly json: boolean
  readonly executions: number
  readonly stores: readonly StoreName[]
}

function optionsOf(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      help: { type: 'boolean' },
      executions: { type: 'string' },
      store: { type: 'string' }
    }
  })
  if (values.help === true) return 'help'
  const executions = Number(values.executions ?? 200_000)
  if (!Number.isSafeInteger(executions) || executions < 4)
    throw new Error('--executions takes a whole number of at least 4')
  const stores = storeNames.filter((name) => values.store === undefined || values.store === name)
  if (stores.length === 0) throw new Error(`--store takes one of: ${storeNames.join(', ')}`)
  return { json: values.json === true, executions, stores }
}

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`

function progress(name: StoreName): (done: number, holding: Holding) => void {
  return (done, { heap, resident, descriptors, files }) =>
    void process.stderr.write(
      `${name}: ${done} executions, heap ${mebibytes(heap)}, resident ${mebibytes(resident)}, ${descriptors} descriptors, ${files} files\n`
    )
}

async function soakOne(name: StoreName, executions: number): Promise<SoakReport> {
  const { store, directory, remove } = await openSoakStore(name, retentionMs)
  try {
    const where = directory === undefined ? {} : { directory }
    return await soak({ store, ...where, retentionMs, executions, onSample: progress(name) })
  } finally {
    await store.close()
    await remove()
  }
}

function linesOf(name: StoreName, { executions, seconds, growth, flat }: SoakReport): string {
  const grown = growth
    .map(
      ({ measure, before, after, flat: level }) =>
        `  ${level ? 'flat ' : 'GROWS'} ${measure.padEnd(12)} ${before} → ${after}`
    )
    .join('\n')
  return `${name}: ${executions} executions in ${seconds.toFixed(0)} s: ${flat ? 'flat' : 'not flat'}\n${grown}\n`
}

async function main(): Promise<number> {
  let options: Options | 'help'
  try {
    options = optionsOf(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`soak: ${(error as Error).message}\n${help}`)
    return 2
  }
  if (options === 'help') {
    process.stdout.write(help)
    return 0
  }
  const reports: (SoakReport & { store: StoreName })[] = []
  for (const store of options.stores) {
    const report = await soakOne(store, options.executions)
    reports.push({ store, ...report })
    if (!options.json) process.stdout.write(linesOf(store, report))
  }
  const flat = reports.every((report) => report.flat)
  if (options.json) process.stdout.write(`${JSON.stringify({ flat, stores: reports })}\n`)
  return flat ? 0 : 1
}

process.exitCode = await main()
