import { featureMeanings } from '../../../generated/requirements.ts'

/** No optional feature is claimed. */
export const noFeatures: Readonly<Record<string, false>> = Object.fromEntries(
  Object.keys(featureMeanings).map((name) => [name, false as const])
)
