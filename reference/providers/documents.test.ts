import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const documents = ['README.md', 'ADDING.md', 'SOURCES.md']

test('every file that the provider documents link or name exists', () => {
  for (const name of documents) {
    const linked = [...read(name).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) => path ?? '')
    const named = [...read(name).matchAll(/`([a-z-]+\/[a-z-]+\.test\.ts)`/g)].map(([, path]) => path ?? '')
    expect(linked.length + named.length).toBeGreaterThan(0)
    for (const path of [...linked, ...named]) expect(() => read(path), `${name}: ${path}`).not.toThrow()
  }
})
