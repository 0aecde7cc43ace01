import type { ClaimLine } from './event-lines.ts'
import type { Detail, Details } from './parts.ts'
import type { Reading } from './reading.ts'

const mostKept = 4096

/** Keeps some details and reads the others from the journals. */
export function createDetails(reading: Pick<Reading, 'claim'>): Details {
  const kept = new Map<string, Detail>()

  function keep(executionId: string, detail: Detail): void {
    kept.delete(executionId)
    kept.set(executionId, detail)
    const oldest = kept.size > mostKept ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
  }

  return {
    keep,
    async of(entry) {
      const detail = kept.get(entry.executionId) ?? detailOf(await reading.claim(entry))
      keep(entry.executionId, detail)
      return detail
    },
    forget: (executionId) => void kept.delete(executionId)
  }
}

/** The same, from a claim's line. */
export function detailOf({ created_at: createdAt, ability, partition, metadata }: ClaimLine): Detail {
  return {
    createdAt,
    ability,
    ...(partition === undefined ? {} : { partition }),
    ...(metadata === undefined ? {} : { metadata })
  }
}
