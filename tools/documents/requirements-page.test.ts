import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import { root } from './documents.ts'
import { requirementsPage, writeRequirementsPage } from './requirements-page.ts'

const page = readFileSync(join(root, requirementsPage), 'utf8')

test('the requirement reference is what `npm run documents` would write now', () => {
  expect(page).toBe(writeRequirementsPage())
})

test('the requirement reference holds every row once, with a place in the chapters and a way of judging', () => {
  for (const id of Object.keys(requirements)) expect(page.split(`[\`${id}\`](../spec/chapters/`), id).toHaveLength(2)
  expect(page.split('\n').filter((line) => /\| {2}\|/.test(line))).toEqual([])
})
