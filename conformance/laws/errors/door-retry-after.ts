import { doorErrors } from '../shared/door.ts'
import { judged } from '../shared/judged.ts'

/** Who is refused for lack of room is told when to come back: in seconds, or by a date. */
export const doorRetryAfter = judged('errors/door-retry-after', (view, check) => {
  for (const refusal of doorErrors(view)) {
    const { status, headers } = refusal.exchange
    if (refusal.operation !== 'submitExecution' || status !== 429) continue
    const told = headers['retry-after']
    const legible = told !== undefined && (/^[0-9]+$/.test(told) || isHttpDate(told))
    check(legible, refusal, () => ({
      expected: '429 with Retry-After in seconds or as a date',
      saw: told === undefined ? 'none' : 'a value that is neither'
    }))
  }
})

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const time = String.raw`\d{2}:\d{2}:\d{2}`

/** The form that senders use, and the two that receivers still have to read. */
const dates = [
  String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} ${month} \d{4} ${time} GMT`,
  String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{2}-${month}-\d{2} ${time} GMT`,
  String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${month} (?:\d{2}| \d) ${time} \d{4}`
].map((form) => new RegExp(`^${form}$`))

const isHttpDate = (told: string): boolean => dates.some((date) => date.test(told))
