import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runScan } from './scan-cli.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const privateRegistry = ['npm', 'acme', 'corp'].join('.')

/** Every kind of thing that must be found, put together here so that this file holds none of them. */
const planted: Readonly<Record<string, string>> = {
  'OpenAI key': ['sk', 'proj', `${'aB3d'.repeat(19).slice(0, 74)}T3BlbkFJ${'Zx9'.repeat(25).slice(0, 74)}`].join('-'),
  'OpenAI key of an odd length': ['sk', 'proj', 'aB3dE5gH7jK9mN1pQ3s'.repeat(3)].join('-'),
  'key of a service account': ['sk', 'svcacct', 'aB3dE5gH7jK9mN1pQ3sT5_v'].join('-'),
  'Anthropic key': ['sk', 'ant', 'api03', `${'aB3d_'.repeat(19).slice(0, 93)}AA`].join('-'),
  'fal key': `${['7c9e6679', '7425', '40de', '944b', 'e07fc1f90ae7'].join('-')}:${'a1b2c3d4'.repeat(4)}`,
  'AWS key id': `AKIA${'QX3F7NLR2VW5KTJD'}`,
  'GitHub token': `ghp_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}`,
  'private key': `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEowIBAAKCAQEA7x2k'.repeat(8)}\n-----END RSA PRIVATE KEY-----`,
  login: `https://robot:${'hunter2hunter2'}@db.acme.io/`,
  'home directory': `/${'home'}/petra/notes`,
  'home directory of a Mac': `/${'Users'}/petra/notes`,
  'home directory of Windows': `C:\\${'Users'}\\petra\\notes`,
  'path of a machine': `cd /${'workspace'}/kit`,
  'host of a registry': `"resolved": "${['https:', '', privateRegistry, 'left-pad.tgz'].join('/')}"`,
  'token of a registry': `//${privateRegistry}/:_${'authToken'}=abc`,
  'e-mail address': `petra${'@'}acme.io`,
  'session cookie': `__cf_bm=${'Qk9va2ll'.repeat(3)}`,
  'account id': `org-${'aB3dE5gH7jK9mN1pQ3sT5vX7'}`,
  'signed link': `https://cdn.acme.io/x?X-Amz-${'Signature'}=${'a1b2c3d4'.repeat(4)}`
}

const harmless = [
  'https://user:secret@api.example.test/',
  'petra@example.test, petra@mail.example.com, git@github.com:a/b.git, x@1.2.3',
  '/home/user/x, /Users/name/x, $HOME/work/x, ./work/x, https://api.example.test/home/petra',
  `${'00000000-0000-4000-8000-000000000001'}:${'0'.repeat(32)}`,
  'resp_00000000000000010000000000000000000000000000000002 and org-000000000000000000000001',
  'key: sk-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx and sk-proj-xxxxxxxxxxxxxxxxxxxxxxxx, sk-proj-your-key-1-goes-here-please',
  `${['sk', 'proj', 'aB3dE5CANARYgH7jK9mN1pQ3s'].join('-')} and sk-test-CANARY, task-admin-0123456789-0123456789`
].join('\n')

function repository(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(join(tmpdir(), 'scan-'))
  folders.push(root)
  git(root, 'init', '-q')
  git(root, 'config', 'user.name', 'Test')
  git(root, 'config', 'user.email', 'test@example.test')
  put(root, files)
  return root
}

function put(root: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  git(root, 'add', '-A')
}

const git = (root: string, ...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

async function scan(root: string, ...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let out = ''
  let error = ''
  const code = await runScan(args, {
    root,
    write: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    }
  })
  return { code, out, error }
}

test.each(Object.entries(planted))('%s in a tracked file is found and never printed', async (_name, secret) => {
  const root = repository({ 'clean.md': harmless, 'folder/dirty.txt': `first line\nvalue: ${secret}\n` })
  for (const args of [[], ['--json']]) {
    const { code, out } = await scan(root, ...args)
    expect(code).toBe(1)
    expect(out).toContain('folder/dirty.txt')
    expect(out).not.toContain('clean.md')
    for (let at = 0; at + 10 <= secret.length; at++) expect(out).not.toContain(secret.slice(at, at + 10))
  }
})

test('stand-ins, example hosts and public registries are not found', async () => {
  const { code, out } = await scan(repository({ 'clean.md': harmless }))
  expect({ code, out }).toEqual({ code: 0, out: '2 texts scanned, 0 found\n' })
})

test('a finding tells file, line, column, rule and length', async () => {
  const secret = planted['fal key'] as string
  const root = repository({ 'a.txt': `one\ntwo ${secret}\n` })
  const { out } = await scan(root, '--json')
  const { findings } = JSON.parse(out)
  expect(findings).toEqual([{ name: 'a.txt', line: 2, column: 5, rule: 'fal key', length: secret.length }])
  expect((await scan(root)).out).toBe(`a.txt:2:5 fal key, ${secret.length} characters\n2 texts scanned, 1 found\n`)
})

test('what was removed or only ever stood in a commit message is found in the history alone', async () => {
  const root = repository({ 'a.txt': `key ${planted['GitHub token']}\n` })
  git(root, 'commit', '-q', '-m', 'First')
  put(root, { 'a.txt': 'gone\n', 'deep/b.txt': 'clean\n' })
  git(root, 'commit', '-q', '-m', `Second, by ${planted['e-mail address']}`)
  expect((await scan(root)).code).toBe(0)
  const { code, out } = await scan(root, '--history')
  expect(code).toBe(1)
  expect(out).toMatch(/^[0-9a-f]{12}:a\.txt:1:\d+ github /m)
  expect(out).toMatch(/^[0-9a-f]{12}:\(commit message\):1:\d+ e-mail address/m)
})

test('untracked files are none of its business; binary files and file names are', async () => {
  const secret = planted['AWS key id'] as string
  const root = repository({ 'image.bin': Buffer.concat([Buffer.from([0, 255]), Buffer.from(` ${secret} `)]) })
  writeFileSync(join(root, 'untracked.txt'), planted['GitHub token'] as string)
  put(root, {})
  git(root, 'rm', '-q', '--cached', 'untracked.txt')
  const { out } = await scan(root)
  expect(out).toContain('image.bin')
  expect(out).not.toContain('untracked')
  const named = repository({ [`${planted['e-mail address']}.txt`]: '' })
  expect(await scan(named)).toMatchObject({ code: 1, out: expect.stringContaining('(file names)') })
})

test('a file that is deleted and still tracked does not stop the scan', async () => {
  const root = repository({ 'a.txt': 'a', 'b.txt': `mail ${planted['e-mail address']}` })
  rmSync(join(root, 'a.txt'))
  expect((await scan(root)).code).toBe(1)
})

test('help is told, wrong usage and a folder without a repository are 2', async () => {
  const root = mkdtempSync(join(tmpdir(), 'scan-'))
  folders.push(root)
  expect(await scan(root, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('exit codes') })
  expect(await scan(root, '--frob')).toMatchObject({ code: 2 })
  expect(await scan(root)).toEqual({
    code: 2,
    out: '',
    error: 'scan:public: git ls-files failed: this needs git and a repository\n'
  })
})
