import { setupServer } from 'msw/node'
import { expect, test } from 'vitest'
import { createDesk } from './desk.ts'
import { providerHandlers } from './msw.ts'
import { providerCall } from './testing/provider-call.ts'
import { labKeys, labTargets } from './topology.ts'

test('the handlers serve a unit test of a runtime through setupServer, split characters and statuses included', async () => {
  const targets = labTargets(['anthropic-messages'], { origin: 'http://127.0.0.1:4330' })
  const keys = labKeys(targets, 1)
  const desk = createDesk({ targets, keys, seed: 1 })
  const nonce = 'n-0123456789abcdef'
  desk.enroll({
    nonce,
    ability: 'lab.only.lab-anthropic-a',
    calls: [
      [
        { kind: 'status', status: 529, error: { kind: 'overloaded' } },
        { kind: 'stream', framing: { split: 'byte' }, acts: [{ text: 'Grüße 😀' }, { end: { finish: 'stop' } }] }
      ]
    ],
    listener: () => {}
  })
  const server = setupServer(...providerHandlers(desk))
  server.listen({ onUnhandledRequest: () => {} })
  try {
    const target = targets[1]
    if (target === undefined) throw new Error('no target')
    const { url, init } = providerCall(target, keys.LAB_KEY_ANTHROPIC_A ?? '', nonce)
    expect((await fetch(url, init)).status).toBe(529)
    expect(await (await fetch(url, init)).text()).toContain('"text":"Grüße 😀"')
  } finally {
    server.close()
  }
})
