#!/usr/bin/env node
import process from 'node:process'
import { run } from './run.ts'

// A reader that leaves (a closed pipe) is no reason to fall.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function onStop(heard: () => void): () => void {
  for (const signal of signals) process.on(signal, heard)
  return () => {
    for (const signal of signals) process.off(signal, heard)
  }
}

/** Only the class: messages and stacks may hold what was sent. */
function fall(error: unknown): void {
  process.stderr.write(`internal error: ${error instanceof Error ? error.name : typeof error}\n`)
  end(70)
}

/** Lets what is written drain; what should have been closed and was not must not keep the process. */
function end(code: number): void {
  process.exitCode = code
  setTimeout(() => process.exit(code), 500).unref()
}

process.on('uncaughtException', fall)
process.on('unhandledRejection', fall)

const { argv, env, stdout, stderr } = process
run({ argv: argv.slice(2), env, stdout, stderr, onStop }).then(end, fall)
