import { execFileSync, spawn } from 'node:child_process'
import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { GateText } from './gate.ts'

/** Git could not be asked; the message says what was asked for. */
export class GitError extends Error {
  override readonly name = 'GitError'
}

/** Every tracked file as it stands in the work tree, and the list of their names. */
export function* workTreeTexts(root: string): Generator<GateText> {
  const names = git(root, ['ls-files', '-z']).split('\0').filter(Boolean)
  yield { name: '(file names)', text: names.join('\n') }
  for (const name of names) {
    const text = contentOf(join(root, name))
    if (text !== undefined) yield { name, text }
  }
}

/** Every version that any file of the history ever had, each once, then every commit message. */
export async function* historyTexts(root: string): AsyncGenerator<GateText> {
  const names = new Map<string, string>()
  for (const line of git(root, ['rev-list', '--objects', '--all']).split('\n')) {
    const [, id, name] = /^([0-9a-f]+) (.+)$/.exec(line) ?? []
    if (id !== undefined && name !== undefined && !names.has(id)) names.set(id, name)
  }
  for await (const { id, content } of blobs(root, [...names.keys()])) {
    yield { name: `${id.slice(0, 12)}:${names.get(id)}`, text: textOf(content) }
  }
  for (const entry of git(root, ['log', '--all', '--format=%H%n%B%x00']).split('\0')) {
    const [, id = '', message = ''] = /^\s*([0-9a-f]{40,64})\n(.*)$/s.exec(entry) ?? []
    if (id !== '') yield { name: `${id.slice(0, 12)}:(commit message)`, text: message }
  }
}

function contentOf(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : textOf(readFileSync(path))
  } catch (error) {
    // Deleted in the work tree and not yet in the index, or a folder of another repository.
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** Binary files are read too: a key in one of them is as readable as elsewhere. */
const textOf = (content: Buffer): string => content.toString(content.includes(0) ? 'latin1' : 'utf8')

function git(root: string, args: readonly string[]): string {
  try {
    return execFileSync('git', [...args], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30, stdio: 'pipe' })
  } catch {
    throw new GitError(`git ${args[0]} failed: this needs git and a repository`)
  }
}

/** Reads the blobs among the objects through one process. */
async function* blobs(root: string, ids: readonly string[]): AsyncGenerator<{ id: string; content: Buffer }> {
  const child = spawn('git', ['cat-file', '--batch'], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.on('error', () => {})
  child.stdin.end(ids.map((id) => `${id}\n`).join(''))
  let held: Buffer = Buffer.alloc(0)
  for await (const bytes of child.stdout) {
    held = held.length === 0 ? (bytes as Buffer) : Buffer.concat([held, bytes as Buffer])
    for (let next = firstObject(held); next !== undefined; next = firstObject(held)) {
      held = held.subarray(next.end)
      if (next.type === 'blob') yield { id: next.id, content: next.content }
    }
  }
  if (held.length > 0) throw new GitError('git cat-file ended in the middle of an object')
}

/** `<id> <type> <size>` and a line feed, the content, a line feed. */
function firstObject(held: Buffer): { id: string; type: string; content: Buffer; end: number } | undefined {
  const head = held.indexOf(0x0a)
  if (head < 0) return undefined
  const [id = '', type = '', size] = held.toString('latin1', 0, head).split(' ')
  const end = head + 1 + Number(size) + 1
  if (!Number.isInteger(end)) throw new GitError('git cat-file does not know an object of the history')
  return held.length < end ? undefined : { id, type, content: held.subarray(head + 1, end - 1), end }
}
