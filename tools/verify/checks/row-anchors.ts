import type { Check } from '../repository.ts'
import { requirementRows } from '../requirement-row.ts'

/** The anchor of every row: a file below `spec/` that holds the anchor as an explicit id. */
export const rowAnchors: Check = {
  name: 'row-anchors',
  rule: 'every requirement row leads to an anchor that its chapter has',
  run({ tree }) {
    return requirementRows(tree).flatMap((row) => {
      const [file, anchor] = row.anchor.split('#')
      const path = `spec/${file}`
      const message = `${row.id} leads to ${row.anchor}, which does not exist`
      if (!anchor || !tree.has(path) || !tree.read(path).includes(`<a id="${anchor}"></a>`))
        return [{ path: row.file, message }]
      return []
    })
  }
}
