const units = { h: 3_600_000, m: 60_000, s: 1000 } as const

/** The longest that a timer can wait for is a little more than this. */
const mostMs = 480 * units.h

/** Milliseconds of `1h`, `90m`, `45s` or `1h30m`; `undefined` where it is none of these, is nothing at all or is longer than 480 hours. */
export function durationMs(text: string): number | undefined {
  const found = /^(?=[0-9])(?:([0-9]{1,3})h)?(?:([0-9]{1,5})m)?(?:([0-9]{1,7})s)?$/.exec(text)
  if (found === null) return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = found
  const ms = Number(hours) * units.h + Number(minutes) * units.m + Number(seconds) * units.s
  return ms > 0 && ms <= mostMs ? ms : undefined
}

/** The same in words that `durationMs` reads. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'm'],
    [seconds % 60, 's']
  ] as const
  return parts.map(([count, unit]) => (count === 0 ? '' : `${count}${unit}`)).join('') || '0s'
}
