import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** An event stream forbids to store it. */
export const noStore = judged('streaming/no-store', (view, check) => {
  for (const reader of view.readers) {
    const value = reader.opened.headers['cache-control']
    const directives = (value ?? '').split(',').map((directive) => directive.trim().toLowerCase())
    check(directives.includes('no-store'), reader, () => ({
      expected: 'cache-control: no-store',
      saw: `cache-control: ${brief(value)}`
    }))
  }
})
