import { expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { Implementation, Route } from './route.ts'
import { routes } from './routes/index.ts'

test('every operation has its route, and the type checker refuses less or other', () => {
  expect(Object.keys(routes).sort()).toEqual(Object.keys(operations).sort())
  const { cancelExecution: _left, ...incomplete } = routes
  // @ts-expect-error a missing operation does not compile
  const partial: Implementation = incomplete
  // @ts-expect-error a body that the specification does not give the operation does not compile
  const wrongBody: Route<'cancelExecution'> = () => ({ status: 202, body: { status: 'done' } })
  // @ts-expect-error a status that the operation does not declare does not compile
  const wrongStatus: Route<'getRuntime'> = (_context, { runtime }) => ({ status: 201, body: runtime.info() })
  expect([partial, wrongBody, wrongStatus]).toHaveLength(3)
})
