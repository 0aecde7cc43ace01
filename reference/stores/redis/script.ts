import { createHash } from 'node:crypto'

/** A Lua script with the digest that the server knows it by. */
export interface Script {
  readonly source: string
  readonly digest: string
}

/**
 * What all scripts begin with. `ARGV` begins with: base of the names, token of the caller, most executions, most bytes (0: no such limit),
 * retention, hold of keyed records, room for a terminal event.
 *
 * Time is the server's own, so that the clocks of the instances need not agree.
 */
const prelude = `
local base, token = ARGV[1], ARGV[2]
local max_executions, max_bytes = tonumber(ARGV[3]), tonumber(ARGV[4])
local retention, hold, room = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local owners, stat, ended, expiry = base .. ':owners', base .. ':stat', base .. ':ended', base .. ':expiry'

local function record_of(id) return base .. ':x:' .. id end
local function events_of(id) return base .. ':e:' .. id end
local function watchers_of(id) return base .. ':w:' .. id end
local function identity_of(key) return base .. ':k:' .. key end
local function owned_by(owner) return base .. ':o:' .. owner end
local function whole(number) return string.format('%.0f', number) end
local function count(field) return tonumber(redis.call('HGET', stat, field) or 0) end

local function append(id, sequence, type, status, data)
  redis.call('XADD', events_of(id), whole(sequence) .. '-0', 't', type, 's', status, 'd', data)
end

local function forget(id, size)
  local key = redis.call('HGET', record_of(id), 'key')
  if key and key ~= '' and redis.call('GET', identity_of(key)) == id then redis.call('DEL', identity_of(key)) end
  redis.call('DEL', record_of(id), events_of(id), watchers_of(id))
  redis.call('ZREM', ended, id)
  redis.call('ZREM', expiry, id .. ' ' .. size)
  redis.call('HINCRBY', stat, 'bytes', '-' .. size)
end

-- The server has removed expired records by itself; what is left is to count them out.
local function expire(most)
  local gone = redis.call('ZRANGEBYSCORE', expiry, '-inf', now, 'LIMIT', 0, most)
  for _, member in ipairs(gone) do
    local id, size = string.match(member, '^(.*) (%d+)$')
    forget(id, size)
  end
  return #gone
end

local function evictable(id)
  if redis.call('ZCOUNT', watchers_of(id), '(' .. whole(now), '+inf') > 0 then return nil end
  local key, claimed, size = unpack(redis.call('HMGET', record_of(id), 'key', 'claimed', 'bytes'))
  if not size or (key ~= '' and claimed + hold > now) then return nil end
  return size
end

-- Makes room by evicting the oldest ended executions, or evicts none where that cannot be.
local function make_room(bytes, records)
  local function lacking()
    local lacks_records = records == 0 and 0 or count('running') + redis.call('ZCARD', ended) + records - max_executions
    local lacks_bytes = (max_bytes == 0 or bytes == 0) and 0 or count('bytes') + bytes - max_bytes
    return lacks_records, lacks_bytes
  end
  local lacks_records, lacks_bytes = lacking()
  if lacks_records <= 0 and lacks_bytes <= 0 then return true end
  if expire(256) > 0 then lacks_records, lacks_bytes = lacking() end
  local victims = {}
  for from = 0, 896, 128 do
    for _, id in ipairs(redis.call('ZRANGE', ended, from, from + 127)) do
      if lacks_records <= 0 and lacks_bytes <= 0 then break end
      local size = evictable(id)
      if size then
        victims[#victims + 1] = { id, size }
        lacks_records, lacks_bytes = lacks_records - 1, lacks_bytes - size
      end
    end
  end
  if lacks_records > 0 or lacks_bytes > 0 then return false end
  for _, victim in ipairs(victims) do forget(victim[1], victim[2]) end
  return true
end

-- The terminal event is stored: the record, its events and its identity expire together from now on.
local function conclude(id, owner, key, claimed, size)
  local last_day = now + retention
  if key ~= '' then last_day = math.max(last_day, claimed + hold) end
  redis.call('SREM', owned_by(owner), id)
  redis.call('HSET', record_of(id), 'ended', 1, 'bytes', whole(size))
  redis.call('HINCRBY', stat, 'running', -1)
  redis.call('ZADD', ended, redis.call('HINCRBY', stat, 'ends', 1), id)
  redis.call('ZADD', expiry, whole(last_day), id .. ' ' .. whole(size))
  redis.call('PEXPIREAT', record_of(id), whole(last_day))
  redis.call('PEXPIREAT', events_of(id), whole(last_day))
  if key ~= '' then redis.call('PEXPIREAT', identity_of(key), whole(last_day)) end
end

local function publish(id, sequence)
  redis.call('PUBLISH', base .. ':n:' .. id, whole(sequence))
end

-- A watched record stays at least as long as the watch is known to last.
local function keep(id, lease)
  redis.call('ZADD', watchers_of(id), whole(now + lease), token)
  redis.call('PEXPIRE', watchers_of(id), whole(lease))
  local key, size, is_ended = unpack(redis.call('HMGET', record_of(id), 'key', 'bytes', 'ended'))
  if not is_ended or redis.call('PTTL', record_of(id)) >= lease then return end
  redis.call('ZADD', expiry, whole(now + lease), id .. ' ' .. size)
  redis.call('PEXPIREAT', record_of(id), whole(now + lease))
  redis.call('PEXPIREAT', events_of(id), whole(now + lease))
  if key ~= '' then redis.call('PEXPIREAT', identity_of(key), whole(now + lease)) end
end
`

/**
 * A script of the store. One that says `grows` is refused by a server that has no memory left, before its first step; the others (leases,
 * endings, cancel requests) must get through even then, and cost little.
 */
export function storeScript(kind: 'grows' | 'must run', body: string): Script {
  const source = `#!lua${kind === 'grows' ? '' : ' flags=allow-oom'}\n${prelude}${body}`
  return { source, digest: createHash('sha1').update(source).digest('hex') }
}
