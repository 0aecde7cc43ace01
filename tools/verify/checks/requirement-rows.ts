import { parse } from 'yaml'
import type { FileTree } from '../file-tree.ts'
import type { Check, Finding } from '../repository.ts'
import { type RequirementRow, requirementRows } from '../requirement-row.ts'

const levels = ['MUST', 'SHOULD', 'MAY']
const observables = ['http', 'lab', 'restart', 'no']
const needs = [
  'two-targets',
  'tools',
  'restart',
  'config-extended',
  'media',
  'running-counters',
  'abort-visible',
  'anthropic',
  'refusal-text',
  'reasoning-text',
  'failed-usage',
  'own-runtime',
  'own-process',
  'process',
  'unclaimed-fields',
  'finish-reason'
]
const reasons = ['caller-side', 'deployment', 'definition', 'not-observable']
const milestones = ['providers', 'kit', 'stores']

/** The shape of requirement rows, and that each has a state that fits what can be observed. */
export const requirementRowsCheck: Check = {
  name: 'requirement-rows',
  rule: 'every requirement row is well formed, unique and in a state that fits what can be observed',
  run({ tree }) {
    const rows = requirementRows(tree)
    const features = featureNames(tree)
    const seen = new Set<string>()
    return rows.flatMap((row) => {
      const messages = [...nameFaults(row, seen), ...vocabularyFaults(row, features), ...stateFaults(row)]
      seen.add(row.id)
      return messages.map(
        (message): Finding => ({ path: row.file, message: `${row.id || 'a row without id'} ${message}` })
      )
    })
  }
}

function nameFaults(row: RequirementRow, seen: ReadonlySet<string>): string[] {
  const faults: string[] = []
  if (row.file !== `spec/requirements/${row.chapter}.yaml`)
    faults.push(`stands in another file than its chapter ${row.chapter}`)
  if (!row.id.startsWith(`${row.chapter}/`)) faults.push('does not begin with its chapter')
  if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(row.id)) faults.push('is not <chapter>/<slug> in kebab case')
  if (seen.has(row.id)) faults.push('is there twice')
  return faults
}

/** A need of its own name, or `unclaimed-` before the name of a feature that must not be claimed. */
function isKnownNeed(need: string, features: ReadonlySet<string>): boolean {
  const unclaimed = /^unclaimed-(.+)$/.exec(need)?.[1]?.replaceAll('-', '_')
  return needs.includes(need) || (unclaimed !== undefined && features.has(unclaimed))
}

function vocabularyFaults(row: RequirementRow, features: ReadonlySet<string>): string[] {
  const faults: string[] = []
  if (!levels.includes(row.level)) faults.push(`has the level ${row.level}`)
  if (!observables.includes(row.observable)) faults.push(`has observable ${row.observable}`)
  if (row.feature !== undefined && !features.has(row.feature)) faults.push(`names the unknown feature ${row.feature}`)
  for (const need of row.needs) if (!isKnownNeed(need, features)) faults.push(`has the unknown need ${need}`)
  if (row.text === '') faults.push('has no text')
  return faults
}

function stateFaults(row: RequirementRow): string[] {
  const reason = entryOf(row.state, 'excluded')
  const milestone = entryOf(row.state, 'planned')
  const visible = row.observable !== 'no'
  if (row.state === 'law') return visible ? [] : ['has a law though nothing of it can be observed']
  if (milestone !== undefined)
    return milestones.includes(milestone) ? [] : [`is planned for the unknown milestone ${milestone}`]
  if (reason === undefined) return ['is in no state']
  if (!reasons.includes(reason)) return [`is excluded for the unknown reason ${reason}`]
  if (visible) return [`is excluded though it is observable: ${row.observable}`]
  return reason === 'not-observable' && row.test === undefined ? ['names no test though it is not observable'] : []
}

function entryOf(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'string' ? value : undefined
}

function featureNames(tree: FileTree): ReadonlySet<string> {
  if (!tree.has('spec/features.yaml')) return new Set()
  const document: unknown = parse(tree.read('spec/features.yaml'))
  return new Set(typeof document === 'object' && document !== null ? Object.keys(document) : [])
}
