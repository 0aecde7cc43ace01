import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asked, usage } from './arguments.ts'
import { runLine } from './child.ts'
import { curl } from './curl.ts'
import { blocksIn, commandsOf, root } from './documents.ts'
import { evidenceFile, makeEvidence } from './evidence.ts'
import { requirementsPage, writeRequirementsPage } from './requirements-page.ts'
import { documentedOrigin, openStage } from './stage.ts'

/** Writes what follows from rows, laws and mutants alone: the requirement reference and the table of evidence. */
async function writePages(): Promise<void> {
  writeFileSync(join(root, requirementsPage), writeRequirementsPage())
  writeFileSync(join(root, evidenceFile), `${JSON.stringify(await makeEvidence(), undefined, 2)}\n`)
}

/** Puts the output of real runs into the README: of `conform`, as a whole, and of the streaming `curl` line. */
async function showRuns(): Promise<0 | 1> {
  const judged = await runLine('npm run -s conform', root)
  if (judged.code !== 0) return told(`conform did not end conformant\n${judged.stdout}${judged.stderr}`)
  const stage = await openStage()
  try {
    const [line = ''] = commandsOf('README.md').filter((command) => command.startsWith('curl -sN '))
    const streamed = await curl(line.replaceAll(documentedOrigin, stage.origin), stage.project)
    if (streamed.code !== 0) return told(streamed.stderr)
    replace(/^model-runtime-kit /, judged.stdout)
    replace(/^id: 1\n/, streamed.stdout)
    return 0
  } finally {
    await stage.stop()
  }
}

function replace(start: RegExp, output: string): void {
  const file = join(root, 'README.md')
  const page = readFileSync(file, 'utf8')
  const [block = ''] = blocksIn('README.md', 'text').filter((body) => start.test(body))
  if (block === '') throw new Error(`the README has no text block that starts as ${start} says`)
  writeFileSync(
    file,
    page.replace(block, () => `${output.trimEnd()}\n`)
  )
}

function told(message: string): 1 {
  process.stderr.write(`${message}\n`)
  return 1
}

async function write(pagesAlone: boolean): Promise<0 | 1> {
  await writePages()
  return pagesAlone ? 0 : await showRuns()
}

const wish = asked(process.argv.slice(2))
if (wish === 'help' || wish === 'unknown') {
  process[wish === 'help' ? 'stdout' : 'stderr'].write(usage)
  process.exitCode = wish === 'help' ? 0 : 2
} else process.exitCode = await write(wish === 'pages')
