/** Scenarios as data: the named cases that ship with the kit, and the arbitraries that generate more. */
export { arbitraries } from './arbitraries/index.ts'
export { loadCases } from './load-cases.ts'
