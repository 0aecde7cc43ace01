import { type Child, startChild } from './child.ts'
import { createPool, exchange, openStream } from './client.ts'
import type { BenchPlan } from './orders.ts'
import { alternate, type Bench } from './result.ts'

/** Both servers of one benchmark, the bare one loaded with the very bytes that the runtime sends. */
interface Arena {
  readonly ours: { readonly child: Child; readonly url: string }
  readonly bare: { readonly child: Child; readonly url: string }
  readonly agent: ReturnType<typeof createPool>
  submit(plan: BenchPlan): Promise<string>
  load(executionId: string): Promise<void>
}

async function withArena<Result>(use: (arena: Arena) => Promise<Result>): Promise<Result> {
  const agent = createPool()
  const children = { ours: startChild('runtime-server'), bare: startChild('bare-server') }
  try {
    const ours = { child: children.ours, url: await children.ours.ask<string>({ kind: 'listen' }) }
    const bare = { child: children.bare, url: await children.bare.ask<string>({ kind: 'listen' }) }
    let submission = ''
    return await use({
      ours,
      bare,
      agent,
      submit: async (plan) => {
        submission = await exchange(agent, `${ours.url}/v1/executions`, 'POST', requestBody(plan))
        return (JSON.parse(submission) as { execution_id: string }).execution_id
      },
      load: async (executionId) => {
        const body = await exchange(agent, eventsUrl(ours.url, executionId), 'GET')
        await bare.child.ask({ kind: 'load', body, submission })
        if ((await exchange(agent, `${bare.url}/replay`, 'GET')) !== body) throw new Error('the bytes are not the same')
      }
    })
  } finally {
    agent.destroy()
    await Promise.all([children.ours.stop(), children.bare.stop()])
  }
}

function requestBody(plan: BenchPlan): string {
  return JSON.stringify({
    ability: 'bench',
    input: [{ type: 'text', text: 'go' }],
    metadata: { plan: JSON.stringify(plan) }
  })
}

function eventsUrl(origin: string, executionId: string): string {
  return `${origin}/v1/executions/${executionId}/events`
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** One reader takes a finished log of 20 000 events, some times in a row. */
export const replay20k: Bench = {
  name: 'replay_20k',
  what: 'a finished 20 000-event execution, one reader',
  target: 1,
  bound: 'at_least',
  rounds: (count) =>
    withArena(async ({ submit, load, ours, bare, agent }) => {
      const id = await submit({ deltas: 19_997, perTick: 0, gated: false })
      await load(id)
      return alternate(
        count,
        () => timed(() => replays(agent, eventsUrl(ours.url, id))),
        () => timed(() => replays(agent, `${bare.url}/replay`))
      )
    })
}

async function replays(agent: Arena['agent'], url: string): Promise<void> {
  for (let time = 0; time < 8; time += 1) await exchange(agent, url, 'GET')
}

/** 200 readers of one running log, `perTick` events a turn of the server's event loop. */
function fanout(name: string, perTick: number, deltas: number, target: number): Bench {
  const readers = 200
  return {
    name,
    what: `200 readers of one running execution, ${perTick} event${perTick === 1 ? '' : 's'} a tick`,
    target,
    bound: 'at_least',
    rounds: (count) =>
      withArena(async ({ submit, load, ours, bare, agent }) => {
        await load(await submit({ deltas, perTick: 0, gated: false }))
        const run = async (child: Child, url: string): Promise<number> => {
          const streams = Array.from({ length: readers }, () => openStream(agent, url))
          await Promise.all(streams.map((stream) => stream.opened))
          return timed(async () => {
            await child.ask({ kind: 'fanout', perTick })
            await Promise.all(streams.map((stream) => stream.ended))
          })
        }
        return alternate(
          count,
          async () => run(ours.child, eventsUrl(ours.url, await submit({ deltas, perTick, gated: true }))),
          () => run(bare.child, `${bare.url}/fanout`)
        )
      })
  }
}

export const fanout200Burst = fanout('fanout_200_burst', 16, 1600, 1)
export const fanout200Paced = fanout('fanout_200_paced', 1, 400, 0.5)

/** 32 connections, each submitting and reading executions of 8 deltas, one after another. */
export const submitStream: Bench = {
  name: 'submit_stream',
  what: 'submit and stream 8 deltas, 32 connections',
  target: 0.3,
  bound: 'at_least',
  rounds: (count) =>
    withArena(async ({ submit, load, ours, bare, agent }) => {
      const plan: BenchPlan = { deltas: 8, perTick: 0, gated: false }
      await load(await submit(plan))
      const body = requestBody(plan)
      const run = (origin: string): Promise<number> =>
        timed(() =>
          Promise.all(
            Array.from({ length: 32 }, async () => {
              for (let turn = 0; turn < 80; turn += 1) {
                const answer = await exchange(agent, `${origin}/v1/executions`, 'POST', body)
                const id = (JSON.parse(answer) as { execution_id: string }).execution_id
                await exchange(agent, eventsUrl(origin, id), 'GET')
              }
            })
          )
        )
      return alternate(
        count,
        () => run(ours.url),
        () => run(bare.url)
      )
    })
}

/**
 * Resident memory of the server for each reader that waits on a running execution, in KiB. Readers of earlier rounds stay, so that no
 * round lives on memory that another gave back. What the first readers of a process cost once (code that is compiled, pools that are
 * filled) is a smaller group's, ahead of the rounds, and not counted.
 */
export const idleReader: Bench = {
  name: 'idle_reader_kib',
  what: 'resident memory a waiting reader costs the server, KiB',
  target: 64,
  bound: 'at_most',
  rounds: (count) =>
    withArena(async ({ submit, ours, agent }) => {
      const url = eventsUrl(ours.url, await submit({ deltas: 1, perTick: 1, gated: true }))
      const join = async (readers: number): Promise<void> => {
        await Promise.all(Array.from({ length: readers }, () => openStream(agent, url).opened))
      }
      const memory = (): Promise<number> => ours.child.ask<number>({ kind: 'memory' })
      await join(100)
      const found: number[] = []
      for (let round = 0; round < count; round += 1) {
        const before = await memory()
        await join(400)
        found.push(((await memory()) - before) / 400 / 1024)
      }
      return found
    })
}
