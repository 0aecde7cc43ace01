/**
 * The conformance kit as a library: judge a runtime in this process, or drive the same parts that the command line drives.
 *
 * @see conformance/README.md
 */
export { type Client, type ClientBase, type ClientOptions, createClient, createSseRecorder } from './client/index.ts'
export type { Scenario } from './model/scenario.ts'
export type { Item, Law, LawResult, RequirementVerdict, Witness } from './model/verdict.ts'
export type { Report } from './report/report.ts'
export { type Conformed, conform } from './runner/conform.ts'
export { conformInProcess, type InProcessOptions } from './runner/conform-in-process.ts'
export type { Io } from './runner/io.ts'
export { judge } from './runner/judge.ts'
export { loadSubject } from './runner/load-subject.ts'
export { type Meeting, meetBySpawn, meetByUrl } from './runner/meet.ts'
export { type InProcessParts, type InProcessRuntime, meetInProcess } from './runner/meet-in-process.ts'
export { defaultOptions, type RunOptions } from './runner/options.ts'
export { runScenario } from './runner/run-scenario.ts'
export type { Subject } from './runner/subject.ts'
