import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Methods and paths that the specification does not name answer 404 or 405. */
export const otherPaths = judged('http/other-paths', (view, check) => {
  checkRefused(view, 'http/other-paths', [404, 405], check)
})
