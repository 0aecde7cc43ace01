import { runRecord } from './record-cli.ts'

const ending = new AbortController()
// A terminal sends the signal to every process of the command, and those pass it on: it may come more than once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())

process.exitCode = await runRecord(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  now: () => performance.now(),
  date: () => new Date(),
  signal: ending.signal
})
