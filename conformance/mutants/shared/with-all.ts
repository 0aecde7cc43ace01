import type { ModelManifest, ProviderManifest } from '../../../generated/types.ts'

/** A manifest that says the same of every model. */
export const withAll = (manifest: ProviderManifest, fields: Partial<ModelManifest>): ProviderManifest => ({
  ...manifest,
  models: manifest.models.map((model) => ({ ...model, ...fields }))
})
