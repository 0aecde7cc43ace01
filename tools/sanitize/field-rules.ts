import type { JsonContainer } from './json-tokens.ts'
import type { ProviderName } from './provider-name.ts'

/** What a value is because of where it stands. `text` is everything else: it is searched for patterns, and so is `identifier`. */
export type Treatment =
  | 'text'
  /** Encrypted state, signatures: bound to an account, and of no use once replaced. */
  | 'state'
  /** Bytes of images, sound and files. */
  | 'media'
  /** Says who the caller is, or what they keep secret: replaced whole. */
  | 'personal'
  | 'filler'
  | 'time'
  | 'link'
  | 'file-name'
  | 'identifier'

/** Where a value stands: its keys from the root, and the objects around it. */
export interface Place {
  readonly path: readonly (string | number)[]
  readonly container: JsonContainer
  /** Inside a JSON text that the model or the caller wrote: names there are theirs, not the provider's. */
  readonly embedded: boolean
}

const state = new Set(['encrypted_content', 'encrypted_index', 'encrypted_stdout', 'signature'])
const media = new Set(['partial_image_b64', 'file_data', 'b64_json'])
const secret = new Set([
  'authorization',
  'access_token',
  'refresh_token',
  'api_key',
  'apikey',
  'password',
  'secret',
  'client_secret'
])
const personal = new Set([
  'system_fingerprint',
  'safety_identifier',
  'user',
  'user_id',
  'metadata',
  'prompt_cache_key',
  'user_location'
])
const times = new Set(
  'created_at completed_at created expires_at timestamp retrieved_at updated_at started_at ended_at cancelled_at failed_at in_progress_at deprecated_at retires_at'.split(
    ' '
  )
)
const ownLinks = new Set(['status_url', 'response_url', 'cancel_url', 'docs_url'])
/** Below these keys stand schemas and free objects, whose member names mean nothing to the provider. */
const foreign = new Set(['parameters', 'input_schema', 'output_schema', 'schema', 'properties'])

/** Names of all fields with a rule of their own: text that holds one and is no JSON cannot be treated safely. */
export const ruledFields: readonly string[] = [
  ...state,
  ...media,
  ...secret,
  ...personal,
  ...times,
  'server_url',
  'redacted_thinking'
]

/** How the value at a place is treated. */
export function treatmentOf(place: Place, provider: ProviderName | 'embedded'): Treatment {
  const keys = place.path.filter((key): key is string => typeof key === 'string')
  const key = keys.at(-1) ?? ''
  if (state.has(key)) return 'state'
  if (keys.some((one) => secret.has(one)) && !inSchema(keys)) return 'personal'
  if (place.embedded || inSchema(keys) || inToolInput(place.container)) return 'text'
  return providerTreatment(key, keys, place.container, provider)
}

function providerTreatment(
  key: string,
  keys: readonly string[],
  container: JsonContainer,
  provider: ProviderName | 'embedded'
): Treatment {
  const { tells } = container
  if (key === 'data' && tells.type === 'redacted_thinking') return 'state'
  if (isMedia(key, keys, container)) return 'media'
  if (key !== 'type' && keys.some((one) => personal.has(one) || (one === 'headers' && keys.includes('tools'))))
    return 'personal'
  if (key === 'obfuscation') return 'filler'
  if (times.has(key)) return 'time'
  if (key === 'file_name') return 'file-name'
  if (ownLinks.has(key)) return 'text'
  if (key === 'server_url' || key.endsWith('_url')) return 'link'
  if (key === 'url' && (provider === 'fal-queue' || container.name === 'image_url' || tells.type === 'url'))
    return 'link'
  return key === 'id' || key.endsWith('_id') ? 'identifier' : 'text'
}

function isMedia(key: string, keys: readonly string[], { tells, name }: JsonContainer): boolean {
  if (media.has(key)) return true
  if (key === 'result') return tells.type === 'image_generation_call'
  if (key === 'delta') return tells.type === 'response.audio.delta'
  if (key !== 'data') return false
  return (
    tells.type === 'base64' ||
    name === 'input_audio' ||
    name === 'audio' ||
    (keys.includes('source') && tells.type !== 'text')
  )
}

const inSchema = (keys: readonly string[]): boolean => keys.slice(0, -1).some((key) => foreign.has(key))

/** Arguments of a tool call that stand there as an object. */
function inToolInput(container: JsonContainer): boolean {
  for (let at: JsonContainer | undefined = container; at !== undefined; at = at.parent) {
    if (at.name === 'input' && at.parent?.tells.type?.endsWith('tool_use')) return true
  }
  return false
}
