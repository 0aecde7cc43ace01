import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const agent = createPool(1024)
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'))
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
        const file = join(scratch, 'frames')
        writeFileSync(file, await exchange(agent, eventsUrl(ours.url, executionId), 'GET'))
        await bare.child.ask({ kind: 'load', file, submission })
      }
    })
  } finally {
    agent.destroy()
    await Promise.all([children.ours.stop(), children.bare.stop()])
    rmSync(scratch, { recursive: true, force: true })
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

/** One reader takes a finished log of 20 000 events. */
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
        () => timed(() => exchange(agent, eventsUrl(ours.url, id), 'GET')),
        () => timed(() => exchange(agent, `${bare.url}/replay`, 'GET'))
      )
    })
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
              for (let turn = 0; turn < 40; turn += 1) {
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

/** Resident memory of the server for each reader that waits on a running execution, in KiB. */
export const idleReader: Bench = {
  name: 'idle_reader_kib',
  what: 'resident memory a waiting reader costs the server, KiB',
  target: 64,
  bound: 'at_most',
  rounds: (count) =>
    withArena(async ({ submit, ours, agent }) => {
      const found: number[] = []
      const measure = async (readers: number): Promise<number> => {
        const id = await submit({ deltas: 1, perTick: 1, gated: true })
        const before = await ours.child.ask<number>({ kind: 'memory' })
        const streams = Array.from({ length: readers }, () => openStream(agent, eventsUrl(ours.url, id)))
        await Promise.all(streams.map((stream) => stream.opened))
        const after = await ours.child.ask<number>({ kind: 'memory' })
        await ours.child.ask({ kind: 'fanout', perTick: 1 })
        await Promise.all(streams.map((stream) => stream.ended))
        return Math.max(0, after - before) / readers / 1024
      }
      // The first group of readers grows heap and code that later ones reuse; every round counts the first group's worst case too.
      for (let round = 0; round < count; round += 1) found.push(await measure(400))
      return found
    })
}
