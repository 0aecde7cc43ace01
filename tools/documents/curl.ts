import { parseArgs } from 'node:util'
import { type Ended, runLine } from './child.ts'

/** Runs a `curl` line: by curl, or on a machine that has none by a fetch of what its arguments say. */
export async function curl(line: string, cwd: string): Promise<Ended> {
  const { code } = await runLine('command -v curl', cwd)
  return code === 0 ? runLine(line, cwd) : fetched(line)
}

async function fetched(line: string): Promise<Ended> {
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const { values, positionals } = parseArgs({
    args: words.slice(1),
    allowPositionals: true,
    options: {
      silent: { type: 'boolean', short: 's' },
      'no-buffer': { type: 'boolean', short: 'N' },
      header: { type: 'string', short: 'H', multiple: true },
      data: { type: 'string', short: 'd' }
    }
  })
  const headers = (values.header ?? []).map((header): [string, string] => {
    const [name = '', value = ''] = header.split(/:\s*/, 2)
    return [name, value]
  })
  const body = values.data === undefined ? {} : { method: 'POST', body: values.data }
  const answer = await fetch(positionals[0] ?? '', { headers, ...body })
  return { code: 0, stdout: await answer.text(), stderr: '' }
}
