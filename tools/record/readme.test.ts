import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadFixtures, startFixtureLab } from '../../conformance/lab/index.ts'
import { runLine, startLine } from '../documents/child.ts'
import { curl } from '../documents/curl.ts'
import { commandsOf } from '../documents/documents.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = 'tools/record/README.md'

/** The page's commands, lines that end in a backslash joined to the next. */
const commands = commandsOf(page).join('\n').replaceAll(/\\\n/g, '').split('\n')

/**
 * A documented command over folders of its own and, where it names a provider, over the lab. A script's own program is called, because npm
 * dies of the signal that ends a recorder.
 */
function local(command: string, scratch: string, upstream = ''): string {
  return command
    .replace(/^npm run -s (record|sanitize) --/, 'node --import tsx tools/$1/main.ts')
    .replace(/--upstream \S+/, `--upstream ${upstream}`)
    .replace(/ --port \d+/, '')
    .replaceAll('../recordings', join(scratch, 'recordings'))
    .replaceAll('../sanitized', join(scratch, 'sanitized'))
}

test('the commands of the page record an exchange, make a fixture of it and find nothing private', {
  timeout: 240_000
}, async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'record-page-'))
  const lab = await startFixtureLab({ fixtures: await loadFixtures(join(root, 'fixtures/openai-responses')) })
  try {
    const [record = '', ask = '', check = '', write = '', scan = '', linked = '', allow = '', ...more] = commands
    expect(more).toEqual([])
    const recorder = await startLine(
      `${local(record, scratch, lab.origin)} --port 0`,
      root,
      /recording .* on (\S+) into /
    )
    const request = ask.replace(/http:\/\/127\.0\.0\.1:\d+/, recorder.found).replace('$OPENAI_API_KEY', 'invented-key')
    const answered = await curl(request.replace('MODEL', 'fixture:text'), scratch)
    expect(answered.stdout).toContain('response.completed')
    expect(await recorder.stop()).toBe(0)
    expect(readdirSync(join(scratch, 'recordings'))).toHaveLength(1)

    expect(existsSync(join(scratch, 'sanitized'))).toBe(false)
    expect((await runLine(local(check, scratch), root)).stdout).not.toBe('')
    for (const one of [write, allow]) {
      rmSync(join(scratch, 'sanitized'), { recursive: true, force: true })
      const { code, stdout, stderr } = await runLine(local(one, scratch), root)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toMatch(/^written {2}openai-responses\/0001-post-v1-responses-200: /)
    }
    expect(await runLine(scan, root)).toMatchObject({ code: 0 })

    const queue = await startLine(`${local(linked, scratch, lab.origin)} --port 0`, root, /recording .* on (\S+) into /)
    expect(await queue.stop()).toBe(0)
  } finally {
    await lab.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
})
