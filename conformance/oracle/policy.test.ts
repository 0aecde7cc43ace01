import { expect, test } from 'vitest'
import { labPolicies, labTargets } from '../lab/topology.ts'
import { policyNamed, routingOf } from './policy.ts'

const labs = labTargets(['openai-responses', 'anthropic-messages'], { origin: 'http://127.0.0.1:4330' })
const targets = labs.map(({ id, dialect, model, capabilities }) => ({ id, dialect, model, tools: capabilities.tools }))

test('every policy of the lab has the meaning that its configuration gives it, and no other name has any', () => {
  const configured = labPolicies(labs)
  expect(Object.keys(configured).length).toBeGreaterThan(1)
  for (const [name, policy] of Object.entries(configured)) expect(policyNamed(name, targets)).toEqual(policy)
  for (const name of ['lab-a-first', '', 'toString', undefined, 7]) expect(policyNamed(name, targets)).toBeUndefined()
})

test("the request's own fields win over those of its policy, one by one", () => {
  const routing = { policy: 'lab-b-first', max_attempts: 1 }
  expect(routingOf({ routing }, targets)).toEqual({ ...labPolicies(labs)['lab-b-first'], ...routing })
  expect(routingOf({ routing: { policy: 'nobody', allow_fallback: true } }, targets)).toEqual({
    policy: 'nobody',
    allow_fallback: true
  })
  expect(routingOf({}, targets)).toEqual({})
})
