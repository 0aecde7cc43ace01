import type { SayContext } from './dialects/dialect.ts'
import { seededToken } from './random.ts'

type Speaker = Pick<SayContext, 'nonce' | 'target' | 'call'>

/** What a target seals its reasoning with: one token for each place in each of its answers. */
export const stateToken = ({ nonce, target, call }: Speaker, place: number): string =>
  seededToken(`signature:${nonce}:${target}:${call}:${place}`, 64)

/** More places than any script that speaks of state has. */
const places = 8

/** Whether a token is one that the speaker's earlier calls of the scenario may have said. */
export function isStateOf(token: string, speaker: Speaker): boolean {
  for (let call = 1; call < speaker.call; call += 1) {
    for (let place = 0; place < places; place += 1) if (stateToken({ ...speaker, call }, place) === token) return true
  }
  return false
}
