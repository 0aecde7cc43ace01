import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Command } from './commands.ts'
import { createDriver } from './driver.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
const driver = createDriver(version, (line) => void process.stdout.write(`${line}\n`))

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') void driver.take(JSON.parse(line) as Command)
}
// The process ends by itself now: an exit would cut off what standard output has not taken yet.
driver.abandon()
