import { nearest } from '../nearest.ts'

/** The part of a validator's finding that a message is made of. */
export interface Finding {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly schemaPath: string
  readonly message?: string
}

const partTypes = ['text', 'json', 'image', 'audio', 'video', 'file']

const inputTypes = [...partTypes, 'message', 'tool_call', 'tool_result', 'provider_state']

const requestFields = [
  ...['ability', 'input', 'instructions', 'tools', 'tool_choice', 'parallel_tool_calls', 'output_schema'],
  ...['max_output_tokens', 'temperature', 'top_p', 'stop', 'reasoning_effort'],
  ...['requirements', 'routing', 'deadline_ms', 'metadata', 'extensions']
]

const siblings: Readonly<Record<string, readonly string[]>> = {
  '': requestFields,
  '/requirements': ['input_modalities', 'output_modalities', 'stream', 'tools', 'structured_output', 'async', 'cancel'],
  '/routing': ['policy', 'strategy', 'provider_order', 'allow_fallback', 'max_attempts', 'retry_budget_ms'],
  '/output_schema': ['name', 'schema', 'strict'],
  tool: ['name', 'description', 'parameters', 'strict'],
  part: [
    ...['type', 'text', 'value', 'uri', 'data', 'media_type', 'role', 'content'],
    ...['call_id', 'name', 'arguments', 'output', 'is_error', 'provider', 'model']
  ]
}

/** Which names a misspelled one at this place may have meant. */
function namesAt(instancePath: string): readonly string[] {
  if (/^\/input\/\d+(?:\/(?:content|output)\/\d+)?$/.test(instancePath)) return siblings.part ?? []
  return siblings[/^\/tools\/\d+$/.test(instancePath) ? 'tool' : instancePath] ?? []
}

/** Where a value has alternatives, each of them complains: the complaint of the one that was likely meant is told. */
function likelyMeant(findings: readonly Finding[]): Finding | undefined {
  const [first] = findings
  const union = findings.at(-1)
  if (union === undefined || first === union) return first
  const inside = findings.find(({ instancePath }) => instancePath.length > union.instancePath.length)
  // Only an object can lack a field or have one too many, so that an object was meant.
  const shaped = findings.find(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties')
  const other = findings.find(({ keyword }) => keyword !== 'type' && keyword !== union.keyword)
  const types = findings.filter(({ keyword }) => keyword === 'type').map(({ params }) => params.type)
  return inside ?? shaped ?? other ?? ({ ...first, params: { type: types } } as Finding)
}

/** Says what is wrong with a refused request as a field path and what is allowed there. Values that were sent are not quoted. */
export function describeFindings(findings: readonly Finding[]): string {
  const told = likelyMeant(findings)
  return told === undefined ? 'request body is not valid' : describeFinding(told)
}

function describeFinding(finding: Finding): string {
  const path = fieldPath(finding.instancePath)
  const { params } = finding
  switch (finding.keyword) {
    case 'required':
      return `${join(path, String(params.missingProperty))} is required`
    case 'additionalProperties':
      return unknownField(finding.instancePath, path, String(params.additionalProperty))
    case 'oneOf':
      return `${path} must have either uri or data`
    case 'discriminator': {
      const types = /^\/input\/\d+$/.test(finding.instancePath) ? inputTypes : partTypes
      return `${join(path, String(params.tag))} must be ${list(types)}`
    }
    default:
      return `${path || 'request body'} must ${constraint(finding)}`
  }
}

function unknownField(instancePath: string, path: string, name: string): string {
  const field = join(path, segment(name))
  const meant = nearest(name, namesAt(instancePath))
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
    case 'pattern':
      return 'be base64 without line breaks'
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
