import { assertSpec } from './assert-spec.ts'
import type { Files, SpecSource } from './spec-source.ts'
import { clientRequirements } from './steps/client-requirements.ts'
import { errors } from './steps/errors.ts'
import { events } from './steps/events.ts'
import { jsonSchema } from './steps/json-schema.ts'
import { lifecycle } from './steps/lifecycle.ts'
import { manifest } from './steps/manifest.ts'
import { openapi } from './steps/openapi.ts'
import { operations } from './steps/operations.ts'
import { requirements } from './steps/requirements.ts'
import { types } from './steps/types.ts'
import { usageUnits } from './steps/usage-units.ts'
import { validators } from './steps/validators.ts'

/**
 * Makes every file of `generated/` from the specification. It writes nothing.
 *
 * @param spec What `readSpec` read.
 * @param root The repository, where the validators' runtime helpers are found.
 * @throws Error naming the fault of the specification and its place.
 */
export const generate = async (spec: SpecSource, root: string): Promise<Files> => {
  assertSpec(spec)
  const files: Files = {
    ...openapi(spec),
    ...(await types(spec)),
    ...events(spec),
    ...lifecycle(spec),
    ...operations(spec),
    ...requirements(spec),
    ...clientRequirements(spec),
    ...usageUnits(spec),
    ...errors(spec),
    ...jsonSchema(spec),
    ...(await validators(spec, root))
  }
  return { ...files, ...manifest(spec, files) }
}
