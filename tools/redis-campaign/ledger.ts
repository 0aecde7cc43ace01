import type { AnyEvent } from '../../generated/events.ts'
import { deltaOf, keyOf, type WorkerNews } from './messages.ts'

/** What workers were acknowledged, and what is wrong with what the store holds. */
export interface Ledger {
  hear(news: WorkerNews): void
  /** Numbers that some worker was acknowledged the claim of, or the replay. */
  answered(number: number): boolean
  readonly executions: readonly string[]
  /** Notes what is stored of an execution; a violation is a sentence. */
  judge(executionId: string, events: readonly AnyEvent[]): void
  /** Notes what a reader was given while it ran. */
  judgeReading(executionId: string, given: readonly AnyEvent[], stored: readonly AnyEvent[]): void
  judgeKeys(): void
  readonly violations: readonly string[]
  readonly counts: {
    readonly completed: number
    readonly interrupted: number
    readonly left: number
    readonly replayed: number
  }
}

interface Acknowledged {
  last: number
  ended: boolean
}

function deltaText(event: AnyEvent): string | undefined {
  return event.type === 'output.delta' && 'delta' in event ? String(event.delta) : undefined
}

/** Every event stands where its content says, so nothing is doubled, lost or out of order in front of the ending. */
function faultOf(executionId: string, events: readonly AnyEvent[]): string | undefined {
  for (const [at, event] of events.entries()) {
    if (event.sequence !== at + 1) return `has ${event.sequence} in place ${at + 1}`
    const text = deltaText(event)
    if (text !== undefined && text !== deltaOf(executionId, at + 1)) {
      return `has another event's content in place ${at + 1}`
    }
    const terminal = event.status === 'succeeded' || event.status === 'failed'
    if (terminal !== (at === events.length - 1)) return `has ${terminal ? 'an event behind its ending' : 'no ending'}`
  }
  return events.length === 0 ? 'is lost' : undefined
}

/** Nothing is known yet. */
export function createLedger(): Ledger {
  const known = new Map<string, Acknowledged>()
  const numbers = new Set<number>()
  const byKey = new Map<string, Set<string>>()
  const violations: string[] = []
  const counts = { completed: 0, interrupted: 0, left: 0, replayed: 0 }

  function answer(number: number, executionId: string): void {
    numbers.add(number)
    byKey.set(keyOf(number), (byKey.get(keyOf(number)) ?? new Set()).add(executionId))
  }

  function hear(news: WorkerNews): void {
    if (news.kind === 'created') {
      known.set(news.executionId, { last: 1, ended: false })
      answer(news.number, news.executionId)
    } else if (news.kind === 'replayed') {
      counts.replayed += 1
      answer(news.number, news.executionId)
    } else if (news.kind === 'stored') known.set(news.executionId, { last: news.last, ended: news.ended })
    else if (news.kind === 'left') counts.left += 1
  }

  return {
    hear,
    answered: (number) => numbers.has(number),
    get executions() {
      return [...known.keys()]
    },
    judge(executionId, events) {
      const { last, ended } = known.get(executionId) ?? { last: 0, ended: false }
      const interrupted = events.at(-1)?.status === 'failed'
      const own = interrupted ? events.length - 1 : events.length
      const fault =
        faultOf(executionId, events) ??
        (own < last ? `lost ${last - own} acknowledged events` : undefined) ??
        (ended && interrupted ? 'was interrupted behind its acknowledged ending' : undefined)
      if (fault !== undefined) violations.push(`${executionId} ${fault}`)
      if (interrupted) counts.interrupted += 1
      else counts.completed += 1
    },
    judgeReading(executionId, given, stored) {
      if (JSON.stringify(given) !== JSON.stringify(stored))
        violations.push(`${executionId}: a reader was given another log`)
    },
    judgeKeys() {
      for (const [key, ids] of byKey) {
        if (ids.size > 1) violations.push(`${key} was answered with ${ids.size} executions`)
      }
    },
    violations,
    counts
  }
}
