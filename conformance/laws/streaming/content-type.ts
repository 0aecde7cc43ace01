import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** An event stream says that it is one. */
export const contentType = judged('streaming/content-type', (view, check) => {
  for (const reader of view.readers) {
    const type = reader.opened.headers['content-type']
    const essence = type?.split(';')[0]?.trim().toLowerCase()
    check(essence === 'text/event-stream', reader, () => ({
      expected: 'content-type: text/event-stream',
      saw: `content-type: ${brief(type)}`
    }))
  }
})
