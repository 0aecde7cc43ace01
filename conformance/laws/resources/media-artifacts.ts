import { isDeepStrictEqual } from 'node:util'
import { filesIn, jobsOf, madeBy, type ToldFile } from '../shared/job-view.ts'
import { at, brief, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Each file that a result names is an artifact, with its type, name and size where they were told and without where they were not. */
export const mediaArtifacts = judged('resources/media-artifacts', (view, check) => {
  for (const { execution, attempt, script } of jobsOf(view)) {
    const files = filesIn(madeBy(script))
    if (attempt.terminal?.type !== 'execution.completed' || files.length === 0) continue
    for (const resource of execution.results) {
      if (resource.exchange.status !== 200) continue
      const told = at(resource.exchange.body, 'artifacts')
      const artifacts = Array.isArray(told) ? told.filter(isRecord) : []
      const missing = files.find((file) => !artifacts.some((artifact) => isDeepStrictEqual(known(artifact), of(file))))
      const surplus = artifacts.length > files.length
      check(missing === undefined && !surplus, resource, () => ({
        expected: `${files.length} artifacts${missing ? `, one as ${brief(Object.keys(of(missing)))}` : ''}`,
        saw: brief(artifacts.map((artifact) => Object.keys(artifact)))
      }))
    }
  }
})

const defined = (fields: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))

const known = ({ uri, media_type, name, size }: Readonly<Record<string, unknown>>): unknown =>
  defined({ uri, media_type, name, size })

const of = ({ url, content_type, file_name, file_size }: ToldFile): Readonly<Record<string, unknown>> =>
  defined({ uri: url, media_type: content_type, name: file_name, size: file_size }) as Record<string, unknown>
