import { featureMeanings } from '../../generated/requirements.ts'
import type { Meeting } from './meet.ts'
import type { Surroundings } from './needs.ts'
import type { RunOptions } from './options.ts'

/** All optional features: before a runtime was met nobody knows which of them it claims. */
export const everyFeature: readonly string[] = Object.keys(featureMeanings)

/** What a run has to offer, as far as it is known before the wiring was proven. */
export const surroundingsOf = (meeting: Meeting, options: RunOptions, features: readonly string[]): Surroundings => ({
  mode: meeting.mode,
  dialects: options.dialects,
  features,
  configDialect: options.configDialect,
  abortVisible: true,
  // What can really be sent is known once the runtime is met.
  signals: meeting.own === undefined ? [] : ['SIGTERM', 'SIGKILL']
})
