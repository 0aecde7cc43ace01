import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scenario } from '../model/scenario.ts'
import type { Witness } from '../model/verdict.ts'
import { printableJson } from '../report/printable.ts'
import { UsageError } from './usage-error.ts'

/** A failure that can be made again: the scenario as data and the requirement it broke. */
export interface SavedFailure {
  readonly version: 1
  readonly requirement: string
  readonly dialect: string
  readonly seed: number
  readonly witness: Witness
  readonly scenario: Scenario
  /** True when it was made smaller by shrinking. */
  readonly shrunk: boolean
}

/** Writes a failure as `<requirement>--<scenario>.json` below the directory and returns its path. */
export async function saveFailure(directory: string, failure: SavedFailure): Promise<string> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, `${slug(failure.requirement)}--${slug(failure.scenario.id)}.json`)
  await writeFile(path, `${printableJson(failure)}\n`)
  return path
}

const slug = (id: string): string => id.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')

/**
 * Reads a failure file.
 *
 * @throws UsageError where it cannot be read or is no failure file.
 */
export async function readFailure(path: string): Promise<SavedFailure> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    throw new UsageError(`the failure file ${path} cannot be read`)
  }
  const failure = parse(text)
  if (failure?.version !== 1 || typeof failure.requirement !== 'string' || !Array.isArray(failure.scenario?.calls)) {
    throw new UsageError(`${path} is no failure file of this kit (version 1, requirement, scenario)`)
  }
  return failure
}

function parse(text: string): SavedFailure | undefined {
  try {
    return JSON.parse(text) as SavedFailure
  } catch {
    return undefined
  }
}
