import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { pythonEnvironment } from '../python/environment.ts'
import { findPython } from '../python/find-python.ts'
import { repositoryRoot } from './repository-root.ts'
import { run } from './run.ts'

// On a machine that has not generated yet the generator for Python is installed first, which no test's time allows for.
beforeAll(async () => {
  await pythonEnvironment(repositoryRoot, join(repositoryRoot, 'tools/python/generate.txt'), await findPython())
}, 300_000)

interface Outcome {
  readonly code: number
  readonly printed: string[]
  readonly complained: string[]
}

const execute = async (
  args: readonly string[],
  folder: string,
  root = repositoryRoot,
  clients?: string
): Promise<Outcome> => {
  const printed: string[] = []
  const complained: string[] = []
  const code = await run(args, {
    root,
    folder,
    ...(clients === undefined ? {} : { clients }),
    print: (line) => void printed.push(line),
    complain: (line) => void complained.push(line)
  })
  return { code, printed, complained }
}

const temporary = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'generate-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const generated = join(repositoryRoot, 'generated')

test('generated/ is exactly what spec/ makes', async () => {
  expect(await execute(['check'], generated)).toEqual({ code: 0, printed: ['generated/ is fresh'], complained: [] })
})

test('check names changed, missing and foreign files with exit code 4, and write mends them', async () => {
  const folder = await temporary()
  await cp(generated, folder, { recursive: true })
  await writeFile(join(folder, 'errors.ts'), '// edited\n')
  await rm(join(folder, 'json-schema/Target.json'))
  await writeFile(join(folder, 'stray.ts'), '')

  const { code, printed } = await execute(['check'], folder)
  expect(code).toBe(4)
  expect(printed.slice(0, 3)).toEqual([
    'stale generated/errors.ts',
    'stale generated/json-schema/Target.json',
    'stale generated/stray.ts'
  ])

  expect((await execute(['write'], folder)).code).toBe(0)
  expect(await readFile(join(folder, 'errors.ts'), 'utf8')).toBe(await readFile(join(generated, 'errors.ts'), 'utf8'))
  expect((await execute(['check'], folder)).code).toBe(0)
})

test('the models of every client are exactly what spec/ makes', async () => {
  const { code, printed } = await execute(['check'], generated, repositoryRoot, repositoryRoot)
  expect(code).toBe(0)
  expect(printed).toContain('sdk/typescript/src/generated/ is fresh')
  for (const line of printed) expect(line).toMatch(/ is fresh$/)
})

test('a generated name that nothing makes is stale beside written files, which stay', async () => {
  const home = await temporary()
  await mkdir(join(home, 'sdk/go'), { recursive: true })
  await writeFile(join(home, 'sdk/go/stray_gen.go'), '')
  await writeFile(join(home, 'sdk/go/written.go'), 'kept')
  const stale = await execute(['check'], generated, repositoryRoot, home)
  expect(stale.printed).toContain('stale sdk/go/stray_gen.go')
  expect(stale.printed).not.toContain('stale sdk/go/written.go')

  const folder = await temporary()
  expect((await execute(['write'], folder, repositoryRoot, home)).code).toBe(0)
  expect(await readdir(join(home, 'sdk/go'))).not.toContain('stray_gen.go')
  expect(await readFile(join(home, 'sdk/go/written.go'), 'utf8')).toBe('kept')
})

test('a model that a client lacks is stale under its path in the repository', async () => {
  const { code, printed } = await execute(['check'], generated, repositoryRoot, await temporary())
  expect(code).toBe(4)
  expect(printed).toContain('stale sdk/typescript/src/generated/types.ts')
})

test('a specification that cannot be read has an exit code of its own', async () => {
  const folder = await temporary()
  const { code, complained } = await execute(['check'], join(folder, 'generated'), folder)
  expect(code).toBe(1)
  expect(complained).toHaveLength(1)
})

test.each([[[]], [['constructor']], [['check', 'write']]])('%j is wrong usage', async (args) => {
  const { code, complained } = await execute(args, generated)
  expect(code).toBe(2)
  expect(complained[0]).toMatch(/^Usage: generate <verb>/)
})

test('--help prints the usage and the exit codes', async () => {
  const { code, printed } = await execute(['--help'], generated)
  expect(code).toBe(0)
  expect(printed[0]).toContain('Exit codes:')
})

test('every generated file opens with the notice that names its source and the command', async () => {
  const manifest = JSON.parse(await readFile(join(generated, 'MANIFEST.json'), 'utf8')) as { files: object }
  for (const path of [...Object.keys(manifest.files), 'MANIFEST.json']) {
    const head = (await readFile(join(generated, path), 'utf8')).split('\n').slice(0, 2).join('')
    expect(head, path).toMatch(
      /^(\/\/ |\{ {2}"(x-generated|\$comment)": ")Do not edit\. Made from spec.* by `npm run generate`\./
    )
  }
})
