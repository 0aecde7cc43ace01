import { readFileSync } from 'node:fs'
import { type Document, LineCounter, parseDocument } from 'yaml'
import { UsageError } from './usage-error.ts'

/** A YAML file that somebody wrote by hand, with what it takes to point at a line of it. */
export interface YamlFile {
  readonly path: string
  readonly document: Document
  /** `path, line N` of a node, or of the whole file. */
  place(node?: unknown): string
  /** The plain value of a node; `undefined` for an alias that leads nowhere or unfolds without end. */
  plain(node: unknown): unknown
}

/**
 * Reads a YAML file. A file that is not there is `undefined` where it is not wanted.
 *
 * @throws UsageError in one sentence with the fix, where it is wanted and not there, cannot be read, or is no YAML.
 */
export function readYamlFile(path: string, option: string): YamlFile
export function readYamlFile(path: string, option?: string): YamlFile | undefined
export function readYamlFile(path: string, option?: string): YamlFile | undefined {
  const text = readText(path, option)
  if (text === undefined) return undefined
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number): string => `${path}, line ${lines.linePos(offset).line}`
  const [error] = document.errors
  if (error) throw new UsageError(`${at(error.pos[0])}: this is no YAML (${error.message}); mend the line`)
  return {
    path,
    document,
    place: (node) => at((node as { range?: [number, ...unknown[]] } | null | undefined)?.range?.[0] ?? 0),
    plain: (node) => plain(node, document)
  }
}

function readText(path: string, option: string | undefined): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && option === undefined) return undefined
    throw new UsageError(
      code === 'ENOENT'
        ? `there is no file ${path}; write it, or leave ${option} out`
        : `${path} cannot be read (${code ?? 'unknown'}); make it a readable file`
    )
  }
}

function plain(node: unknown, document: Document): unknown {
  if (typeof (node as { toJS?: unknown } | null)?.toJS !== 'function') return node
  try {
    return (node as { toJS: (document: Document) => unknown }).toJS(document)
  } catch {
    return undefined
  }
}
