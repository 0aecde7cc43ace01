import { lintSource } from '@secretlint/core'
import { creator as pattern } from '@secretlint/secretlint-rule-pattern'
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend'
import type { SecretLintCoreConfig } from '@secretlint/types'
import { housePatterns } from './house-patterns.ts'
import { unmarked } from './unmarked.ts'

/** A text to look at; `name` is what the report calls it, and by which exceptions know it. */
export interface GateText {
  readonly name: string
  readonly text: string
}

/** Something that must not be public: where and of which kind, never what. */
export interface GateFinding {
  readonly name: string
  readonly line: number
  readonly column: number
  readonly rule: string
  /** Characters of what was found. */
  readonly length: number
}

const config: SecretLintCoreConfig = {
  rules: [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rule: recommended,
      rules: [{ id: '@secretlint/secretlint-rule-aws', options: { enableIDScanRule: true } }]
    },
    {
      id: '@secretlint/secretlint-rule-pattern',
      rule: pattern,
      options: {
        patterns: housePatterns.map(({ name, pattern: expression }) => ({
          name,
          patterns: [`/${expression.source}/${expression.flags}`]
        }))
      }
    }
  ]
}

/** Logins at hosts that do not exist: tests of refusing them need such addresses. */
const harmlessLogin = /^https?:\/\/[^/\s]*@(?:[\w-]+\.)*(?:test|example|invalid|localhost)(?![\w.-])/

/**
 * Looks for secrets (secretlint's recommended rules) and for what the house keeps out of public files. What was found is never part of the
 * result.
 */
export async function gate({ name, text }: GateText): Promise<GateFinding[]> {
  const source = { filePath: name, content: text, ext: '', contentType: 'text' as const }
  const options = { config, noPhysicFilePath: true }
  const { messages } = await unmarked(() => lintSource({ source, options }))
  const meant = messages.filter(
    ({ messageId, range }) => messageId !== 'BasicAuth' || !harmlessLogin.test(text.slice(...range))
  )
  return meant.map(({ ruleId, messageId, data, range, loc }) => ({
    name,
    line: loc.start.line,
    column: loc.start.column + 1,
    rule: ruleName(ruleId, messageId, data),
    length: range[1] - range[0]
  }))
}

function ruleName(ruleId: string, messageId: string, data: unknown): string {
  const own = (data as { PATTERN_NAME?: string } | undefined)?.PATTERN_NAME
  if (housePatterns.some((house) => house.name === own)) return own as string
  return `${ruleId.replace('@secretlint/secretlint-rule-', '')} ${messageId}`
}
