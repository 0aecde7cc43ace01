import type { Control } from '../mutant.ts'
import { withFields } from '../shared/loose-event.ts'
import { rewriteJson } from '../shared/rewrite-answers.ts'
import { rewriteEvents } from '../shared/rewrite-log.ts'

const seconds = (time: unknown): string => String(time).replace(/\.\d+Z$/, 'Z')

export const timesWithOtherDigits: Control = {
  name: 'times-with-other-digits',
  title: 'Times are told in nanoseconds in the log and in milliseconds elsewhere.',
  edits: () => ({
    store: rewriteEvents((event) => [withFields(event, { time: seconds(event.time).replace('Z', '.120000000Z') })]),
    app: rewriteJson(['execution'], (body, status) =>
      status === 200 && Number(body.last_sequence) > 1
        ? { ...body, updated_at: seconds(body.updated_at).replace('Z', '.12Z') }
        : body
    )
  })
}
