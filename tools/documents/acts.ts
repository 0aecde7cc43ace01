import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { startRedis } from '../../reference/stores/redis/testing/redis-server.ts'
import { runLine, startLine } from './child.ts'
import { curl } from './curl.ts'
import { blocksIn, root } from './documents.ts'
import { documentedOrigin, type Stage } from './stage.ts'

/** How one kind of documented command is run and what it must do. */
export interface Act {
  readonly of: RegExp
  run(command: string, stage: Stage): Promise<void>
}

/** Every kind of command that the documents show and `.ci/run` does not run by itself. */
export const acts: readonly Act[] = [
  { of: /^npm start$/, run: async (_, { origin }) => expect((await fetch(`${origin}/readyz`)).status).toBe(200) },
  {
    of: /^npm start -- --help$/,
    run: async (command) => expect(await succeeds(command)).toContain('MODEL_RUNTIME_CONFIG')
  },
  {
    of: /^head -c 32 \/dev\/urandom \| base64 > store\.key$/,
    run: async (command, { project }) => {
      expect((await runLine(command, project)).code).toBe(0)
      expect(readFileSync(join(project, 'store.key'), 'utf8')).toMatch(/^[\w+/]{43}=\n$/)
    }
  },
  { of: /^STORE_KEY=\S+ \S+ npm start -- --config store\.json$/, run: keepsExecutions },
  {
    of: /^STORE_KEY=\S+ \S+ node dist\/reference\/main\.js store verify events --key-env STORE_KEY$/,
    run: async (command, stage) =>
      expect(await inStore(command, stage)).toMatch(/^no process has it open\n[\s\S]*\nsound\n$/)
  },
  {
    of: /^STORE_KEY=\S+ \S+ node dist\/reference\/main\.js store stat events --key-env STORE_KEY --json$/,
    run: async (command, stage) =>
      expect(JSON.parse(await inStore(command, stage))).toMatchObject({ executions: 1, sealed: 1, owner: 'none' })
  },
  {
    of: /^curl -s \S+\/v1\/runtime$/,
    run: async (command, stage) => {
      const info: unknown = JSON.parse(await answers(command, stage))
      expect(info).toMatchObject({ protocol_version: expect.any(String), features: {}, limits: {} })
    }
  },
  {
    of: /^curl -s \S+\/v1\/executions .*idempotency-key/,
    run: async (command, stage) => {
      const first = JSON.parse(await answers(command, stage)) as Record<string, unknown>
      const again = JSON.parse(await answers(command, stage)) as Record<string, unknown>
      expect(first).toMatchObject({ status: 'accepted', idempotent_replay: false })
      expect(again).toMatchObject({ execution_id: first.execution_id, idempotent_replay: true })
    }
  },
  {
    of: /^curl -sN \S+\/v1\/executions .*accept: text\/event-stream/,
    run: async (command, stage) => {
      const shown = blocksIn('README.md', 'text').filter((body) => body.startsWith('id: 1\n'))
      expect(masked(await answers(command, stage))).toBe(masked(shown.join('')))
    }
  },
  {
    of: /^npx openapi-typescript /,
    run: async (command, { project }) => {
      const local = command.replace('npx openapi-typescript', 'node node_modules/openapi-typescript/bin/cli.js')
      await succeeds(local.replace('-o ', `-o ${project}/`))
    }
  },
  {
    of: /^node dist\/conformance\/cli\/main\.js doctor -- /,
    run: async (command) => expect(await succeeds(command)).toMatch(/\nwired\b.*\n$/)
  },
  {
    // Kept short: the whole run is a step of its own in .ci/run, as `npm run conform`.
    of: /^node dist\/conformance\/cli\/main\.js conform -- /,
    run: async (command, { project }) => {
      const short = command.replace(' -- ', ` --filter sequence --runs 2 --out ${join(project, '.conform')} -- `)
      expect(await succeeds(short)).toMatch(/\nno failure.*\n$/)
    }
  },
  { of: /^node dist\/conformance\/cli\/main\.js lab --script \S+$/, run: labAnswers },
  { of: /^REDIS_URL=\S+ npm start -- --config redis\.json$/, run: startsOnRedis },
  {
    of: /^npm run -s redis-campaign -- --executions 200$/,
    run: async (command) =>
      expect(JSON.parse(await succeeds(`${command} --lease 1000 --pause 200 --json`))).toMatchObject({
        violations: [],
        left_behind: []
      })
  },
  {
    // Of the subset one mutant: the whole self-test is a step of its own in .ci/run.
    of: /^npm run -s selftest -- --fast$/,
    run: async (command) =>
      expect(await succeeds(`${command} --filter 'counts-from-zero'`)).toMatch(/\n1 of 1 mutants killed/)
  },
  {
    of: /^cd conformance\/examples\/(python|go) && (python3 -m runtime|go run \.) --port 4320$/,
    run: async (command) => {
      const [, folder = '', line = ''] = /^cd (\S+) && (.*)$/.exec(command.replace('4320', '0')) ?? []
      const example = await startLine(line, join(root, folder), /listening on (http:\S+)/)
      const info: unknown = await (await fetch(`${example.found}/v1/runtime`)).json()
      await example.stop()
      expect(info).toMatchObject({ protocol_version: '0.1.0', state: 'ready' })
    }
  },
  {
    // The page shows what it prints, below the command, without the other laws that fail along.
    of: /^npm run -s selftest -- --filter '[\w-]+'$/,
    run: async (command) => {
      const shown = blocksIn('conformance/WRITE-A-LAW.md', 'text')
      expect(shown).toContain((await succeeds(command)).replaceAll(/ {2}\+ \S+/g, ''))
    }
  },
  {
    of: /^npx model-runtime-kit conform --out \.conform -- \.\/my-runtime --port \{port\}$/,
    run: async (command, { project }) => {
      const kit = command.replace('npx model-runtime-kit', 'node dist/conformance/cli/main.js')
      const here = kit.replace('--out .conform', `--filter sequence --runs 2 --out ${join(project, '.conform-ci')}`)
      const judged = await succeeds(here.replace('./my-runtime', 'node dist/reference/main.js'))
      expect(judged).toMatch(/\nno failure.*\n$/)
      const written = readdirSync(join(project, '.conform-ci'))
      expect(written).toEqual(expect.arrayContaining(['junit.xml', 'report.html', 'report.json', 'report.md']))
    }
  },
  {
    of: /^npm run -s corpus -- \.\.\/recordings --json$/,
    run: async (command, { project }) => {
      const output = await succeeds(command.replace('../recordings', recordings(project)))
      expect(JSON.parse(output)).toEqual({ streams: 1, matched: 1, mismatches: [] })
    }
  }
]

/** What a curl line prints, asked of the server on stage. */
async function answers(command: string, { origin, project }: Stage): Promise<string> {
  const { code, stdout } = await curl(command.replaceAll(documentedOrigin, origin), project)
  expect(code).toBe(0)
  return stdout
}

/** What differs from run to run, made the same. */
const masked = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
    .trim()

async function succeeds(command: string): Promise<string> {
  const { code, stdout, stderr } = await runLine(command, root)
  expect([code, stderr]).toEqual([0, ''])
  return stdout
}

async function labAnswers(command: string): Promise<void> {
  const lab = await startLine(`${command} --port 0`, root, /lab ready on (\S+)/)
  const ask = (): Promise<Response> =>
    fetch(`${lab.found}/v1/responses`, {
      method: 'POST',
      body: JSON.stringify({ model: 'any', input: 'Hi', stream: true })
    })
  const first = await ask()
  const second = await (await ask()).text()
  const code = await lab.stop()
  expect([first.status, code]).toEqual([503, 0])
  expect(second).toContain('response.completed')
}

/** A server with the page's configuration keeps an execution over its own end. */
async function keepsExecutions(command: string, { project }: Stage): Promise<void> {
  const [shown = ''] = blocksIn('reference/README.md', 'json').filter((body) => body.includes('"file"'))
  writeFileSync(join(project, 'store.json'), shown.replace('"events"', JSON.stringify(join(project, 'events'))))
  const line = `env ${inProject(command, project).replace('npm start --', 'npm start -- --port 0')}`
  const start = () => startLine(line, root, /listening on (http:\S+)/)
  const first = await start()
  const info: unknown = await (await fetch(`${first.found}/v1/runtime`)).json()
  const answer = await fetch(`${first.found}/v1/executions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ ability: 'text-generation', input: [{ type: 'text', text: 'Hello' }] })
  })
  const events = await answer.text()
  await first.stop()
  const second = await start()
  const again = await (await fetch(`${second.found}${answer.headers.get('location')}/events`)).text()
  await second.stop()
  expect(info).toMatchObject({ features: { durable: true } })
  expect(again.match(/^data: .*$/gm)).toEqual(events.match(/^data: .*$/gm))
}

/** Where the page's files are, for a command that is run from the repository's root. */
const inProject = (command: string, project: string): string =>
  command.replaceAll(/\b(store\.key|store\.json)\b/g, `${project}/$1`).replace(' events ', ` ${project}/events `)

const inStore = (command: string, { project }: Stage): Promise<string> => succeeds(inProject(command, project))

/** On a server of its own, with the configuration that the page shows. */
async function startsOnRedis(command: string, { project }: Stage): Promise<void> {
  const redis = await startRedis()
  try {
    const shown = blocksIn('reference/README.md', 'json').filter((body) => body.includes('REDIS_URL'))
    writeFileSync(join(project, 'redis.json'), shown.join(''))
    const here = command.replace('redis.json', join(project, 'redis.json')).replace(/redis:\S+/, redis.url)
    const server = await startLine(`env ${here} --port 0`, root, /listening on (http:\S+)/)
    const info: unknown = await (await fetch(`${server.found}/v1/runtime`)).json()
    await server.stop()
    expect(info).toMatchObject({ state: 'ready', features: { durable: true } })
  } finally {
    await redis.stop()
  }
}

/** A corpus of one stream: a fixture, and what is true of it. */
function recordings(project: string): string {
  const fixture = join(root, 'fixtures/anthropic-messages/running-usage')
  const { provider } = parse(readFileSync(join(fixture, 'fixture.yaml'), 'utf8')) as { provider: string }
  const directory = join(project, 'recordings')
  mkdirSync(directory)
  cpSync(join(fixture, 'response.sse'), join(directory, 'a.sse'))
  const expected = { outcome: 'succeeded', finish_reason: 'stop', usage: { input_token: 1002, output_token: 7 } }
  const streams = [{ file: 'a.sse', provider, expect: expected }]
  writeFileSync(join(directory, 'index.json'), JSON.stringify({ streams }))
  return directory
}
