import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './documents.ts'

/**
 * Whether `.ci/run` runs a command line: each of its parts as it stands (arguments may follow there), or, for a script of
 * package.json, the parts that the script is made of.
 */
export function ciRuns(command: string): boolean {
  const steps = readFileSync(join(root, '.ci/run'), 'utf8').matchAll(/^\s*step (?:'[^']*'|"[^"]*") (.*)$/gm)
  const run = [...steps].map(([, step = '']) => plain(step))
  return partsOf(command).every((part) => covered(part, run))
}

function covered(part: string, run: readonly string[]): boolean {
  // A part of the tests, by their own runner: `npm test` runs it with the rest.
  const [, file] = /^npx vitest run --config tools\/config\/vitest\.config\.ts (\S+\.test\.ts)$/.exec(part) ?? []
  if (file !== undefined) return existsSync(join(root, file)) && run.some((step) => step.startsWith('npm test'))
  if (run.some((step) => step === part || step.startsWith(`${part} `))) return true
  const script = scripts()[/^npm run (\S+)$/.exec(part)?.[1] ?? '']
  const parts = script === undefined ? [] : partsOf(script)
  return parts.length > 1 && parts.every((one) => covered(one, run))
}

/** The scripts of package.json. */
export function scripts(): Readonly<Record<string, string>> {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts
}

const partsOf = (command: string): string[] => command.split(' && ').map((part) => plain(part.trim()))

/** One spelling for `npm run -s x` and `npm run x`. */
const plain = (part: string): string => part.replace(/^npm run -s /, 'npm run ')
