import { join } from 'node:path'
import { repositoryRoot } from './repository-root.ts'
import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), {
  root: repositoryRoot,
  folder: join(repositoryRoot, 'generated'),
  clients: repositoryRoot,
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`)
})
