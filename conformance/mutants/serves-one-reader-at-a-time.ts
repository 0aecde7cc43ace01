import type { EventReader } from '../../reference/core/runtime-port.ts'
import type { Mutant } from './mutant.ts'

/** Gives what has happened by now and then closes as if the log had ended. */
const cutShort = (reader: EventReader): EventReader => {
  let given = false
  return {
    ...reader,
    async next() {
      if (given) reader.close()
      given = true
      const events = await reader.next()
      return events?.filter(({ terminal }) => !terminal)
    }
  }
}

export const servesOneReaderAtATime: Mutant = {
  name: 'serves-one-reader-at-a-time',
  title: 'Who reads while another one reads is sent away early.',
  predicts: ['replay/many-readers'],
  edits() {
    const reading = new Map<string, number>()
    return {
      runtime: (runtime) => ({
        ...runtime,
        async open(id, after, ...rest) {
          const opened = await runtime.open(id, after, ...rest)
          if ('refused' in opened) return opened
          const others = reading.get(id) ?? 0
          reading.set(id, others + 1)
          const reader = others > 0 && after === 0 ? cutShort(opened.reader) : opened.reader
          const close = (): void => {
            reading.set(id, 0)
            reader.close()
          }
          return { ...opened, reader: { next: () => reader.next(), close } }
        }
      })
    }
  }
}
