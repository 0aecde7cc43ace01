import { parse } from 'yaml'
import type { FileTree } from '../file-tree.ts'
import type { Check, Finding } from '../repository.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/** Operation id ↔ `spec/paths/<kebab>.yaml` ↔ `reference/http/routes/<kebab>.ts`. */
export const operationFiles: Check = {
  name: 'operation-files',
  rule: 'every operation has a path file and a route file of its name, and neither exists without an operation',
  run({ tree }) {
    const operations = new Set<string>()
    const findings = pathFiles(tree).flatMap((path) => findingsOf(tree, path, operations))
    for (const path of tree.paths) {
      const name = /^reference\/http\/routes\/([^/]+)\.ts$/.exec(path)?.[1]
      if (name === undefined || name.endsWith('.test') || name === 'index') continue
      if (!operations.has(name)) findings.push({ path, message: 'is a route file of no operation' })
    }
    return findings
  }
}

function pathFiles(tree: FileTree): readonly string[] {
  return tree.paths.filter((path) => /^spec\/paths\/[^/]+\.yaml$/.test(path))
}

function findingsOf(tree: FileTree, path: string, operations: Set<string>): Finding[] {
  const ids = operationIds(parse(tree.read(path)))
  const expected = path.slice('spec/paths/'.length, -'.yaml'.length)
  if (ids.length === 0) return [{ path, message: 'holds no operation id' }]
  return ids.flatMap((id) => {
    const name = kebab(id)
    operations.add(name)
    const route = `reference/http/routes/${name}.ts`
    return [
      ...(name === expected ? [] : [{ path, message: `holds operation ${id}, whose path file is ${name}.yaml` }]),
      ...(tree.has(route) ? [] : [{ path, message: `operation ${id} has no route file ${route}` }])
    ]
  })
}

function operationIds(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return []
  return Object.entries(item).flatMap(([key, value]: [string, unknown]) =>
    methods.includes(key) && typeof value === 'object' && value !== null && 'operationId' in value
      ? [String(value.operationId)]
      : []
  )
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
