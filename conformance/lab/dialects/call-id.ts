import { seededToken } from '../random.ts'

/** The wire id of a scripted tool call: the same in every attempt of one scenario, different between scenarios. */
export function callIdOf(prefix: 'call_' | 'toolu_', nonce: string, call: string): string {
  return `${prefix}${seededToken(`call:${nonce}:${call}`, 24)}`
}
