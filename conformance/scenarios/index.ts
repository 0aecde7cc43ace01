/** Scenarios as data: the named cases that ship with the kit, and the arbitraries that generate more. */
export { arbitraries } from './arbitraries/index.ts'
export { checkScenario } from './check-scenario.ts'
export { loadCases, parseCases } from './load-cases.ts'
