import { runRecord } from './record-cli.ts'

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())

process.exitCode = await runRecord(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  now: () => performance.now(),
  date: () => new Date(),
  signal: ending.signal
})
