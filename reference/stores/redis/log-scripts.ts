import { storeScript } from './script.ts'

/**
 * Claims an identity, makes the record and writes its first event. A claim that is sent again answers as it did: the record bears the mark
 * of the claim that made it.
 *
 * ARGV from 8: execution id, mark, created at, key or empty, fingerprint, ability, metadata, partition, bytes, most bytes of an execution,
 * type, status, data.
 */
export const claimScript = storeScript(
  'grows',
  `
local id, mark, created, key, fingerprint = ARGV[8], ARGV[9], ARGV[10], ARGV[11], ARGV[12]
local bytes = tonumber(ARGV[16])
if redis.call('HGET', record_of(id), 'mark') == mark then return { 'created' } end
local known = key ~= '' and redis.call('GET', identity_of(key))
if known then
  local other, at, status = unpack(redis.call('HMGET', record_of(known), 'fingerprint', 'created', 'status'))
  if other and other ~= fingerprint then return { 'conflict' } end
  if other then return { 'replay', known, at, status } end
end
if redis.call('EXISTS', record_of(id)) == 1 then return { 'taken' } end
local lease = redis.call('ZSCORE', owners, token)
if not lease or tonumber(lease) <= now then return { 'stale' } end
if bytes + room > tonumber(ARGV[17]) or not make_room(bytes + room, 1) then return { 'full' } end
append(id, 1, ARGV[18], ARGV[19], ARGV[20])
redis.call('HSET', record_of(id), 'mark', mark, 'created', created, 'key', key, 'fingerprint', fingerprint, 'ability', ARGV[13],
  'metadata', ARGV[14], 'partition', ARGV[15], 'owner', token, 'claimed', whole(now), 'last', 1, 'status', ARGV[19],
  'bytes', whole(bytes + room))
if key ~= '' then redis.call('SET', identity_of(key), id) end
redis.call('SADD', owned_by(token), id)
redis.call('HINCRBY', stat, 'running', 1)
redis.call('HINCRBY', stat, 'bytes', whole(bytes + room))
return { 'created' }
`
)

const append = `
local id, mark, expected, events = ARGV[8], ARGV[9], tonumber(ARGV[10]), tonumber(ARGV[11])
local bytes, open_bytes, max_events, most = tonumber(ARGV[12]), tonumber(ARGV[13]), tonumber(ARGV[14]), tonumber(ARGV[15])
local terminal, watched_for = ARGV[16] == '1', tonumber(ARGV[17])
local owner, last, batch, size, is_ended, key, claimed =
  unpack(redis.call('HMGET', record_of(id), 'owner', 'last', 'batch', 'bytes', 'ended', 'key', 'claimed'))
if not owner then return 'unknown' end
if batch == mark then return 'stored' end
local lease = redis.call('ZSCORE', owners, token)
if owner ~= token or not lease or tonumber(lease) == 0 then return 'stale' end
if tonumber(lease) <= now then return 'expired' end
if is_ended or tonumber(last) ~= expected then return 'conflict' end
local open = terminal and events - 1 or events
if open > 0 then
  if expected + open >= max_events or size + open_bytes > most or not make_room(open_bytes, 0) then return 'capacity' end
end
for n = 1, events do
  local at = 15 + 3 * n
  append(id, expected + n, ARGV[at], ARGV[at + 1], ARGV[at + 2])
end
local status = ARGV[16 + 3 * events]
local grown = terminal and bytes - room or bytes
redis.call('HSET', record_of(id), 'last', whole(expected + events), 'status', status, 'batch', mark, 'bytes', whole(size + grown))
redis.call('HINCRBY', stat, 'bytes', whole(grown))
if terminal then
  conclude(id, token, key, claimed, size + grown)
  if watched_for > 0 then keep(id, watched_for) end
end
publish(id, expected + events)
return 'stored'
`

/**
 * Appends a batch where the log ends. It refuses what is not the next sequence, anything behind a terminal event, and an owner whose lease
 * has run out (`expired`: it may still be renewed) or was taken (`stale`). A batch that is sent again is known by its mark and stored once.
 *
 * ARGV from 8: execution id, mark, expected sequence, number of events, bytes, bytes before a terminal, most events, most bytes, `1` if the
 * last is terminal, time to keep it for a watcher here; then type, status and data of each.
 */
export const appendScript = storeScript('grows', append)

/** The same for a terminal event alone, which finds room whatever the server's memory holds. */
export const endScript = storeScript('must run', append)

/** Evicts up to ARGV[8] of the oldest ended executions, for a server without memory. Returns how many. */
export const evictScript = storeScript(
  'must run',
  `
expire(256)
local evicted = 0
for _, id in ipairs(redis.call('ZRANGE', ended, 0, 127)) do
  local size = evicted < tonumber(ARGV[8]) and evictable(id)
  if size then
    forget(id, size)
    evicted = evicted + 1
  end
end
return evicted
`
)

/** Counts out up to ARGV[8] expired records. Returns how many. */
export const expireScript = storeScript('must run', `return expire(tonumber(ARGV[8]))`)

/** What a key (ARGV[8]) with a fingerprint (ARGV[9]) stands for. */
export const lookupScript = storeScript(
  'must run',
  `
local known = redis.call('GET', identity_of(ARGV[8]))
if not known then return { 'unknown' } end
local fingerprint, at, status = unpack(redis.call('HMGET', record_of(known), 'fingerprint', 'created', 'status'))
if not fingerprint then return { 'unknown' } end
if fingerprint ~= ARGV[9] then return { 'conflict' } end
return { 'replay', known, at, status }
`
)
