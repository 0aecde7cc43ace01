#!/usr/bin/env node
import { Command } from 'commander'
import { campaign } from './campaign.ts'
import { type FaultKind, faultKinds } from './faults.ts'

const program = new Command('redis-campaign')
  .description(
    'Runs executions from several processes over one redis-server and harms all of them meanwhile; judges what is stored then.'
  )
  .option('--executions <n>', 'how many', '10000')
  .option('--processes <n>', 'from how many processes', '4')
  .option('--lease <ms>', 'after which an owner is taken for dead', '3000')
  .option('--pause <ms>', 'before each fault', '1500')
  .option('--rounds <n>', 'rounds of all faults, at most', '50')
  .option('--json', 'print the result as JSON on stdout')
  .addHelpText(
    'after',
    `\nFaults: ${faultKinds.join(', ')}.\nNeeds redis-server. Exit: 0 no violation and nothing left behind, 1 otherwise, 2 usage.`
  )
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
const options = program.opts<Record<string, string>>()

function whole(name: string): number {
  const value = Number(options[name])
  if (Number.isSafeInteger(value) && value > 0) return value
  console.error(`redis-campaign: --${name} takes a whole number of at least 1, not "${options[name]}"`)
  process.exit(2)
}

const rounds = whole('rounds')
const result = await campaign({
  executions: whole('executions'),
  processes: whole('processes'),
  leaseMs: whole('lease'),
  pauseMs: whole('pause'),
  faults: Array.from({ length: rounds }, () => faultKinds).flat() satisfies readonly FaultKind[],
  progress: (line) => void (options.json === undefined && console.error(line))
})
if (options.json !== undefined) console.log(JSON.stringify(result))
else console.log(result)
process.exit(result.violations.length === 0 && result.left_behind.length === 0 ? 0 : 1)
