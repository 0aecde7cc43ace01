import { runScan } from './scan-cli.ts'

process.exitCode = await runScan(process.argv.slice(2), {
  root: new URL('../..', import.meta.url).pathname,
  write: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text)
})
