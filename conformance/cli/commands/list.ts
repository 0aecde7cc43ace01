import { type Command, Option } from 'commander'
import { featureMeanings, type Requirement, requirements } from '../../../generated/requirements.ts'
import { dialects } from '../../lab/dialects/index.ts'
import { isTextDialect } from '../../lab/index.ts'
import type { Io } from '../../runner/io.ts'
import { loadSubject } from '../../runner/load-subject.ts'
import type { Finish } from '../run.ts'

const kinds = ['scenarios', 'requirements', 'features', 'dialects'] as const

type What = (typeof kinds)[number]

/** `list`: what there is to run and to judge. */
export function addList(program: Command, io: Io, finish: Finish): void {
  program
    .command('list')
    .description(
      'List scenarios (for --filter), requirements (for explain), features (for --feature) or dialects (for --dialects).'
    )
    .addOption(new Option('--what <what>', 'what to list').choices(kinds).default('scenarios'))
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExamples:\n  $ model-runtime-kit list\n  $ model-runtime-kit list --what requirements\n')
    .action(({ what, json }: { what: What; json?: boolean }) => {
      const entries = listed[what]()
      io.write(json ? `${JSON.stringify(entries, undefined, 2)}\n` : table(entries))
      finish(0)
    })
}

interface Entry {
  readonly id: string
  readonly kind: string
  readonly text: string
  /** Of a requirement: `law`, or why it has none, as the specification says it. */
  readonly state?: Requirement['state']
}

const listed: Readonly<Record<What, () => Entry[]>> = {
  scenarios() {
    const subject = loadSubject()
    const generated = Object.keys(subject.arbitraries).map((chapter) => ({
      id: `property/${chapter}`,
      kind: 'generated',
      text: 'scenarios drawn from the seed'
    }))
    return [...subject.cases.map(({ id, group, title }) => ({ id, kind: group, text: title })), ...generated]
  },
  features: () => Object.entries(featureMeanings).map(([id, text]) => ({ id, kind: 'feature', text })),
  dialects: () =>
    dialects.map(({ name }) => ({
      id: name,
      kind: isTextDialect(name) ? 'text' : 'media',
      text: 'a protocol of the provider lab'
    })),
  requirements: () =>
    Object.values<Requirement>(requirements).map(({ id, level, text, state }) => ({ id, kind: level, text, state }))
}

/** For people, why a requirement has no law stands behind its text. */
function judged({ state = 'law' }: Entry): string {
  if (state === 'law') return ''
  return ` [${'excluded' in state ? state.excluded : `planned: ${state.planned}`}]`
}

function table(entries: readonly Entry[]): string {
  const width = Math.max(0, ...entries.map(({ id }) => id.length)) + 2
  const kinds = Math.max(0, ...entries.map(({ kind }) => kind.length)) + 2
  return entries
    .map((entry) => `${entry.id.padEnd(width)}${entry.kind.padEnd(kinds)}${entry.text}${judged(entry)}\n`)
    .join('')
}
