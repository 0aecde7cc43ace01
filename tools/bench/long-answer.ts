export const answerId = '00000000-0000-4000-8000-000000000001'
export const answerEvents = 50_000

const target = { provider: 'bench', model: 'bench-1' }

/** The event stream of one finished answer, a word an event. */
export function longAnswer(): string {
  const frames = Array.from({ length: answerEvents }, (_, at) => {
    const data = { execution_id: answerId, sequence: at + 1, time: '2026-01-01T00:00:00.000Z', ...said(at) }
    return `id: ${data.sequence}\nevent: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
  })
  return frames.join('')
}

function said(at: number) {
  if (at === 0) return { type: 'execution.accepted', status: 'accepted' }
  if (at === 1) return { type: 'route.selected', status: 'routing', target, attempt: 1 }
  if (at === answerEvents - 1) return { type: 'execution.completed', status: 'succeeded', target }
  return { type: 'output.delta', status: 'running', output_index: 0, delta: `word ${at} ` }
}
