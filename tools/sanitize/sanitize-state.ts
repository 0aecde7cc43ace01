import { DummyMap } from './dummies.ts'
import { IdMap } from './id-map.ts'
import { LinkMap, link } from './link-rules.ts'
import { TimeShift } from './time-shift.ts'

/** What all bodies of a fixture set share: the same id, time, link or state becomes the same thing in each of them. */
export class SanitizeState {
  readonly ids = new IdMap()
  readonly links = new LinkMap()
  readonly dummies = new DummyMap()
  readonly times = new TimeShift()
  /** Addresses that the recordings were made at, and what stands for each. */
  readonly origins = new Map<string, string>()

  /** Takes note of stand-ins that a text holds already. */
  survey(text: string): void {
    this.ids.survey(text)
    for (const [url] of text.matchAll(link)) this.links.survey(url)
    for (const [value] of text.matchAll(/[A-Za-z0-9+/_-]{8,}={0,2}/g)) this.dummies.survey(value)
  }
}
