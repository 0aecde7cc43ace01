import { corpus } from './corpus.ts'

process.exitCode = await corpus(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text)
})
