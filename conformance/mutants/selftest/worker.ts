import { parentPort, workerData } from 'node:worker_threads'
import { mutants } from '../all-mutants.ts'
import { controls } from '../controls/index.ts'
import { nulls } from '../nulls/index.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './crew.ts'
import { createJudge, type Judge } from './judge.ts'

/** The other end of a crew: calibrates, says so, and answers one task after another until it is terminated. */
const settings = workerData as WorkerSettings
const tell = (message: FromWorker): void => parentPort?.postMessage(message)
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'not an Error')

async function answer(judge: Judge, task: ToWorker): Promise<void> {
  try {
    tell({ say: 'judged', task, judgement: await judge.judge(task) })
  } catch (error) {
    tell({ say: 'broken', task, reason: `${task.name}: ${reasonOf(error)}` })
  }
}

try {
  const { seed, jobs, timeoutMs, full } = settings
  // Nobody aborts in here: the crew terminates the thread.
  const limits = { jobs, timeoutMs, full, signal: new AbortController().signal }
  const judge = await createJudge({ mutants, controls, nulls }, { seed, limits })
  parentPort?.on('message', (task: ToWorker) => void answer(judge, task))
  tell({ say: 'ready', calibration: { failed: judge.calibration.failed, faults: judge.calibration.faults } })
} catch (error) {
  tell({ say: 'broken', reason: reasonOf(error) })
}
