import { parseArgs } from 'node:util'
import { CorpusError } from './corpus-error.ts'
import { readCorpus } from './read-corpus.ts'
import { type CorpusReport, runCorpus } from './run.ts'

/** Where a command writes; it never exits by itself. */
export interface CorpusOutput {
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
}

export const usage =
  'usage: npm run corpus -- DIR [--json]\n       DIR holds index.json and the streams that it names, or *.chunks.txt, one payload a line'

/**
 * The `corpus` command. Returns its exit code: 0 when every stream matched at every chunking, 1 when one did not, 2 for a wrong call or
 * a directory that is no corpus.
 */
export async function corpus(args: readonly string[], output: CorpusOutput): Promise<0 | 1 | 2> {
  if (args.includes('--help')) {
    output.stdout(`${usage}\n`)
    return 0
  }
  const call = parseCall(args)
  if (typeof call === 'string') {
    output.stderr(`corpus: ${call}\n${usage}\n`)
    return 2
  }
  try {
    const { streams, skipped } = await readCorpus(call.directory)
    const report = { ...(await runCorpus(streams)), ...(skipped.length > 0 ? { skipped } : {}) }
    output.stdout(call.json ? `${JSON.stringify(report, undefined, 2)}\n` : textOf(report))
    return report.mismatches.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error
    output.stderr(`corpus: ${error.message}\n`)
    return 2
  }
}

function parseCall(args: readonly string[]): { readonly directory: string; readonly json: boolean } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } }
    })
    const [directory, ...more] = positionals
    if (directory === undefined) return 'a directory is missing'
    return more.length > 0 ? 'more than one directory' : { directory, json: values.json }
  } catch (error) {
    return (error as Error).message
  }
}

function textOf({
  streams,
  matched,
  mismatches,
  skipped = []
}: CorpusReport & { skipped?: readonly string[] }): string {
  const lines = mismatches.flatMap(({ file, played, differences }) => [
    `${file} (${played})`,
    ...differences.map(
      ({ field, expected, saw }) => `  ${field}: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(saw)}`
    )
  ])
  const others = skipped.map((file) => `${file} is of no provider with an adapter; skipped`)
  return `${[...lines, ...others, `${matched} of ${streams} streams match at every chunking`].join('\n')}\n`
}
