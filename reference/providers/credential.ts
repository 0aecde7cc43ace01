import { failureOf } from './failure.ts'

/**
 * The credential of an attempt.
 * @throws ProviderFailure (`provider_unavailable`, target-scoped) where there is none, or none that a header can hold
 */
export function requireCredential(apiKey: string | undefined, apiKeyEnv: string): string {
  if (apiKey === undefined || apiKey === '')
    throw failureOf('credential_missing', { detail: `${apiKeyEnv} is not set` })
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw failureOf('credential_missing', { detail: `${apiKeyEnv} holds no usable value` })
  return apiKey
}
