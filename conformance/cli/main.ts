#!/usr/bin/env node
import { run } from './run.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(signal))
// A reader that has gone (`| head`) is no error of ours.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)

const { env } = process
const code = await run(process.argv.slice(2), {
  write: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  isTty: process.stderr.isTTY === true,
  color: process.stdout.isTTY === true && (env.NO_COLOR ?? '') === '',
  env,
  signal: stop.signal
})
// Output to a pipe is asynchronous: exiting at once could cut the report.
process.stdout.write('', () => process.exit(code))
