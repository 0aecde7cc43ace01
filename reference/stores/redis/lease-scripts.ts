import { storeScript } from './script.ts'

/** Makes the caller an owner, with a lease of ARGV[8] milliseconds. */
export const acquireScript = storeScript(
  'must run',
  `return redis.call('ZADD', owners, whole(now + tonumber(ARGV[8])), token)`
)

/**
 * Renews the caller's lease by ARGV[8] milliseconds, also one that has run out, as long as nobody has taken its work. Returns `renewed` or
 * `gone`, then each owner whose lease has run out, and its end: 0 where it was given back or is being taken.
 */
export const renewScript = storeScript(
  'must run',
  `
local lease = redis.call('ZSCORE', owners, token)
local answer = { 'gone' }
if lease and tonumber(lease) > 0 then
  redis.call('ZADD', owners, 'XX', whole(now + tonumber(ARGV[8])), token)
  answer = { 'renewed' }
end
local dead = redis.call('ZRANGEBYSCORE', owners, '-inf', whole(now), 'WITHSCORES', 'LIMIT', 0, 16)
for n = 1, #dead do answer[#answer + 1] = dead[n] end
return answer
`
)

const interrupt = `
-- Ends the work of an owner that will not end it. The event is made here, since its number is known only here.
local function interrupt(id, owner, rest)
  local of, last, size, is_ended, key, claimed =
    unpack(redis.call('HMGET', record_of(id), 'owner', 'last', 'bytes', 'ended', 'key', 'claimed'))
  redis.call('SREM', owned_by(owner), id)
  if of ~= owner or is_ended then return nil end
  local sequence = last + 1
  local data = '{"execution_id":' .. cjson.encode(id) .. ',"sequence":' .. whole(sequence) .. rest
  append(id, sequence, 'execution.failed', 'failed', data)
  redis.call('HSET', record_of(id), 'last', whole(sequence), 'status', 'failed')
  redis.call('HINCRBY', stat, 'bytes', whole(#data - room))
  conclude(id, owner, key, claimed, size + #data - room)
  publish(id, sequence)
  return whole(sequence)
end
`

/**
 * Takes work from an owner (ARGV[8]) whose lease has run out and ends it as interrupted work; up to ARGV[9] executions a call. ARGV[10] is
 * the rest of the event behind its sequence. The owner's token is void from the first call on. Returns whether more is left, then execution
 * id and last sequence of each.
 */
export const takeOverScript = storeScript(
  'must run',
  `${interrupt}
local dead = ARGV[8]
local lease = redis.call('ZSCORE', owners, dead)
if lease and tonumber(lease) > now then return { '0' } end
local answer = { '0' }
for _, id in ipairs(redis.call('SRANDMEMBER', owned_by(dead), ARGV[9])) do
  local sequence = interrupt(id, dead, ARGV[10])
  if sequence then
    answer[#answer + 1] = id
    answer[#answer + 1] = sequence
  end
end
if redis.call('SCARD', owned_by(dead)) == 0 then
  redis.call('ZREM', owners, dead)
else
  redis.call('ZADD', owners, 0, dead)
  answer[1] = '1'
end
return answer
`
)

/** Ends executions of the caller's own that it has given up: ARGV[8] is the rest of the event, then ids. Returns id and last sequence of each. */
export const giveUpScript = storeScript(
  'must run',
  `${interrupt}
local answer = {}
for n = 9, #ARGV do
  local sequence = interrupt(ARGV[n], token, ARGV[8])
  if sequence then
    answer[#answer + 1] = ARGV[n]
    answer[#answer + 1] = sequence
  end
end
return answer
`
)

/** Gives the lease back; what still runs is anybody's to end. */
export const releaseScript = storeScript(
  'must run',
  `
if redis.call('SCARD', owned_by(token)) == 0 then
  redis.call('ZREM', owners, token)
else
  redis.call('ZADD', owners, 'XX', 0, token)
end
return 'released'
`
)
