import { type Check, fields, flag, integer, listOf, recordOf, refuse, text } from './check.ts'

const policy = fields(
  {},
  {
    provider_order: listOf(text(1, 256)),
    allow_fallback: flag,
    max_attempts: integer(1, 32),
    retry_budget_ms: integer(1, 86_400_000)
  }
)

const named = recordOf(policy)

type Policies = ReturnType<typeof named>

/** Routing policies by the name that a request's `routing.policy` gives. As in a request, provider names that nobody has are ignored. */
export const policies: Check<Policies> = (value, path) => {
  const read = named(value, path)
  for (const name of Object.keys(read)) {
    if (name.length === 0 || name.length > 256) refuse(path, 'every name must have 1 to 256 characters')
  }
  return read
}
