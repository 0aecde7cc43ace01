import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, with a slash behind it. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const folders = ['.github', 'conformance', 'fixtures', 'generated', 'reference', 'spec', 'tools']

/** Every Markdown file of the repository, by its path from the root. */
export function documents(): string[] {
  const below = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  )
  return ['README.md', ...below.filter((path) => path.endsWith('.md'))].sort()
}

/** A fenced block; `language` is empty where none is named. */
export interface Block {
  readonly language: string
  readonly body: string
}

/** The fenced blocks of a document, in order. */
export function blocksOf(document: string): Block[] {
  const text = readFileSync(join(root, document), 'utf8')
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', body = '']) => ({ language, body }))
}

/** The blocks of one language. */
export function blocksIn(document: string, language: string): string[] {
  return blocksOf(document).flatMap((block) => (block.language === language ? [block.body] : []))
}

/** The lines of all shell blocks, without comments. */
export function commandsOf(document: string): string[] {
  const lines = blocksIn(document, 'sh').flatMap((body) => body.split('\n'))
  return lines.map((line) => line.replace(/\s+# .*$/, '').trim()).filter((line) => line !== '')
}

/** Code spans that start with a command's name: what the prose tells to run. */
export function inlineCommandsOf(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replace(/^```.*?^```$/gms, '')
  return [...text.matchAll(/`((?:npm (?:run|test|start|ci)|npx|node) [^`]+)`/g)].map(([, command = '']) => command)
}

/** Pages whose commands or snippets a test of their own runs, and that test. */
export const ownTests: Readonly<Record<string, string>> = {
  'conformance/CLIENTS.md': 'conformance/cli/clients-page.test.ts',
  'conformance/README.md': 'conformance/cli/readme.test.ts',
  'reference/providers/ADDING.md': 'reference/providers/adding.test.ts',
  'tools/record/README.md': 'tools/record/readme.test.ts'
}
