import { acquireScript, giveUpScript, releaseScript, renewScript, takeOverScript } from './lease-scripts.ts'
import { appendScript, claimScript, endScript, evictScript, expireScript, lookupScript } from './log-scripts.ts'
import { cancelScript, keepScript, leaveScript } from './watch-scripts.ts'

/** Every script, as a connection tells the server before anything else. */
export const allScripts = [
  acquireScript,
  appendScript,
  cancelScript,
  claimScript,
  endScript,
  evictScript,
  expireScript,
  giveUpScript,
  keepScript,
  leaveScript,
  lookupScript,
  releaseScript,
  renewScript,
  takeOverScript
]
