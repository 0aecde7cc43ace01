const target = { provider: 'bench', model: 'bench-1' }
const time = '2026-01-01T00:00:00.000Z'
const interleaved = 200
const eventsOfOne = 100
const chunkBytes = 256 * 1024

/** A log of whole executions of a hundred events each, two hundred of them interleaved, as the chunks that a file would be read in. */
export function logOfEvents(events: number): Buffer[] {
  const chunks: Buffer[] = []
  let text = ''
  for (let at = 0; at < events; at += 1) {
    const lane = at % interleaved
    const step = Math.floor(at / interleaved)
    const execution = Math.floor(step / eventsOfOne) * interleaved + lane
    text += `${JSON.stringify(event(execution, (step % eventsOfOne) + 1))}\n`
    if (text.length < chunkBytes) continue
    chunks.push(Buffer.from(text))
    text = ''
  }
  return [...chunks, Buffer.from(text)]
}

function event(execution: number, sequence: number): unknown {
  const id = `00000000-0000-4000-8000-${String(execution).padStart(12, '0')}`
  const base = { execution_id: id, sequence, time }
  if (sequence === 1) return { ...base, type: 'execution.accepted', status: 'accepted' }
  if (sequence === 2) return { ...base, type: 'route.selected', status: 'routing', target, attempt: 1 }
  if (sequence === eventsOfOne) return { ...base, type: 'execution.completed', status: 'succeeded', target }
  const running = { ...base, status: 'running' }
  if (sequence < eventsOfOne - 1) {
    return { ...running, type: 'output.delta', output_index: 0, delta: `word ${sequence} of the answer ` }
  }
  const facts = [{ unit: 'output_token', quantity: 97, source: 'provider' }]
  return { ...running, type: 'usage.reported', facts }
}
