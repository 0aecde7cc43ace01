import { isIP } from 'node:net'
import { crosses } from './dummies.ts'
import type { Edit } from './edits.ts'

/** A pattern that must not be published, wherever it stands, and what it becomes. */
export interface TextRule {
  readonly name: string
  /** With the flag `g`. A named group `secret` narrows what is replaced. */
  readonly pattern: RegExp
  /** Whether a match is meant; default: always. */
  readonly meant?: (match: string) => boolean
  /** The replacement in the same length; default: crosses. */
  readonly become?: (match: string) => string
}

const left = '(?<![A-Za-z0-9_-])'
const anyDigit = (text: string, digit = '0'): string => text.replace(/\d/g, digit)
const alike = (text: string): boolean => /^(.)\1*$/.test(text)

/** Names that RFC 2606 and RFC 6761 keep for examples. */
export const exampleHost = /(?:^|[.@])(?:example\.(?:com|net|org)|[a-z0-9.-]*\b(?:example|test|invalid|localhost))$/i

/** Addresses that RFC 5737, RFC 3849 and RFC 1122 keep for examples and loopback, and such of zeros alone. */
function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (/^[0.:]+$/.test(address)) return false
  return !/^(?:127\.|0\.0\.0\.0$|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|2001:0?db8:|::1$)/i.test(address)
}

const keyShapes = [
  'sk-[A-Za-z0-9_-]{12,}',
  'sk-[A-Za-z0-9_-]*(?:\\*{2,64}|\\.{3}|\\u2026)[A-Za-z0-9_*-]{0,40}',
  'A(?:KIA|SIA|IDA|ROA)[A-Z0-9]{16}',
  'AIza[A-Za-z0-9_-]{30,}',
  'ya29\\.[A-Za-z0-9_-]{20,}',
  'gh[pousr]_[A-Za-z0-9]{30,}',
  'github_pat_[A-Za-z0-9_]{30,}',
  'glpat-[A-Za-z0-9_-]{16,}',
  'hf_[A-Za-z0-9]{24,}',
  'gsk_[A-Za-z0-9]{24,}',
  'r8_[A-Za-z0-9]{24,}',
  'npm_[A-Za-z0-9]{30,}',
  'pplx-[A-Za-z0-9]{24,}',
  'xai-[A-Za-z0-9]{24,}',
  'xox[abeoprs]-[A-Za-z0-9-]{10,}',
  '(?:sk|rk|pk|whsec)_(?:live_|test_)?[A-Za-z0-9]{20,}',
  'SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}'
]

/** In the order of their rank: of two that overlap, the first one decides. */
export const textRules: readonly TextRule[] = [
  {
    name: 'private-key',
    pattern:
      /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:[\s\S]{0,8192}?-----END [A-Z0-9 ]{0,30}-----|[A-Za-z0-9+/=\s]{0,8192})/g,
    become: (match) => match.replace(/[^\r\n]/g, 'x')
  },
  {
    name: 'fal-key',
    pattern: new RegExp(`${left}[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}:[0-9a-zA-Z]{16,}`, 'g')
  },
  {
    name: 'jwt',
    pattern: new RegExp(`${left}eyJ[A-Za-z0-9_-]{6,}\\.[A-Za-z0-9_-]{6,}(?:\\.[A-Za-z0-9_-]*){0,3}`, 'g')
  },
  { name: 'key', pattern: new RegExp(`${left}(?:${keyShapes.join('|')})`, 'g') },
  {
    name: 'credential',
    pattern: /\b(?:bearer|basic|key|token)\s{1,4}(?<secret>[A-Za-z0-9._~+/:-]{20,512}={0,2})/gi,
    meant: (match) => /\d/.test(match) && !alike(match)
  },
  {
    name: 'credential',
    pattern:
      /\b(?:password|passwd|api[-_]?key|secret|access[-_]?token|authorization)["']?\s{0,4}[:=]\s{0,4}["']?(?<secret>[^\s"'&,;<>]{8,512})/gi,
    meant: (match) => !alike(match) && /[\d!@#$%^*+/]/.test(match)
  },
  {
    name: 'url-login',
    pattern: /:\/\/(?<secret>[^\s/@:"'<>]{1,256}:[^\s/@"'<>]{1,256})@/g,
    meant: (match) => !/^x+$/.test(match)
  },
  {
    name: 'email',
    pattern:
      /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,8}\.[A-Za-z]{2,24}(?![A-Za-z0-9-])/g,
    meant: (match) => !exampleHost.test(match),
    become: (match) => match.replace(/[^@]/g, 'x')
  },
  {
    name: 'ip-address',
    pattern: /(?<![\w.:-])(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\d)/g,
    meant: isPublicAddress,
    become: (match) => anyDigit(match)
  },
  {
    name: 'ip-address',
    pattern: /(?<![\w.:-])(?:[0-9a-fA-F]{0,4}:){2,7}[0-9a-fA-F]{0,4}(?![\w:-]|\.\d)/g,
    meant: (match) => /\d/.test(match) && isPublicAddress(match),
    become: (match) => match.replace(/[0-9a-f]/gi, '0')
  },
  {
    name: 'phone',
    pattern:
      /(?<![\w+.-])(?:\+\d{1,3}[ .-]?(?:\(\d{1,4}\)[ .-]?)?\d{2,4}(?:[ .-]?\d{2,4}){1,4}|\(\d{3}\) ?\d{3}[ .-]\d{4}|\d{3}-\d{3}-\d{4})(?![\w-])/g,
    meant: (match) => match.replace(/\D/g, '').length >= 8 && /[1-9]/.test(match),
    become: (match) => anyDigit(match)
  },
  {
    name: 'home-directory',
    pattern: /(?:\/(?:Users|home)\/|[A-Za-z]:[\\/]Users[\\/])(?<secret>[^\s/\\"'<>:;,)\]}]{1,64})/g,
    meant: (match) => !/^x+$/.test(match)
  },
  {
    name: 'fine-tune',
    pattern: /(?<![A-Za-z0-9])ft:[A-Za-z0-9._-]{1,64}:(?<secret>[A-Za-z0-9_-]{1,64}(?::[A-Za-z0-9_-]{1,64}){0,3})/g,
    meant: (match) => !/^[x:]+$/.test(match),
    become: (match) => match.replace(/[^:]/g, 'x')
  }
]

/** The edits that one rule asks for. */
export function ruleEdits(rule: TextRule, text: string): Edit[] {
  const edits: Edit[] = []
  for (const match of text.matchAll(rule.pattern)) {
    const secret = match.groups?.secret ?? match[0]
    if (rule.meant && !rule.meant(secret)) continue
    const become = rule.become?.(secret) ?? crosses(secret.length)
    if (become === secret) continue
    const start = match.index + match[0].lastIndexOf(secret)
    edits.push({ start, end: start + secret.length, text: become, rule: rule.name })
  }
  return edits
}
