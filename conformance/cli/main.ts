#!/usr/bin/env node
import { basename, relative } from 'node:path'
import { quote } from '../runner/curl.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(signal))
// A reader that has gone (`| head`) is no error of ours.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)

// Loading the rest takes a second on a busy machine; whoever interrupts that is heard too.
const { run } = await import('./run.ts')

const { env } = process
const script = process.argv[1] ?? ''
const installed = basename(script) === 'model-runtime-kit'
const code = await run(process.argv.slice(2), {
  write: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  input: () => process.stdin,
  program: installed ? 'npx model-runtime-kit' : `node ${quote(relative(process.cwd(), script))}`,
  isTty: process.stderr.isTTY === true,
  color: process.stdout.isTTY === true && (env.NO_COLOR ?? '') === '',
  env,
  signal: stop.signal
})
// Output to a pipe is asynchronous: exiting at once could cut the report.
process.stdout.write('', () => process.exit(code))
