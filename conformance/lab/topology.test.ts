import { expect, test } from 'vitest'
import { abilityFor, labKeys, labTargets, runtimeConfig, targetsFor } from './topology.ts'

const targets = labTargets(['openai-responses', 'anthropic-messages'], { origin: 'http://127.0.0.1:4330' })
const idsFor = (ability: string) => targetsFor(targets, ability).map(({ id }) => id)

test('every group has its targets in configuration order', () => {
  expect(idsFor(abilityFor('only', 'openai-responses'))).toEqual(['lab-openai-a'])
  expect(idsFor(abilityFor('pair', 'openai-responses'))).toEqual(['lab-openai-a', 'lab-openai-b'])
  expect(idsFor(abilityFor('chain', 'anthropic-messages'))).toEqual([
    'lab-anthropic-a',
    'lab-anthropic-b',
    'lab-anthropic-c'
  ])
  expect(idsFor(abilityFor('tools', 'openai-responses'))).toEqual(['lab-openai-plain', 'lab-openai-a'])
  expect(idsFor(abilityFor('narrow', 'openai-responses'))).toEqual(['lab-openai-narrow'])
  expect(idsFor(abilityFor('spill', 'openai-responses'))).toEqual(['lab-openai-narrow', 'lab-openai-c'])
  expect(idsFor(abilityFor('tuned', 'anthropic-messages'))).toEqual(['lab-anthropic-tuned'])
  expect(idsFor(abilityFor('cross', 'anthropic-messages'))).toEqual(['lab-openai-a', 'lab-anthropic-a'])
  expect(idsFor(abilityFor('none', 'openai-responses'))).toEqual([])
  for (const { id } of targets) expect(idsFor(`lab.only.${id}`)).toEqual([id])
})

test('base URLs are what each provider’s own clients take', () => {
  expect(targets.find(({ id }) => id === 'lab-openai-a')?.base_url).toBe('http://127.0.0.1:4330/lab-openai-a/v1')
  expect(targets.find(({ id }) => id === 'lab-anthropic-a')?.base_url).toBe('http://127.0.0.1:4330/lab-anthropic-a')
})

test('keys differ in every part but the canary, and depend on the seed alone', () => {
  const keys = labKeys(targets, 1)
  expect(Object.keys(keys)).toContain('LAB_KEY_ANTHROPIC_NARROW')
  expect(new Set(Object.values(keys)).size).toBe(targets.length)
  for (const key of Object.values(keys)) expect(key).toMatch(/^sk-[g-z]{24}CANARY[g-z]{24}$/i)
  expect(labKeys(targets, 1)).toEqual(keys)
  expect(labKeys(targets, 2)).not.toEqual(keys)
})

test('the base configuration has base fields and no narrow or tuned target; the extended one adds limits, timeouts and versions', () => {
  const base = runtimeConfig(targets, 'base').providers as Record<string, unknown>[]
  expect(base[0]).toEqual({
    type: 'openai-responses',
    id: 'lab-openai-plain',
    model: 'lab-openai-plain-1',
    abilities: ['lab.only.lab-openai-plain', 'lab.tools.openai-responses'],
    api_key_env: 'LAB_KEY_OPENAI_PLAIN',
    base_url: 'http://127.0.0.1:4330/lab-openai-plain/v1',
    capabilities: { input_modalities: ['text', 'json'], tools: false }
  })
  expect(base.map(({ id }) => id)).not.toContain('lab-openai-narrow')
  expect(base.map(({ id }) => id)).not.toContain('lab-openai-tuned')
  const extended = runtimeConfig(targets, 'extended').providers as Record<string, unknown>[]
  expect(extended).toHaveLength(12)
  expect(extended.find(({ id }) => id === 'lab-openai-narrow')).toMatchObject({
    max_concurrency: 1,
    max_queue_depth: 1,
    timeouts: { connect_ms: 2000, first_byte_ms: 8000, idle_ms: 8000, progress_ms: 15_000 }
  })
  const tuned = (dialect: string) => extended.find(({ id }) => id === `lab-${dialect}-tuned`)
  expect(tuned('anthropic')).toMatchObject({
    timeouts: { connect_ms: 1000, first_byte_ms: 1000, idle_ms: 1000, progress_ms: 1000 },
    anthropic_version: '2023-01-01',
    max_output_tokens: 777
  })
  expect(tuned('openai')).not.toHaveProperty('anthropic_version')
})

test('no configuration names the targets of Chat Completions, which have the roles of every text dialect', () => {
  const both = labTargets(['openai-responses', 'openai-chat-completions'], { origin: 'http://127.0.0.1:4330' })
  const chat = both.filter(({ dialect }) => dialect === 'openai-chat-completions')
  expect(chat.map(({ id }) => id)).toEqual(
    ['plain', 'a', 'b', 'narrow', 'c', 'tuned'].map((role) => `lab-chat-${role}`)
  )
  expect(chat[1]).toMatchObject({
    base_url: 'http://127.0.0.1:4330/lab-chat-a/v1',
    api_key_env: 'LAB_KEY_CHAT_A',
    abilities: expect.arrayContaining(['lab.only.lab-chat-a', 'lab.pair.openai-chat-completions', 'lab.cross'])
  })
  for (const dialect of ['base', 'extended'] as const) {
    const named = runtimeConfig(both, dialect).providers.map((provider) => (provider as { type: string }).type)
    expect(new Set(named)).toEqual(new Set(['openai-responses']))
  }
})
