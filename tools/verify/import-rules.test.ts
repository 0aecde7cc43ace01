import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))
const cruiser = join(repositoryRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const rules = join(repositoryRoot, 'tools/config/dependency-cruiser.cjs')
const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** What is broken by a tree in which each file imports the listed ones and every named file exists. */
function broken(imports: Record<string, readonly string[]>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'import-rules-'))
  roots.push(root)
  for (const path of new Set([...Object.keys(imports), ...Object.values(imports).flat()])) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    const up = '../'.repeat(path.split('/').length - 1)
    const lines = (imports[path] ?? []).map(
      (target, index) => `import * as m${index} from './${up}${target}'\nvoid m${index}\n`
    )
    writeFileSync(join(root, path), lines.join(''))
  }
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{"compilerOptions":{"module":"nodenext","allowImportingTsExtensions":true,"noEmit":true}}'
  )
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, '--config', rules, '--output-type', 'json', '.'], {
    cwd: root,
    encoding: 'utf8'
  })
  const report: { summary: { violations: { rule: { name: string }; from: string; to: string }[] } } = JSON.parse(
    stdout || `{"error":${JSON.stringify(stderr)}}`
  )
  return report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort()
}

test('the arrows of the house are allowed', () => {
  expect(
    broken({
      'reference/core/runtime.ts': ['generated/types.ts', 'reference/core/ports.ts'],
      'reference/core/runtime.test.ts': ['reference/stores/memory.ts', 'conformance/lab/index.ts'],
      'reference/providers/acme/index.ts': ['reference/providers/sse.ts', 'reference/core/ports.ts'],
      'reference/compose.ts': ['reference/providers/acme/index.ts', 'reference/stores/memory.ts'],
      'conformance/laws/sequence/dense.ts': ['generated/requirements.ts'],
      'conformance/mutants/skips.ts': ['reference/compose.ts'],
      'conformance/runner/run.test.ts': ['reference/compose.ts'],
      'tools/bench/main.ts': ['reference/compose.ts', 'conformance/lab/index.ts']
    })
  ).toEqual([])
})

/** Broken by one tree, so that the cruiser is started once: file, what it imports, the rules that this breaks. */
const forbidden: readonly (readonly [from: string, to: string, ...rules: string[]])[] = [
  ['reference/core/attempts.ts', 'reference/providers/acme/index.ts', 'core-is-inside'],
  ['reference/core/execution.ts', 'reference/stores/memory.ts', 'core-is-inside'],
  ['reference/core/routing.ts', 'reference/http/app.ts', 'core-is-inside'],
  ['reference/core/runtime.ts', 'reference/telemetry/otel.ts', 'core-is-inside'],
  ['reference/providers/acme/stream.ts', 'reference/providers/other/stream.ts', 'providers-apart'],
  ['reference/main.ts', 'conformance/lab/index.ts', 'reference-from-generated-only'],
  ['reference/main.test.ts', 'conformance/cli/main.ts', 'reference-tests-may-use-the-lab'],
  ['conformance/runner/plan.ts', 'reference/compose.ts', 'conformance-over-http-only'],
  ['conformance/runner/run.ts', 'conformance/mutants/skips.ts', 'mutants-loaded-by-selftest-alone'],
  ['conformance/cli/commands/selftest.ts', 'conformance/mutants/skips.ts', 'mutants-loaded-lazily'],
  ['conformance/report/json.ts', 'tools/bench/main.ts', 'conformance-over-http-only', 'nobody-imports-tools'],
  ['generated/types.ts', 'reference/compose.ts', 'generated-stands-alone'],
  ['sdk/typescript/client.ts', 'generated/types.ts', 'sdk-on-its-own']
]

test('every import against an arrow of the house breaks the rule of that arrow, and provider differences stay behind the port', () => {
  const expected = forbidden.flatMap(([from, to, ...names]) => names.map((name) => `${name}: ${from} -> ${to}`))
  expect(broken(Object.fromEntries(forbidden.map(([from, to]) => [from, [to]])))).toEqual(expected.sort())
})
