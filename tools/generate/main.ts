import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

process.exitCode = await run(process.argv.slice(2), {
  root,
  folder: join(root, 'generated'),
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`)
})
