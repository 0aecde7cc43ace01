import type { NullRuntime } from '../mutant.ts'

const refusal = { error: { code: 'invalid_request', message: 'no', retryable: false } }

export const alwaysAPerfect4xx: NullRuntime = {
  name: 'always-a-perfect-4xx',
  title: 'Every request is refused with 400 and a good error body.',
  passesUnproven: ['errors/error-body', 'http/schema-valid', 'security/errors-clean'],
  build: () => () => Response.json(refusal, { status: 400 })
}
