import { readFileSync } from 'node:fs'

/** What the repository has recorded of a law: the faulty runtimes that it must catch, and cases that reach its condition. */
export interface Evidence {
  readonly mutants: readonly string[]
  readonly scenarios: readonly string[]
}

let table: Readonly<Record<string, Evidence>> | undefined

/** The evidence of a requirement; nothing for what has no law. The file is read once. */
export function evidenceOf(requirement: string): Evidence {
  table ??= JSON.parse(readFileSync(new URL('./evidence.json', import.meta.url), 'utf8')) as Record<string, Evidence>
  return (Object.hasOwn(table, requirement) ? table[requirement] : undefined) ?? { mutants: [], scenarios: [] }
}
