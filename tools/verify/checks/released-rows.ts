import { parse } from 'yaml'
import type { FileTree } from '../file-tree.ts'
import type { Check, Finding } from '../repository.ts'
import { requirementRows } from '../requirement-row.ts'

interface ReleasedRow {
  readonly id: string
  readonly level: string
  readonly text: string
  readonly feature?: string
}

/** What a released revision demands stays what it was: no row more, none less, none with another sentence. */
export const releasedRows: Check = {
  name: 'released-rows',
  rule: 'the rows of a released revision are those of its frozen set',
  run({ tree }) {
    const revision = revisionIn(tree)
    const path = `spec/released/${revision}/requirements.json`
    if (!tree.has(path)) return []
    const frozen = new Map((JSON.parse(tree.read(path)) as ReleasedRow[]).map((row) => [row.id, row]))
    const rows = requirementRows(tree)
    const advice = `revision ${revision} is released: raise x-spec-revision in spec/openapi.yaml to change what it demands`
    const changed = rows.flatMap((row): Finding[] => {
      const before = frozen.get(row.id)
      frozen.delete(row.id)
      if (before === undefined) return [{ path: row.file, message: `${row.id} is new; ${advice}` }]
      const differs = (['level', 'text', 'feature'] as const).filter((field) => row[field] !== before[field])
      if (differs.length === 0) return []
      return [{ path: row.file, message: `${row.id} has another ${differs.join(' and ')}; ${advice}` }]
    })
    const gone = [...frozen.keys()].map((id): Finding => ({ path, message: `${id} has no row any more; ${advice}` }))
    return [...changed, ...gone]
  }
}

function revisionIn(tree: FileTree): string {
  const path = 'spec/openapi.yaml'
  if (!tree.has(path)) return ''
  const document = parse(tree.read(path)) as { info?: Record<string, unknown> }
  return String(document.info?.['x-spec-revision'] ?? '')
}
