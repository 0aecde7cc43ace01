import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Running, runLine, startLine } from './child.ts'
import { root } from './documents.ts'

/** Where the commands of the documents run: the built repository, a server on a free port, and a folder for what they write. */
export interface Stage {
  /** What `npm start` printed as its address. */
  readonly origin: string
  /** A project that has the kit and the client's packages as dependencies. */
  readonly project: string
  stop(): Promise<void>
}

/** The address that the documents use. */
export const documentedOrigin = 'http://127.0.0.1:4320'

const dependencies = ['openapi-fetch', '@types/node']

/** Builds, starts the server by `npm start` and makes the project. */
export async function openStage(): Promise<Stage> {
  const built = await runLine('npm run -s build', root)
  if (built.code !== 0) throw new Error(built.stderr)
  const project = mkdtempSync(join(tmpdir(), 'documents-'))
  link('model-runtime-kit', root)
  for (const name of dependencies) link(name, join(root, 'node_modules', name))
  const server: Running = await startLine('npm start -- --port 0', root, /listening on (\S+)\n/)

  function link(name: string, target: string): void {
    const path = join(project, 'node_modules', name)
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(target, path)
  }

  return {
    origin: server.found,
    project,
    async stop() {
      rmSync(project, { recursive: true, force: true })
      await server.stop()
    }
  }
}
