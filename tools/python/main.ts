import { repositoryRoot } from '../generate/repository-root.ts'
import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), {
  root: repositoryRoot,
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`)
})
