import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { InputError } from './input-error.ts'
import type { Plan, PlannedFixture } from './plan.ts'

/**
 * Writes every fixture of a plan that holds no findings, and says where. New folders appear whole or not at all.
 * @throws InputError when a recording would replace a fixture that is there already
 */
export async function writePlan(plan: Plan, directory: string, given: string | undefined): Promise<string> {
  if (plan.findings.length > 0) throw new Error('a plan with findings is not written')
  const renewed = plan.fixtures.every(({ from }) => from === 'fixture')
  const out = given ?? (renewed ? directory : `${resolve(directory)}.sanitized`)
  const inPlace = resolve(out) === resolve(directory)
  for (const planned of plan.fixtures) {
    if (!(planned.from === 'fixture' && inPlace) && (await exists(join(out, planned.fixture.id))))
      throw new InputError(`${join(out, planned.fixture.id)} is there already; remove it or choose another --out`)
  }
  for (const planned of plan.fixtures) await writeFixture(out, planned, planned.from === 'fixture' && inPlace)
  return out
}

async function writeFixture(out: string, { fixture, files }: PlannedFixture, inPlace: boolean): Promise<void> {
  const folder = join(out, fixture.id)
  const target = inPlace ? folder : join(dirname(folder), `.${basename(folder)}`)
  if (!inPlace) await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const { name, content } of files) await writeFile(join(target, name), content)
  if (!inPlace) await rename(target, folder)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false
  )
}
