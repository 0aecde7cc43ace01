import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { releasedRows, revisionOf } from './release.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const help = `release: freeze the specification's revision

usage: npm run -s release:spec -- [--force]

Writes spec/released/<revision>/openapi.json and requirements.json from the generated files. A revision that is frozen already is not
touched without --force: what it demands may not change; raise x-spec-revision in spec/openapi.yaml instead.
Exit codes: 0 written, 1 frozen already, 2 wrong usage.
`

const args = process.argv.slice(2)
if (args.includes('--help')) process.stdout.write(help)
else if (args.some((arg) => arg !== '--force')) {
  process.stderr.write(help)
  process.exitCode = 2
} else process.exitCode = freeze(args.includes('--force'))

function freeze(force: boolean): 0 | 1 {
  const bundle = readFileSync(join(root, 'generated/openapi.json'), 'utf8')
  const revision = revisionOf(JSON.parse(bundle))
  const folder = join(root, 'spec/released', revision)
  if (existsSync(folder) && !force) {
    process.stderr.write(`revision ${revision} is frozen already; raise x-spec-revision, or say --force\n`)
    return 1
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'openapi.json'), bundle)
  writeFileSync(join(folder, 'requirements.json'), `${JSON.stringify(releasedRows(), null, 2)}\n`)
  process.stdout.write(`wrote spec/released/${revision}\n`)
  return 0
}
