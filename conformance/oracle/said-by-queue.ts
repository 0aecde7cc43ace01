import type { Act, CallScript, StreamScript } from '../model/script.ts'
import { dropped, type Ending, type Said } from './said.ts'

/** What a script says in a dialect that takes jobs: nothing of the answer before its end, and after acceptance nothing may follow. */
export function saidByQueue(script: CallScript, nothing: Omit<Said, 'ending'>): Said {
  const ending = endingOf(script)
  return { ...nothing, ending, output: ending.kind === 'completed' }
}

function endingOf(script: CallScript): Ending {
  if (script.kind === 'drop') {
    // The submit may have landed.
    return script.how === 'refuse' ? { kind: 'refused' } : { kind: dropped[script.how], final: true }
  }
  if (script.kind === 'status') return endingOfSubmit(script.status, script.error?.kind)
  // Any address that a script puts in place of the lab's own lies elsewhere.
  if (Object.entries(script.queue?.submit ?? {}).some(([field, value]) => isAddress(field) && value !== null)) {
    return { kind: 'malformed', final: true }
  }
  return endingOfJob(script)
}

/** A refusal leaves every way open; an answer that may come from between leaves it open whether the job is in the queue. */
function endingOfSubmit(status: number, error: Extract<Ending, { kind: 'error' }>['error'] | undefined): Ending {
  if (status < 300) return { kind: 'opaque', final: true }
  const clear = status < 500 ? status !== 408 && status !== 425 : status === 503 || status === 529
  const said: Ending = { kind: 'status', status, unclear: false, ...(error === undefined ? {} : { error }) }
  return clear ? said : { ...said, final: true }
}

function endingOfJob({ acts }: StreamScript): Ending {
  for (const [index, act] of acts.entries()) {
    if ('error' in act) return { kind: 'error', error: act.error.kind, final: true }
    if ('end' in act) return resultOf(acts.slice(index + 1))
    const broken = brokenBy([act])
    if (broken !== undefined) return broken
  }
  // Its last status is told for ever.
  return { kind: 'silent', final: true }
}

/** A result that is no JSON is a broken answer; that it is asked for again does not mend it. */
function resultOf(acts: readonly Act[]): Ending {
  const spoilt = acts.some((act) => 'raw' in act || ('cut' in act && act.cut === 'eof'))
  return brokenBy(acts) ?? (spoilt ? { kind: 'malformed', final: true } : { kind: 'completed', finish: 'stop' })
}

/** What ends a job before its time: silence, or a refusal of what is asked about it. Everything else is asked again. */
function brokenBy(acts: readonly Act[]): Ending | undefined {
  for (const act of acts) {
    if ('stall' in act) return { kind: 'silent', final: true }
    const http = 'poll' in act ? (act.poll.http ?? 200) : 200
    const passing = http < 300 || http >= 500 || [408, 425, 429].includes(http)
    if (!passing) return { kind: 'status', status: http, unclear: false, final: true }
  }
  return undefined
}

function isAddress(field: string): boolean {
  return field.endsWith('_url')
}
