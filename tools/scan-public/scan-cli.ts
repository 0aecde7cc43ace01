import { parseArgs } from 'node:util'
import { isAccepted } from './accepted.ts'
import { type GateFinding, type GateText, gate } from './gate.ts'
import { historyTexts, workTreeTexts } from './repository-texts.ts'

const help = `scan:public: nothing in this repository that must not be public

usage: npm run -s scan:public -- [--history] [--json]

  --history   also every version of every file in the history, and every commit message
  --json      print {scanned, findings} as JSON
  --help      print this text

Looks for keys and tokens (secretlint and a rule for fal), paths of machines, hosts of registries, e-mail addresses, account ids, cookies and
signed links in every file that git tracks. Tells where and of which kind, never what was found. What may stay in the history stands, with its
reason, in tools/scan-public/accepted.ts.

exit codes: 0 nothing found, 1 something found, 2 wrong usage or no repository
`

export interface ScanIo {
  readonly root: string
  readonly write: (text: string) => void
  readonly error: (text: string) => void
}

const options = { history: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const

/** The `scan:public` command; resolves with its exit code. */
export async function runScan(args: readonly string[], { root, write, error }: ScanIo): Promise<0 | 1 | 2> {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) {
      write(help)
      return 0
    }
    const { scanned, findings } = await scan(root, values.history ?? false)
    if (values.json) write(`${JSON.stringify({ scanned, findings })}\n`)
    else write(`${findings.map(line).join('')}${scanned} texts scanned, ${findings.length} found\n`)
    return findings.length > 0 ? 1 : 0
  } catch (cause) {
    error(`scan:public: ${cause instanceof Error ? cause.message : 'unknown error'}\n`)
    return 2
  }
}

async function scan(root: string, history: boolean): Promise<{ scanned: number; findings: GateFinding[] }> {
  const findings: GateFinding[] = []
  let scanned = 0
  for await (const text of textsOf(root, history)) {
    scanned += 1
    findings.push(...(await gate(text)).filter((finding) => !isAccepted(finding)))
  }
  return { scanned, findings }
}

async function* textsOf(root: string, history: boolean): AsyncGenerator<GateText> {
  yield* workTreeTexts(root)
  if (history) yield* historyTexts(root)
}

const line = ({ name, line, column, rule, length }: GateFinding): string =>
  `${name}:${line}:${column} ${rule}, ${length} characters\n`
