import type { Group } from '../model/scenario.ts'
import type { DialectName, LabTarget } from '../model/topology.ts'
import { dialectNamed } from './dialects/index.ts'
import { seededToken } from './random.ts'

interface Role {
  readonly role: string
  readonly tools: boolean
  readonly groups: readonly Exclude<Group, 'only' | 'none'>[]
  readonly concurrency: number
}

/** The targets of each dialect, in configuration order. `narrow` needs the extended configuration. */
const roles: readonly Role[] = [
  { role: 'plain', tools: false, groups: ['tools'], concurrency: 64 },
  { role: 'a', tools: true, groups: ['pair', 'chain', 'tools', 'cross'], concurrency: 64 },
  { role: 'b', tools: true, groups: ['pair', 'chain'], concurrency: 64 },
  { role: 'c', tools: true, groups: ['chain'], concurrency: 64 },
  { role: 'narrow', tools: true, groups: ['narrow'], concurrency: 1 }
]

/** Where each target's base URL lives. `refused` targets get an origin where nothing listens. */
export interface Origins {
  readonly origin: string
  readonly refused?: { readonly origin: string; readonly targets: readonly string[] }
}

/** All lab targets of these dialects, in configuration order. */
export function labTargets(names: readonly DialectName[], origins: Origins): LabTarget[] {
  return names.flatMap((name) => roles.map((role) => labTarget(name, role, origins)))
}

function labTarget(name: DialectName, { role, tools, groups, concurrency }: Role, origins: Origins): LabTarget {
  const dialect = dialectNamed(name)
  const id = `lab-${dialect.short}-${role}`
  const refused = origins.refused?.targets.includes(id) === true ? origins.refused.origin : undefined
  return {
    id,
    dialect: name,
    base_url: `${refused ?? origins.origin}/${id}${dialect.basePath}`,
    model: `${id}-1`,
    api_key_env: `LAB_KEY_${dialect.short}_${role}`.toUpperCase(),
    abilities: [`lab.only.${id}`, ...groups.map((group) => abilityFor(group, name))],
    capabilities: {
      input_modalities: ['text', 'json'],
      output_modalities: ['text'],
      stream: true,
      tools,
      structured_output: false,
      async: false,
      cancel: true
    },
    max_concurrency: concurrency,
    max_queue_depth: 64,
    timeouts: { connect_ms: 2000, first_byte_ms: 2000, idle_ms: 2000, progress_ms: 5000 }
  }
}

/** The ability that a scenario over this group submits. `only` names the dialect's `a` target; `none` is served by nobody. */
export function abilityFor(group: Group, dialect: DialectName): string {
  if (group === 'none') return 'lab.none'
  if (group === 'cross') return 'lab.cross'
  return group === 'only' ? `lab.only.lab-${dialectNamed(dialect).short}-a` : `lab.${group}.${dialect}`
}

/** The targets that serve the ability, in configuration order. */
export function targetsFor(targets: readonly LabTarget[], ability: string): LabTarget[] {
  return targets.filter((target) => target.abilities.includes(ability))
}

/**
 * One key a target, by the name of its environment variable. Each is random in every part, depends on the seed alone and holds
 * `CANARY`, so that it is found wherever it leaks.
 */
export function labKeys(targets: readonly LabTarget[], seed: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    targets.map((target) => {
      const token = seededToken(`key:${seed}:${target.id}`, 48)
      return [target.api_key_env, `sk-${token.slice(0, 24)}CANARY${token.slice(24)}`]
    })
  )
}

/**
 * The runtime configuration over these targets: `base` in the fields every runtime of the draft has, `extended` with limits, timeouts
 * and the narrow targets. @see spec/chapters, deployment
 */
export function runtimeConfig(targets: readonly LabTarget[], dialect: 'base' | 'extended'): { providers: unknown[] } {
  const extended = dialect === 'extended'
  const configured = extended ? targets : targets.filter((target) => target.max_concurrency > 1)
  return {
    providers: configured.map((target) => ({
      type: target.dialect,
      id: target.id,
      model: target.model,
      abilities: target.abilities,
      api_key_env: target.api_key_env,
      base_url: target.base_url,
      capabilities: { input_modalities: target.capabilities.input_modalities, tools: target.capabilities.tools },
      ...(extended
        ? {
            max_concurrency: target.max_concurrency,
            max_queue_depth: target.max_queue_depth,
            timeouts: target.timeouts
          }
        : {})
    }))
  }
}
