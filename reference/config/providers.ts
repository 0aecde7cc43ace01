import type { Modality } from '../../generated/types.ts'
import { generationParameters } from '../core/demands.ts'
import { checkBaseUrl } from '../providers/base-url.ts'
import {
  type Check,
  type Checked,
  fields,
  flag,
  integer,
  listOf,
  refuse,
  text,
  textThat,
  variableName,
  word
} from './check.ts'
import { mockBehaviour } from './mock-behaviour.ts'

const day = 86_400_000

const modality: Check<Modality> = word('text', 'json', 'image', 'audio', 'video', 'file')

const baseUrl: Check<string> = (value, path) => {
  if (typeof value !== 'string') return refuse(path, 'must be a string')
  try {
    checkBaseUrl(value)
  } catch (error) {
    // The rule's own sentence begins with the field's name, which the path already gives.
    refuse(path, error instanceof TypeError ? error.message.replace(/^base_url /, '') : 'is not a URL')
  }
  return value
}

const able = {
  input_modalities: listOf(modality, 1),
  tools: flag,
  structured_output: flag,
  parameters: listOf(word(...generationParameters))
}

const capabilities = fields({}, able)

const timeouts = fields(
  {},
  {
    connect_ms: integer(1, day),
    first_byte_ms: integer(1, day),
    idle_ms: integer(1, day),
    progress_ms: integer(1, day)
  }
)

const flowControl = { max_concurrency: integer(1, 1_000_000), max_queue_depth: integer(0, 1_000_000) }

const naming = { id: text(1, 256), abilities: listOf(text(1, 256), 1) }

const textAdapter = {
  ...naming,
  ...flowControl,
  base_url: baseUrl,
  capabilities,
  timeouts,
  max_output_tokens: integer(1, 2_147_483_647)
}

const modelPath = textThat(
  (value) => value.length <= 256 && value.split('/').every((segment) => !['', '.', '..'].includes(segment)),
  'a path such as owner/app, of at most 256 characters'
)

const called = { model: text(1, 256), api_key_env: variableName }

const byType = {
  mock: fields(
    { type: word('mock') },
    {
      ...naming,
      ...flowControl,
      model: text(1, 256),
      capabilities: fields({}, { ...able, conversation: flag }),
      behaviour: mockBehaviour
    }
  ),
  'openai-responses': fields({ type: word('openai-responses'), ...called }, textAdapter),
  'anthropic-messages': fields(
    { type: word('anthropic-messages'), ...called },
    { ...textAdapter, anthropic_version: text(1, 64) }
  ),
  'fal-queue': fields(
    { type: word('fal-queue'), ...called, model: modelPath, ability: text(1, 256) },
    {
      id: text(1, 256),
      ...flowControl,
      base_url: baseUrl,
      input_modalities: listOf(modality, 1),
      output_modalities: listOf(modality, 1),
      timeouts
    }
  )
}

type Types = typeof byType

/** One configured provider. */
export type ProviderConfig = { [Type in keyof Types]: Checked<Types[Type]> }[keyof Types]

/** Reads one provider by its `type`. */
export const provider: Check<ProviderConfig> = (value, path) => {
  const type: unknown = (value as { type?: unknown } | null | undefined)?.type
  const known = Object.keys(byType) as (keyof Types)[]
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) word(...known)(type, `${path}.type`)
  const check: Check<ProviderConfig> = byType[known.find((name) => name === type) ?? 'mock']
  return check(value, path)
}

/** The name of a provider that gives none. */
export function providerId(config: ProviderConfig): string {
  const names = { mock: 'mock', 'openai-responses': 'openai', 'anthropic-messages': 'anthropic', 'fal-queue': 'fal' }
  return config.id ?? names[config.type]
}
