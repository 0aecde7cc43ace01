import { parseArgs } from 'node:util'
import type { Finding } from './finding.ts'
import type { FixtureText } from './fixture-text.ts'
import { InputError } from './input-error.ts'
import { type Plan, planOf } from './plan.ts'
import { type ProviderName, providerNames } from './provider-name.ts'
import { writePlan } from './write-plan.ts'

const help = `sanitize: make fixtures of recordings, with nothing in them that must not be published

usage: npm run -s sanitize -- DIR [--out DIR] [--check] [--provider NAME] [--allow NAME]... [--json]

  DIR               folder of recordings (npm run record), or of recorded fixtures
  --out DIR         where fixtures go (default: DIR.sanitized for recordings; recorded fixtures are made anew where they are)
  --check           write nothing; tell whether anything would be replaced or refused
  --provider NAME   ${providerNames.join(', ')}; default: by host and path
  --allow NAME      accept what a refusal names, such as field:new_member, header:x-new, text:output.seed_text (repeatable)
  --json            print the result as JSON
  --help            print this text

Ids, times, links, encrypted state, files, keys, addresses and who the caller is are replaced in equal length; every other byte stays. All
recordings of one run share their replacements. A header, a top-level field or a random-looking text that no rule knows stops everything:
nothing is written then. Recordings are expected to hold prompts that were written for the purpose.

examples:
  npm run -s sanitize -- ../recordings --check
  npm run -s sanitize -- ../recordings --out ../sanitized
  npm run -s sanitize -- fixtures --check

exit codes: 0 written or nothing to do, 1 refused or (with --check) something to replace, 2 wrong usage or unreadable folder
`

/** What the command may touch beside the folders it is given. */
export interface SanitizeIo {
  readonly write: (text: string) => void
  readonly error: (text: string) => void
  /** Looks at finished files for what must not be public. */
  readonly gate: (file: FixtureText) => Promise<readonly { readonly line: number; readonly rule: string }[]>
}

const options = {
  out: { type: 'string' },
  check: { type: 'boolean' },
  provider: { type: 'string' },
  allow: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  help: { type: 'boolean' }
} as const

class UsageError extends Error {}

/** The `sanitize` command; resolves with its exit code. */
export async function runSanitize(args: readonly string[], io: SanitizeIo): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help) {
      io.write(help)
      return 0
    }
    const [directory] = positionals
    if (directory === undefined || positionals.length > 1) throw new UsageError('give one folder')
    const provider = providerNames.find((name) => name === values.provider)
    if (values.provider !== undefined && provider === undefined)
      throw new UsageError('--provider is not one of the three')
    const plan = await planOf({ directory, allow: values.allow ?? [], gate: io.gate, ...named(provider) })
    return await carryOut(plan, directory, values, io)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const usage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS')
    if (!usage && !(error instanceof InputError) && code === undefined) throw error
    io.error(`sanitize: ${message.split('\n')[0]}\n${usage ? 'Try --help.\n' : ''}`)
    return 2
  }
}

const named = (provider: ProviderName | undefined): { provider?: ProviderName } =>
  provider === undefined ? {} : { provider }

async function carryOut(
  plan: Plan,
  directory: string,
  values: { readonly out?: string; readonly check?: boolean; readonly json?: boolean },
  io: SanitizeIo
): Promise<0 | 1> {
  const refused = plan.findings.length > 0
  const dirty = plan.fixtures.length > 0
  const writes = !refused && !values.check && dirty
  const out = writes ? await writePlan(plan, directory, values.out) : undefined
  if (values.json) io.write(`${JSON.stringify(jsonOf(plan, out))}\n`)
  else io.write(textOf(plan, out))
  return refused || (values.check && dirty) ? 1 : 0
}

function jsonOf({ fixtures, skipped, findings }: Plan, out: string | undefined): unknown {
  const told = fixtures.map(({ fixture: { id, record } }) => ({ id, ...record }))
  return { written: out ?? null, fixtures: told, skipped, findings }
}

function textOf({ fixtures, skipped, unchanged, findings }: Plan, out: string | undefined): string {
  const lines = [
    ...skipped.map(({ name, why }) => `skipped  ${name}: ${why}`),
    ...findings.map(findingLine),
    ...fixtures.map(({ fixture: { id, record } }) => {
      const replaced = Object.entries(record.replaced).map(([rule, count]) => `${rule} ${count}`)
      return `${out === undefined ? 'would write' : 'written'}  ${id}: ${replaced.join(', ') || 'nothing replaced'}${record.replayable ? '' : '; not replayable'}`
    })
  ]
  if (unchanged > 0)
    lines.push(`${unchanged} recorded ${unchanged === 1 ? 'fixture needs' : 'fixtures need'} no change`)
  if (findings.length > 0) {
    const few = findings.length === 1 ? 'place' : 'places'
    lines.push(`refused: ${findings.length} ${few}, nothing was written. ${whatToDo(findings)}`)
  } else if (out === undefined && fixtures.length > 0) {
    const few = fixtures.length === 1 ? 'folder holds' : 'folders hold'
    lines.push(`${fixtures.length} ${few} what must be replaced. Run the same again without --check to replace it.`)
  }
  if (out !== undefined)
    lines.push(
      `${fixtures.length} in ${out}. Read them before you publish them; title, clauses and expected events are yours to write.`
    )
  else if (fixtures.length === 0 && unchanged === 0 && findings.length === 0) lines.push('nothing to sanitise')
  return `${lines.join('\n')}\n`
}

/** Some refusals can be accepted by name; a key can not. */
const whatToDo = (findings: readonly Finding[]): string =>
  findings.some(({ allow }) => allow !== undefined)
    ? 'Look at each place: give its --allow where it is harmless, else record again without it, or add a rule for it.'
    : 'Look at each place: record again without it, or add a rule for it.'

const findingLine = ({ exchange, where, what, allow }: Finding): string =>
  `refused  ${exchange}: ${where}: ${what}${allow === undefined ? '' : ` (--allow ${allow})`}`
