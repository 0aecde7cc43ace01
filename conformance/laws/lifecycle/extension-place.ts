import { isTerminal } from '../shared/event.ts'
import { streamed } from '../shared/streamed.ts'

interface Progress {
  readonly begun: boolean
  readonly ended: boolean
}

/** No extension event is the first of a log or stands behind its terminal event. */
export const extensionPlace = streamed(
  'lifecycle/extension-place',
  (): Progress => ({ begun: false, ended: false }),
  ({ begun, ended }, event, check, { after }): Progress => {
    const extension = event.type.startsWith('x-')
    const early = !begun && after === 0
    if (early || ended || extension || isTerminal(event)) {
      check(!(extension && (early || ended)), event, () => ({
        expected: 'x- events only after execution.accepted and before the terminal event',
        saw: `${event.type} ${ended ? 'behind the terminal event' : 'at the beginning'}`
      }))
    }
    return { begun: true, ended: ended || isTerminal(event) }
  }
)
