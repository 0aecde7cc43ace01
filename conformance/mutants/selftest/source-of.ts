import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The file in the sources that a built one was copied from; the file itself where there are no sources beside it. What is recorded
 * belongs there: a build is made anew.
 */
export function sourceOf(file: URL): string {
  const path = fileURLToPath(file)
  const source = fileURLToPath(new URL(file.href.replace('/dist/conformance/', '/conformance/')))
  return existsSync(source) ? source : path
}
