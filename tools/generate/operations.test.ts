import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import type { OperationId, OperationResponses } from '../../generated/operations.ts'
import { operations } from '../../generated/operations.ts'
import type { ErrorBody, ExecutionSubmission, RuntimeInfo } from '../../generated/types.ts'
import { repositoryRoot } from './repository-root.ts'

type Implementation = { [Name in OperationId]: () => OperationResponses[Name] }

test('each operation has the path file that is named after it', () => {
  const files = readdirSync(join(repositoryRoot, 'spec/paths')).filter((name) => name.endsWith('.yaml'))
  const named = Object.keys(operations).map(
    (id) => `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`
  )
  expect(files.sort()).toEqual(named.sort())
})

test('a handler may give only the answers that the specification names', () => {
  expectTypeOf<
    Extract<OperationResponses['submitExecution'], { status: 202 }>['body']
  >().toEqualTypeOf<ExecutionSubmission>()
  expectTypeOf<Extract<OperationResponses['getRuntime'], { status: 503 }>['body']>().toEqualTypeOf<RuntimeInfo>()
  expectTypeOf<Extract<OperationResponses['cancelExecution'], { status: 409 }>['body']>().toEqualTypeOf<ErrorBody>()
  const error: ErrorBody = { error: { code: 'queue_full', message: 'full', retryable: true } }
  // @ts-expect-error a 429 carries Retry-After
  const bare: OperationResponses['submitExecution'] = { status: 429, body: error }
  // @ts-expect-error an execution is never 418
  const foreign: OperationResponses['getExecution'] = { status: 418, body: error }
  // @ts-expect-error an operation is missing
  const partial: Implementation = {
    cancelExecution: () => ({ status: 202, body: { status: 'cancellation_requested' } })
  }
  const full: OperationResponses['submitExecution'] = { status: 429, body: error, headers: { 'Retry-After': '1' } }
  expect([bare, foreign, partial, full]).toHaveLength(4)
})
