import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checks } from './checks/index.ts'
import { diskTree } from './file-tree.ts'
import { loadClients } from './load-clients.ts'
import { loadMutants } from './load-mutants.ts'
import { parseReviewed } from './parse-reviewed.ts'
import { requirementRows } from './requirement-row.ts'
import { accept, reviewedPath } from './reviewed.ts'
import { type CheckReport, verify } from './verify.ts'

const help = `verify: one name, one thing

usage: npm run -s verify -- [options]

  --only CHECK    run this check only (repeatable)
  --list          print the checks and their rules
  --accept ID     record that the requirement's sentence was reviewed as it stands (repeatable; "all" for every row)
  --json          print the findings as JSON
  --help          print this text

exit codes: 0 nothing found, 1 something found, 2 wrong usage
`

/**
 * Runs the command below `root` and returns its exit code; prints through `print`, which adds no line end. Writes only with `--accept`.
 */
export async function runVerify(
  args: readonly string[],
  root: string,
  print: (text: string) => void
): Promise<0 | 1 | 2> {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) return say(print, help)
    if (values.list) return say(print, checks.map((check) => `${check.name.padEnd(18)}${check.rule}\n`).join(''))
    if (values.accept) return say(print, acceptReviews(root, values.accept))
    const tree = diskTree(root)
    const mutants = await loadMutants(root, tree)
    const clients = await loadClients(root, tree)
    const repository = { tree, ...(mutants ? { mutants } : {}), ...(clients ? { clients } : {}) }
    const reports = verify(repository, values.only)
    print(values.json ? `${JSON.stringify(reports)}\n` : reports.map(lines).join(''))
    return reports.some((report) => report.findings.length > 0) ? 1 : 0
  } catch (error) {
    print(`verify: ${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
}

const options = {
  only: { type: 'string', multiple: true },
  list: { type: 'boolean' },
  accept: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  help: { type: 'boolean' }
} as const

function say(print: (text: string) => void, text: string): 0 {
  print(text)
  return 0
}

function acceptReviews(root: string, ids: readonly string[]): string {
  const tree = diskTree(root)
  const reviewed = accept(parseReviewed(tree), requirementRows(tree), ids)
  writeFileSync(join(root, reviewedPath), `${JSON.stringify(reviewed, null, 2)}\n`)
  return `${reviewedPath}: ${Object.keys(reviewed).length} reviewed\n`
}

function lines(report: CheckReport): string {
  if (report.findings.length === 0) return `ok    ${report.check}\n`
  const told = report.findings.map((finding) => `      ${[finding.path, finding.message].filter(Boolean).join(': ')}\n`)
  return `FAIL  ${report.check} (${report.findings.length})\n${told.join('')}`
}
