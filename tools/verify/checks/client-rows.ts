import { parse } from 'yaml'
import type { Check, Finding } from '../repository.ts'

/** Where the rows of client libraries stand. */
const rowsPath = 'spec/clients/requirements.yaml'

const lawsPath = 'conformance/client-leg/laws/index.ts'
const mutantsPath = 'conformance/client-leg/mutants/index.ts'

/** Client rows ↔ laws ↔ mutants ↔ scenarios, and the anchor of every row. The generator holds the rows' shape. */
export const clientRows: Check = {
  name: 'client-rows',
  rule: 'every client row leads to its chapter and has one law, a scenario that is about it and a mutant that is predicted to break it',
  run({ tree, clients }) {
    if (!tree.has(rowsPath)) return []
    const { requirements } = parse(tree.read(rowsPath)) as { requirements: { id: string; anchor: string }[] }
    const ids = requirements.map(({ id }) => id)
    const findings: Finding[] = requirements.flatMap(({ id, anchor }) => {
      const [file, name] = anchor.split('#')
      const path = `spec/${file}`
      const leads = tree.has(path) && tree.read(path).includes(`<a id="${name}"></a>`)
      return leads ? [] : [{ path: rowsPath, message: `${id} leads to ${anchor}, which does not exist` }]
    })
    if (clients === undefined) return findings
    const { laws, mutants, scenarios } = clients
    const find = (path: string, message: string): void => void findings.push({ path, message })
    const predicted = mutants.flatMap(({ predicts }) => predicts)
    const about = scenarios.flatMap((scenario) => scenario.about)
    for (const id of ids) {
      const count = laws.filter((law) => law === id).length
      if (count !== 1) find(lawsPath, `${id} has ${count} laws, not one`)
      if (!predicted.includes(id)) find(mutantsPath, `${id} is predicted by no client mutant`)
    }
    for (const id of [...laws, ...predicted, ...about])
      if (!ids.includes(id)) find(rowsPath, `${id} is judged, predicted or tried, and is no row`)
    for (const { name, predicts } of mutants)
      if (predicts.length === 0) find(mutantsPath, `client mutant ${name} predicts no law`)
    return findings
  }
}
