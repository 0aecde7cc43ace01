import { gate } from '../scan-public/gate.ts'
import { runSanitize } from './sanitize-cli.ts'

process.exitCode = await runSanitize(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  gate: ({ name, content }) => gate({ name, text: content.toString('utf8') })
})
