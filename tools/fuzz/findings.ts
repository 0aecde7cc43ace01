import { laws } from '../../conformance/laws/index.ts'
import type { Item } from '../../conformance/model/verdict.ts'
import { fuzzKey, type Played } from './play.ts'

/** What is wrong with one play, in one line each; none for a sound one. */
export function findingsOf({ executionId, events, ended }: Played): string[] {
  const findings = ended ? [] : ['the log never ended']
  const items: Item[] = events.map(({ sequence, type, data }) => ({
    kind: 'sse.frame',
    time: 0,
    reader: 'fuzz',
    execution: executionId,
    id: String(sequence),
    event: type,
    data,
    json: JSON.parse(data) as unknown,
    offset: 0
  }))
  for (const law of laws) {
    if (!law.passive) continue
    let state = law.init()
    for (const [index, item] of items.entries()) state = law.step(state, item, index)
    for (const { expected, saw } of law.finish(state).violations) {
      findings.push(`${law.requirement}: expected ${expected}, saw ${saw}`)
    }
  }
  if (events.some(({ data }) => data.includes(fuzzKey))) findings.push('the key stands in an event')
  return findings
}
