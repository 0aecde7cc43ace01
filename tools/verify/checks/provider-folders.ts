import type { FileTree } from '../file-tree.ts'
import type { Check, Finding } from '../repository.ts'

/** Spoken by many runtimes and therefore by the lab; no adapter of the reference speaks it. */
const dialectsWithoutAdapter = ['openai-chat-completions']
/** Calls nobody, so that it has neither dialect nor fixtures. */
const adaptersWithoutDialect = ['mock']

/** `reference/providers/<name>/` ↔ `conformance/lab/dialects/<name>.ts` ↔ `fixtures/<name>/`. */
export const providerFolders: Check = {
  name: 'provider-folders',
  rule: 'every provider folder has a dialect and a fixture folder of its name, and neither exists without a provider',
  run({ tree }) {
    const adapters = names(tree.paths, /^reference\/providers\/([^/]+)\//).filter(
      (name) => !adaptersWithoutDialect.includes(name)
    )
    const dialects = dialectNames(tree)
    const fixtures = names(tree.paths, /^fixtures\/([^/]+)\/[^/]+\//)
    const providers = [...adapters, ...dialectsWithoutAdapter]
    return [
      ...lacking(adapters, dialects, (name) => [
        `reference/providers/${name}`,
        `has no dialect conformance/lab/dialects/${name}.ts`
      ]),
      ...lacking(adapters, fixtures, (name) => [
        `reference/providers/${name}`,
        `has no fixture folder fixtures/${name}`
      ]),
      ...lacking(dialects, providers, (name) => [
        `conformance/lab/dialects/${name}.ts`,
        'is the dialect of no provider folder'
      ]),
      ...lacking(fixtures, providers, (name) => [`fixtures/${name}`, 'holds fixtures of no provider folder'])
    ]
  }
}

/** The dialect files. A helper beside them is no dialect: `DialectName` does not name it. */
function dialectNames(tree: FileTree): readonly string[] {
  const topology = 'conformance/model/topology.ts'
  const union = tree.has(topology)
    ? (/DialectName =([^\n]*(?:\n\s+\|[^\n]*)*)/.exec(tree.read(topology))?.[1] ?? '')
    : ''
  const named = [...union.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
  return named.filter((name) => tree.has(`conformance/lab/dialects/${name}.ts`))
}

function names(paths: readonly string[], pattern: RegExp): readonly string[] {
  return [...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []))]
}

function lacking(
  from: readonly string[],
  to: readonly string[],
  tell: (name: string) => readonly [path: string, message: string]
): readonly Finding[] {
  return from
    .filter((name) => !to.includes(name))
    .map((name) => {
      const [path, message] = tell(name)
      return { path, message }
    })
}
