import { stringify } from 'yaml'
import type { Scenario } from '../model/scenario.ts'

const limit = 16_000

/** A scenario as a case file would say it. Of a very long one the beginning, with a comment that names the whole. */
export function scenarioYaml(scenario: Scenario, file: string): string {
  const text = stringify(scenario, { lineWidth: 120 })
  if (text.length <= limit) return text
  const lines = text.slice(0, limit).split('\n').slice(0, -1)
  return `${lines.join('\n')}\n# cut after ${limit} characters; the whole is in ${file}\n`
}
