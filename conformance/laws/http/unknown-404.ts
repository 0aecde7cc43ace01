import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Every operation on an id that no submit returned answers 404, while a known one is served. */
export const unknown404 = judged('http/unknown-404', (view, check) => {
  checkRefused(view, 'http/unknown-404', [404], check)
})
