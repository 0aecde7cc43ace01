import type { FeatureName } from '../../generated/requirements.ts'
import { nearest } from '../nearest.ts'

/** The part of a validator's finding that a message is made of. */
export interface Finding {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly schemaPath: string
  readonly message?: string
}

/** Fields that a feature brings, so that a refusal can say what is missing instead of "unknown field". */
const featureFields: Readonly<Record<string, FeatureName>> = {
  instructions: 'conversation',
  tools: 'tool_input',
  tool_choice: 'tool_input',
  parallel_tool_calls: 'tool_input',
  output_schema: 'structured_output',
  max_output_tokens: 'generation',
  temperature: 'generation',
  top_p: 'generation',
  stop: 'generation',
  reasoning_effort: 'generation'
}

const partTypes = ['text', 'json', 'image', 'audio', 'video', 'file']

const siblings: Readonly<Record<string, readonly string[]>> = {
  '': ['ability', 'input', 'requirements', 'routing', 'deadline_ms', 'metadata', 'extensions'],
  '/requirements': ['input_modalities', 'output_modalities', 'stream', 'tools', 'structured_output', 'async', 'cancel'],
  '/routing': ['policy', 'strategy', 'provider_order', 'allow_fallback', 'max_attempts', 'retry_budget_ms'],
  part: ['type', 'text', 'value', 'uri', 'media_type']
}

/** Says the first finding of a refused request as a field path and what is allowed there. Values that were sent are not quoted. */
export function describeFinding(finding: Finding): string {
  const path = fieldPath(finding.instancePath)
  const { params } = finding
  switch (finding.keyword) {
    case 'required':
      return `${join(path, String(params.missingProperty))} is required`
    case 'additionalProperties':
      return unknownField(finding.instancePath, path, String(params.additionalProperty))
    case 'discriminator':
      return `${join(path, String(params.tag))} must be ${list(partTypes)}`
    default:
      return `${path || 'request body'} must ${constraint(finding)}`
  }
}

function unknownField(instancePath: string, path: string, name: string): string {
  const field = join(path, segment(name))
  const feature = path === '' && Object.hasOwn(featureFields, name) ? featureFields[name] : undefined
  if (feature) return `${field} belongs to feature ${feature}, which this runtime does not claim: leave it out`
  const known = siblings[/^\/input\/\d+$/.test(instancePath) ? 'part' : instancePath] ?? []
  const meant = nearest(name, known)
  return `${field} is an unknown field${meant ? `: did you mean ${meant}?` : ''}`
}

function constraint({ keyword, params, message }: Finding): string {
  const limit = String(params.limit)
  switch (keyword) {
    case 'type':
      return `be ${list([params.type].flat().map(withArticle))}`
    case 'enum':
      return `be ${list((params.allowedValues as unknown[]).map(String))}`
    case 'const':
      return `be ${String(params.allowedValue)}`
    case 'minimum':
      return `be at least ${limit}`
    case 'maximum':
      return `be at most ${limit}`
    case 'minLength':
      return `have at least ${count(limit, 'character')}`
    case 'maxLength':
      return `have at most ${count(limit, 'character')}`
    case 'minItems':
      return `have at least ${count(limit, 'item')}`
    case 'maxItems':
      return `have at most ${count(limit, 'item')}`
    case 'maxProperties':
      return `have at most ${limit} entries`
    default:
      return `be valid: ${message ?? keyword}`
  }
}

const withArticle = (type: unknown): string => (/^[aeiou]/.test(String(type)) ? `an ${type}` : `a ${type}`)

const count = (limit: string, noun: string): string => `${limit} ${noun}${limit === '1' ? '' : 's'}`

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

/** `/input/0/type` as `input[0].type`. */
function fieldPath(pointer: string): string {
  let path = ''
  for (const piece of pointer.split('/').slice(1)) {
    const name = piece.replaceAll('~1', '/').replaceAll('~0', '~')
    path =
      /^\d+$/.test(name) && path !== 'metadata' && path !== 'extensions'
        ? `${path}[${name}]`
        : join(path, segment(name))
  }
  return path
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** A key as sent may be anything: odd ones are quoted and long ones cut, so that a message stays one readable line. */
const segment = (name: string): string =>
  /^[\w-]{1,64}$/.test(name) ? name : JSON.stringify(name.length > 64 ? `${name.slice(0, 64)}…` : name)
