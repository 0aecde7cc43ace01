/**
 * The provider lab: it stands in for the providers of a runtime under test, says what scripts tell it in each provider's own wire
 * words, and keeps a ledger of what the runtime sent.
 *
 * @example
 * const lab = await startLab({ dialects: ['openai-responses'], seed: 1 })
 * const place = lab.desk.enroll({
 *   nonce: 'n-0123456789abcdef',
 *   ability: 'lab.only.lab-openai-a',
 *   calls: [[{ kind: 'stream', acts: [{ text: 'Hello' }, { end: { finish: 'stop' } }] }]],
 *   listener: (item) => ledger.push(item)
 * })
 * // … let the runtime call lab.targets[1].base_url with lab.keys.LAB_KEY_OPENAI_A …
 * place.close()
 * await lab.stop()
 */
export type { Mistake } from './check.ts'
export { checkCallScript, checkCalls } from './check-script.ts'
export { type LabClock, labClock } from './clock.ts'
export { createDesk, type Desk, type DeskOptions } from './desk.ts'
export { isTextDialect } from './dialects/index.ts'
export type { Enrolment, EnrolRequest } from './enrolment.ts'
export type { Exchange } from './exchange.ts'
export type { Finding } from './findings.ts'
export type { FixtureAnswer } from './fixture-answer.ts'
export type { FixtureNews } from './fixture-desk.ts'
export { FixtureError } from './fixture-error.ts'
export {
  type FixtureLab,
  type FixtureLabOptions,
  fixtureFetch,
  fixtureHandlers,
  startFixtureLab
} from './fixture-lab.ts'
export { type Fixture, type FixtureExchange, loadFixtures } from './fixtures.ts'
export { labFetch } from './lab-fetch.ts'
export { loadScript } from './load-script.ts'
export { type CallerSignals, providerHandlers } from './msw.ts'
export { isPortable, needsSocket } from './portable.ts'
export { refusedFields, refusesConnections, withRefused } from './refused-targets.ts'
export { type RunFixturesOptions, runFixtures } from './run-fixtures.ts'
export { type RunLabIo, type RunLabOptions, runLab } from './run-lab.ts'
export type { StandaloneScripts } from './standalone.ts'
export { type Lab, type LabOptions, startLab } from './start-lab.ts'
export { abilityFor, labKeys, labTargets, runtimeConfig, targetsFor } from './topology.ts'
export { trapMark } from './traps.ts'
export { unscriptedCall } from './unscripted.ts'
export { errorOnWire, finishOnWire, type UsageSaid, usageOnWire, wireCallId } from './wire.ts'
