import { runVerify } from './cli.ts'

process.exitCode = await runVerify(process.argv.slice(2), new URL('../..', import.meta.url).pathname, (text) =>
  process.stdout.write(text)
)
