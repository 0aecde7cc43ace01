import { existsSync, readFileSync } from 'node:fs'

/** The version of the package that this file belongs to, whether it runs from the sources or from the build. */
export function packageVersion(from: string = import.meta.url): string {
  for (let folder = new URL('.', from); ; folder = new URL('..', folder)) {
    const manifest = new URL('package.json', folder)
    if (existsSync(manifest)) return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
    if (folder.pathname === new URL('..', folder).pathname) return 'unknown'
  }
}
