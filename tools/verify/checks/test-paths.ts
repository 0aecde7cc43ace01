import type { Check } from '../repository.ts'
import { requirementRows } from '../requirement-row.ts'

/** `test:` of a row: a test file of this repository, for what no black box can see. */
export const testPaths: Check = {
  name: 'test-paths',
  rule: 'every test that a requirement row names exists',
  run({ tree }) {
    return requirementRows(tree).flatMap((row) => {
      if (row.test === undefined) return []
      if (!row.test.endsWith('.test.ts'))
        return [{ path: row.file, message: `${row.id} names ${row.test}, which is no test file` }]
      if (!tree.has(row.test)) return [{ path: row.file, message: `${row.id} names ${row.test}, which does not exist` }]
      return []
    })
  }
}
