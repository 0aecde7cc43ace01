import assert from 'node:assert/strict'
import type { RequirementId } from '../../../../generated/requirements.ts'
import type { Item } from '../../../model/verdict.ts'
import { judgeSample } from './judge-sample.ts'

/** Asserts that a law is put to the test by the clean items and holds, and that it finds fault with the broken ones. */
export function expectCaught(
  requirement: RequirementId,
  clean: readonly Item[],
  spoil: (items: readonly Item[]) => readonly Item[]
): void {
  const held = judgeSample(requirement, clean)
  assert.deepEqual(held.violations, [])
  assert.ok(held.antecedents > 0, `${requirement} is not put to the test`)
  const broken = judgeSample(requirement, spoil(clean))
  assert.ok(broken.violations.length > 0, `${requirement} does not catch the fault`)
}
