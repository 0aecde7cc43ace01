import { afterEach, expect, test } from 'vitest'
import { type Crew, startCrew } from './crew.ts'

const settings = { seed: 7, jobs: 8, timeoutMs: 45_000, full: false }
const never = new AbortController().signal
const crews: Crew[] = []

afterEach(async () => {
  for (const crew of crews.splice(0)) await crew.close()
})

/** A worker of a few lines in place of the built one. */
async function crewOf(size: number, code: string, signal: AbortSignal = never): Promise<Crew> {
  const head = "import { parentPort, workerData } from 'node:worker_threads'\n"
  const file = new URL(`data:text/javascript,${encodeURIComponent(head + code)}`)
  const crew = await startCrew(size, settings, signal, file)
  crews.push(crew)
  return crew
}

const ready =
  "parentPort.postMessage({ say: 'ready', calibration: { failed: new Map(), faults: [String(workerData.seed)] } })\n"

test('every answer reaches the question that names the same exhibit, in whatever order they come', async () => {
  const crew = await crewOf(
    1,
    `${ready}
    const held = []
    parentPort.on('message', (task) => {
      held.unshift(task)
      if (held.length < 2) return
      for (const task of held) parentPort.postMessage({ say: 'judged', task, judgement: { kind: task.kind, result: task.name } })
    })`
  )
  const [judge] = crew.judges
  expect(judge?.calibration.faults).toEqual(['7'])
  const both = [judge?.judge({ kind: 'mutant', name: 'a' }), judge?.judge({ kind: 'control', name: 'a' })]
  expect(await Promise.all(both)).toEqual([
    { kind: 'mutant', result: 'a' },
    { kind: 'control', result: 'a' }
  ])
})

test('a worker that cannot start says why, and the others do not stay', async () => {
  const code = "parentPort.postMessage({ say: 'broken', reason: 'no lab' })\nsetInterval(() => {}, 1000)"
  await expect(crewOf(2, code)).rejects.toThrow('no lab')
})

test('a worker that dies at work fails what it was asked', async () => {
  const crew = await crewOf(1, `${ready} parentPort.on('message', () => process.exit(1))`)
  await expect(crew.judges[0]?.judge({ kind: 'null', name: 'x' })).rejects.toThrow('ended before its work')
})

test('an abort ends a worker that would never answer', async () => {
  const controller = new AbortController()
  const crew = await crewOf(1, `${ready} parentPort.on('message', () => {})`, controller.signal)
  const answer = crew.judges[0]?.judge({ kind: 'null', name: 'x' })
  controller.abort()
  await expect(answer).rejects.toThrow('ended before its work')
})

test('who was aborted before starts nobody', async () => {
  await expect(crewOf(1, ready, AbortSignal.abort())).rejects.toThrow('aborted')
})
