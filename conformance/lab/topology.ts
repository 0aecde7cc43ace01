import type { Group } from '../model/scenario.ts'
import type { DialectName, LabTarget } from '../model/topology.ts'
import type { Dialect } from './dialects/dialect.ts'
import { dialectNamed } from './dialects/index.ts'
import { seededRandom } from './random.ts'

interface Role {
  readonly role: string
  readonly groups: readonly Exclude<Group, 'only' | 'none'>[]
  readonly concurrency: number
  /** How many calls may wait for a slot. */
  readonly queue?: number
  /** What only the extended configuration can say; a target with any of it is not there in the base one. */
  readonly extended?: Pick<LabTarget, 'anthropic_version' | 'max_output_tokens'> & Partial<Pick<LabTarget, 'timeouts'>>
  /** Whether it serves its own `only` ability too. */
  readonly only: boolean
  readonly capabilities: Partial<LabTarget['capabilities']>
}

/** What a text target but `plain` has. The base configuration can name the first two alone. */
const whole = {
  tools: true,
  input_modalities: ['text', 'json', 'image'],
  structured_output: true,
  parameters: ['max_output_tokens', 'temperature', 'top_p', 'reasoning_effort']
} as const

const text = { only: true, concurrency: 64, capabilities: whole } as const

/** Short enough to wait for, long enough for a machine that is busy. */
const shortTimeouts = { connect_ms: 1000, first_byte_ms: 1000, idle_ms: 1000, progress_ms: 1000 } as const

/** The targets of each text dialect, in configuration order. `narrow` and `tuned` need the extended configuration. */
const textRoles: readonly Role[] = [
  {
    ...text,
    role: 'plain',
    groups: ['tools'],
    capabilities: { tools: false, parameters: ['max_output_tokens', 'reasoning_effort'] }
  },
  { ...text, role: 'a', groups: ['pair', 'chain', 'tools', 'cross'] },
  { ...text, role: 'b', groups: ['pair', 'chain'] },
  { ...text, role: 'narrow', groups: ['narrow', 'spill'], concurrency: 1, queue: 1, extended: {} },
  { ...text, role: 'c', groups: ['chain', 'spill'] },
  {
    ...text,
    role: 'tuned',
    groups: ['tuned'],
    extended: { timeouts: shortTimeouts, anthropic_version: '2023-01-01', max_output_tokens: 777 }
  }
]

const media = { stream: false, async: true, input_modalities: ['text', 'json', 'image'] } as const

/** The targets of a queue dialect. The base configuration gives such a target one ability, so each is in one group only. */
const queueRoles: readonly Role[] = [
  { role: 'a', groups: [], only: true, concurrency: 64, capabilities: { ...media, output_modalities: ['image'] } },
  {
    role: 'b',
    groups: ['media'],
    only: false,
    concurrency: 64,
    capabilities: { ...media, output_modalities: ['image'] }
  },
  {
    role: 'c',
    groups: ['media'],
    only: false,
    concurrency: 64,
    capabilities: { ...media, output_modalities: ['image', 'video'] }
  }
]

/** Where each target's base URL lives. `refused` targets get an origin where nothing listens. */
export interface Origins {
  readonly origin: string
  readonly refused?: { readonly origin: string; readonly targets: readonly string[] }
}

/** All lab targets of these dialects, in configuration order. */
export function labTargets(names: readonly DialectName[], origins: Origins): LabTarget[] {
  return names.flatMap((name) => {
    const dialect = dialectNamed(name)
    return (dialect.queue === undefined ? textRoles : queueRoles).map((role) => labTarget(dialect, role, origins))
  })
}

function labTarget(dialect: Dialect, role: Role, origins: Origins): LabTarget {
  const { name, short } = dialect
  const id = `lab-${short}-${role.role}`
  const refused = origins.refused?.targets.includes(id) === true ? origins.refused.origin : undefined
  return {
    id,
    dialect: name,
    base_url: `${refused ?? origins.origin}/${id}${dialect.basePath}`,
    // A queue's model is a path, and its sub-path is no part of the addresses of jobs.
    model: dialect.queue === undefined ? `${id}-1` : `lab/${short}-${role.role}-1/fast`,
    api_key_env: `LAB_KEY_${short}_${role.role}`.toUpperCase(),
    abilities: [...(role.only ? [`lab.only.${id}`] : []), ...role.groups.map((group) => abilityFor(group, name))],
    capabilities: {
      input_modalities: ['text', 'json'],
      output_modalities: ['text'],
      stream: true,
      tools: false,
      structured_output: false,
      async: false,
      cancel: true,
      ...role.capabilities
    },
    max_concurrency: role.concurrency,
    max_queue_depth: role.queue ?? 64,
    timeouts: dialect.queue === undefined ? textTimeouts : queueTimeouts,
    ...extendedFields(role, name)
  }
}

/** Whoever stands at a barrier is silent for as long as a busy machine takes to get there: no limit of the target may end that. */
const textTimeouts = { connect_ms: 2000, first_byte_ms: 8000, idle_ms: 8000, progress_ms: 15_000 }
/** A job is given up after this time without a status that is known: short enough to be waited for. */
const queueTimeouts = { connect_ms: 2000, first_byte_ms: 2000, idle_ms: 2000, progress_ms: 2500 }

/** A version of the protocol is what one dialect alone has. */
function extendedFields({ extended = {} }: Role, dialect: DialectName): NonNullable<Role['extended']> {
  const { anthropic_version: version, ...others } = extended
  return dialect === 'anthropic-messages' && version !== undefined ? { ...others, anthropic_version: version } : others
}

/** The ability that a scenario over this group submits. `only` names the dialect's `a` target; `none` is served by nobody. */
export function abilityFor(group: Group, dialect: DialectName): string {
  if (group === 'none') return 'lab.none'
  if (group === 'cross') return 'lab.cross'
  // The only targets of a queue dialect that are two.
  if (group === 'media' || (group === 'pair' && dialectNamed(dialect).queue !== undefined)) return 'lab.media'
  return group === 'only' ? `lab.only.lab-${dialectNamed(dialect).short}-a` : `lab.${group}.${dialect}`
}

/** The targets that serve the ability, in configuration order. */
export function targetsFor(targets: readonly LabTarget[], ability: string): LabTarget[] {
  return targets.filter((target) => target.abilities.includes(ability))
}

/** No vowel, no hexadecimal digit: eight of them in a row are part of no word and of no id, so that a part of a key is told from both. */
const keyLetters = 'ghjkmnpqrstvwxyzGHJKLMNPQRSTVWXYZ'

function keyToken(seed: string, length: number): string {
  const random = seededRandom(seed)
  return Array.from({ length }, () => keyLetters[Math.floor(random() * keyLetters.length)]).join('')
}

/**
 * One key a target, by the name of its environment variable. Each is random in every part, depends on the seed alone and holds
 * `CANARY`, so that it is found wherever it leaks.
 */
export function labKeys(targets: readonly LabTarget[], seed: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    targets.map((target) => {
      const token = keyToken(`key:${seed}:${target.id}`, 48)
      return [target.api_key_env, `sk-${token.slice(0, 24)}CANARY${token.slice(24)}`]
    })
  )
}

/**
 * The runtime configuration over these targets: `base` in the fields every runtime of the draft has, `extended` with limits, timeouts
 * and the narrow targets. Dialects without a provider type are left out: `LAB_TARGETS` alone names their targets. @see spec/chapters, deployment
 */
export function runtimeConfig(
  targets: readonly LabTarget[],
  dialect: 'base' | 'extended'
): { providers: unknown[]; policies?: Readonly<Record<string, LabPolicy>> } {
  const extended = dialect === 'extended'
  return {
    ...(extended ? { policies: labPolicies(targets) } : {}),
    providers: configuredTargets(targets, dialect)
      .filter((target) => dialectNamed(target.dialect).configurable)
      .map((target) => ({
        ...(dialectNamed(target.dialect).queue === undefined ? textProvider(target, extended) : queueProvider(target)),
        ...(extended
          ? {
              max_concurrency: target.max_concurrency,
              max_queue_depth: target.max_queue_depth,
              timeouts: target.timeouts,
              ...(target.anthropic_version === undefined ? {} : { anthropic_version: target.anthropic_version }),
              ...(target.max_output_tokens === undefined ? {} : { max_output_tokens: target.max_output_tokens })
            }
          : {})
      }))
  }
}

/** Whether the base configuration can say all that matters about a target. */
const isOrdinary = ({ abilities }: LabTarget): boolean =>
  !abilities.some((ability) => /^lab\.(narrow|tuned)\./.test(ability))

/** The targets as a runtime knows them by such a configuration, and as `LAB_TARGETS` names them then: the base fields say less of them. */
export function configuredTargets(targets: readonly LabTarget[], dialect: 'base' | 'extended'): readonly LabTarget[] {
  if (dialect === 'extended') return targets
  return targets.filter(isOrdinary).map((target) => {
    const { parameters: _parameters, ...capabilities } = target.capabilities
    return { ...target, capabilities: { ...capabilities, structured_output: false } }
  })
}

/** A routing policy as the extended configuration names it. */
export interface LabPolicy {
  readonly provider_order?: readonly string[]
  readonly allow_fallback?: boolean
  readonly max_attempts?: number
}

/** The policies of the extended configuration: each dialect's `b` first, with fallback to one other; and the same with `c` alone. */
export function labPolicies(targets: readonly LabTarget[]): Readonly<Record<string, LabPolicy>> {
  const of = (role: string): string[] => targets.filter(({ id }) => id.endsWith(`-${role}`)).map(({ id }) => id)
  return {
    'lab-b-first': { provider_order: of('b'), allow_fallback: true, max_attempts: 2 },
    'lab-c-alone': { provider_order: of('c'), allow_fallback: false }
  }
}

function textProvider(target: LabTarget, extended: boolean): Record<string, unknown> {
  const { input_modalities, tools, structured_output, parameters } = target.capabilities
  return {
    type: target.dialect,
    id: target.id,
    model: target.model,
    abilities: target.abilities,
    api_key_env: target.api_key_env,
    base_url: target.base_url,
    capabilities: { input_modalities, tools, ...(extended ? { structured_output, parameters } : {}) }
  }
}

function queueProvider(target: LabTarget): Record<string, unknown> {
  const { input_modalities, output_modalities } = target.capabilities
  return {
    type: target.dialect,
    id: target.id,
    model: target.model,
    ability: target.abilities[0],
    api_key_env: target.api_key_env,
    base_url: target.base_url,
    input_modalities,
    output_modalities
  }
}
