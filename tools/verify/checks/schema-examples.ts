import type { Check, Finding } from '../repository.ts'

/** Schema ↔ `spec/examples/<Schema>.json` or `<Schema>.<case>.json`. Whether an example is valid is the generator's business. */
export const schemaExamples: Check = {
  name: 'schema-examples',
  rule: 'every schema has an example, and every example names a schema',
  run({ tree }) {
    const schemas = namesBelow(tree.paths, /^spec\/schemas\/(?:[^/]+\/)?([^/.]+)\.yaml$/)
    const examples = namesBelow(tree.paths, /^spec\/examples\/([^/.]+)(?:\.[^/]+)?\.(?:json|yaml)$/)
    const findings: Finding[] = []
    for (const [name, path] of schemas)
      if (!examples.has(name)) findings.push({ path, message: 'has no example in spec/examples' })
    for (const [name, path] of examples)
      if (!schemas.has(name)) findings.push({ path, message: `names no schema: ${name}` })
    return findings
  }
}

function namesBelow(paths: readonly string[], pattern: RegExp): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const path of paths) {
    const name = pattern.exec(path)?.[1]
    if (name !== undefined && !names.has(name)) names.set(name, path)
  }
  return names
}
