import type { CallScript } from '../../model/script.ts'

/** What an answer says of the wait before the next request: how long and in which form, or something that means nothing. */
export type RetryWish =
  | { readonly form: 'seconds' | 'date' | 'milliseconds'; readonly ms: number }
  | { readonly form: 'invalid'; readonly ms?: undefined }

/** The wish of a scripted answer; undefined where it has none. Dates are those of the lab's placeholder, so many seconds ahead. */
export function wishOf(script: CallScript | undefined): RetryWish | undefined {
  if (script?.kind !== 'status') return undefined
  const headers = Object.entries(script.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const)
  const value = (name: string): string | undefined => headers.find(([key]) => key === name)?.[1]
  const [fine, plain] = [value('retry-after-ms'), value('retry-after')]
  if (fine !== undefined && /^\d+$/.test(fine)) return { form: 'milliseconds', ms: Number(fine) }
  if (plain !== undefined && /^\d+$/.test(plain)) return { form: 'seconds', ms: Number(plain) * 1000 }
  const ahead = /^\{\{date([+-]\d+)\}\}$/.exec(plain ?? '')?.[1]
  if (ahead !== undefined) return { form: 'date', ms: Math.max(0, Number(ahead) * 1000) }
  return fine === undefined && plain === undefined ? undefined : { form: 'invalid' }
}
