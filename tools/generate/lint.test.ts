import { expect, test } from 'vitest'
import { lint } from './lint.ts'
import { repositoryRoot } from './repository-root.ts'

test('the OpenAPI document has no finding, and its examples fit their schemas', async () => {
  await expect(lint(repositoryRoot)).resolves.toBeUndefined()
})
