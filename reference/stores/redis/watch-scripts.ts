import { storeScript } from './script.ts'

/** Records the wish to cancel ARGV[8] and tells its owner. */
export const cancelScript = storeScript(
  'must run',
  `
local owner, is_ended = unpack(redis.call('HMGET', record_of(ARGV[8]), 'owner', 'ended'))
if not owner then return 'unknown' end
if is_ended then return 'terminal' end
redis.call('HSET', record_of(ARGV[8]), 'cancel', 1)
redis.call('PUBLISH', base .. ':c:' .. owner, ARGV[8] .. ' ' .. token)
return 'requested'
`
)

/** Keeps executions (ARGV from 9) from being evicted for ARGV[8] milliseconds. Returns the last sequence of each, 0 where there is none. */
export const keepScript = storeScript(
  'must run',
  `
local answer = {}
for n = 9, #ARGV do
  local last = redis.call('HGET', record_of(ARGV[n]), 'last')
  if last then keep(ARGV[n], tonumber(ARGV[8])) end
  answer[#answer + 1] = last or '0'
end
return answer
`
)

/** The caller watches ARGV[8] no longer. */
export const leaveScript = storeScript('must run', `return redis.call('ZREM', watchers_of(ARGV[8]), token)`)
