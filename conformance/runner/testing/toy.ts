import { fileURLToPath } from 'node:url'
import { type Meeting, meetBySpawn } from '../meet.ts'

/** The toy runtime's command, with a fault to order. */
export function toyCommand(fault?: string): string[] {
  const file = fileURLToPath(new URL('./toy-runtime.mjs', import.meta.url))
  return [process.execPath, file, '--port', '{port}', ...(fault === undefined ? [] : ['--fault', fault])]
}

/** A meeting with the toy by spawn. */
export function meetToy(fault?: string, startTimeoutMs = 10_000): Meeting {
  return meetBySpawn({ command: toyCommand(fault), env: { PATH: process.env.PATH ?? '' }, startTimeoutMs })
}
