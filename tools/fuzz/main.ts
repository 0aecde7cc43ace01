import { fuzz } from './fuzz.ts'

process.exitCode = await fuzz(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
  freshSeed: Math.floor(Math.random() * 2 ** 31),
  monotonic: () => performance.now()
})
