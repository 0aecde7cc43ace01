// The inspector. What a runtime says is set as text; the policy of the page forbids markup made from strings altogether.
const part = (id) => document.getElementById(id)

/** Rows that the log keeps, so that an answer of a hundred thousand deltas does not choke the page. */
const keptRows = 2000
const shownCharacters = 4000

let reading = new AbortController()
let log

const pathOf = (id, rest = '') => `/v1/executions/${encodeURIComponent(id)}${rest}`

/** An answer of the runtime as status, body and what it said in words; status 0 when there was none. */
async function ask(path, options = {}) {
  try {
    const answer = await fetch(path, { cache: 'no-store', ...options })
    const text = await answer.text()
    return { title: `${options.method ?? 'GET'} ${path}: ${answer.status}`, status: answer.status, ...parsed(text) }
  } catch {
    return { title: `${options.method ?? 'GET'} ${path}: no answer`, status: 0, body: undefined, text: '' }
  }
}

function parsed(text) {
  try {
    const body = JSON.parse(text)
    return { body, text: JSON.stringify(body, null, 2) }
  } catch {
    return { body: undefined, text }
  }
}

const show = (id, { title, text }) => {
  part(id).textContent = `${title}\n${text}`
}

function say(words, kind = '') {
  part('state').textContent = words
  part('state').className = kind
}

function element(name, className, text) {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

async function describe() {
  const [runtime, providers] = await Promise.all([ask('/v1/runtime'), ask('/v1/providers')])
  show('runtime', runtime)
  show('providers', providers)
  const { name, protocol_version: version, state } = runtime.body ?? {}
  part('summary').textContent = name
    ? `${name}, protocol ${version}, ${state ?? 'state not told'}`
    : `${runtime.title}. Is the runtime up?`
  const models = (providers.body?.data ?? []).flatMap(({ provider, models }) =>
    models.map((model) => ({ provider, ...model }))
  )
  part('models').replaceChildren(...models.map(modelRow))
  const abilities = new Set(models.flatMap((model) => model.abilities))
  part('abilities').replaceChildren(...[...abilities].map((ability) => Object.assign(new Option(), { value: ability })))
}

function modelRow(model) {
  const can = ['stream', 'tools', 'structured_output', 'async', 'cancel'].filter((name) => model[name])
  const lists = [model.abilities, model.input_modalities, model.output_modalities, can]
  const row = document.createElement('tr')
  const head = element('th', '', model.provider)
  head.scope = 'row'
  row.append(head, ...[model.model, ...lists.map((list) => list.join(', '))].map((text) => element('td', '', text)))
  return row
}

/** The request of the form. Throws, in words for the reader, when the JSON is none or no object. */
function requestOfForm() {
  const written = part('extra').value.trim()
  const { body: extra } = parsed(written || '{}')
  if (typeof extra !== 'object' || extra === null || Array.isArray(extra))
    throw new Error('Fields as JSON is not a JSON object. Nothing was sent.')
  return { ability: part('ability').value, input: [{ type: 'text', text: part('text').value }], ...extra }
}

async function submit() {
  let body
  try {
    body = JSON.stringify(requestOfForm())
  } catch (error) {
    return say(error.message, 'bad')
  }
  const key = part('key').value
  const headers = { 'Content-Type': 'application/json', ...(key === '' ? {} : { 'Idempotency-Key': key }) }
  const answer = await ask('/v1/executions', { method: 'POST', headers, body })
  show('answer', answer)
  if (answer.body?.execution_id === undefined) return say(`Not accepted. ${answer.title}`, 'bad')
  part('id').value = answer.body.execution_id
  part('after').value = '0'
  return read()
}

/** Reads the log of the execution that is named, from the cursor that is given, until its terminal event or until it is stopped. */
async function read() {
  reading.abort()
  reading = new AbortController()
  const { signal } = reading
  const id = part('id').value.trim()
  log = createLog(Number(part('after').value))
  for (const name of ['snapshot', 'result']) part(name).textContent = ''
  part('stop').disabled = false
  say(`Reading the events of ${id}.`)
  let query = `?after=${encodeURIComponent(part('after').value.trim())}`
  let headers = {}
  while (!signal.aborted) {
    const { ending, waitMs } = await readOnce(pathOf(id, `/events${query}`), headers, signal)
    if (signal.aborted) return
    if (ending !== 'cut') {
      part('stop').disabled = true
      return ending === 'finished' ? getOutcome(id) : undefined
    }
    say(`The stream ended before the execution did. Resuming after event ${log.last()} in ${waitMs} ms.`)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (log.last() > 0) {
      query = ''
      headers = { 'Last-Event-ID': String(log.last()) }
    }
  }
}

/** Reads one stream: `ending` is `finished` with the execution, `refused`, or `cut`, and then the next may be tried after `waitMs`. */
async function readOnce(path, headers, signal) {
  let waitMs = 1000
  try {
    const answer = await fetch(path, {
      cache: 'no-store',
      signal,
      headers: { Accept: 'text/event-stream', ...headers }
    })
    if (answer.status === 204) {
      say('No event follows: the execution is over.')
      return { ending: 'finished' }
    }
    if (answer.status === 503) return { ending: 'cut', waitMs }
    if (answer.status !== 200) return refuse({ title: `GET ${path}: ${answer.status}`, ...parsed(await answer.text()) })
    for await (const { data, retry } of frames(answer.body)) {
      if (retry !== undefined) waitMs = Math.min(retry, 10_000)
      const event = data === undefined ? undefined : parsed(data).body
      if (data !== undefined && event === undefined)
        return refuse({ title: 'A frame whose data is no JSON', text: data })
      if (event !== undefined && log.add(event)) return { ending: 'finished' }
    }
  } catch {
    // The connection is gone, or was stopped: the caller knows which.
  }
  return { ending: 'cut', waitMs }
}

function refuse(answer) {
  show('answer', answer)
  say(answer.title, 'bad')
  return { ending: 'refused' }
}

/** The frames of an event stream, each as its data and its `retry`. Lines end with CR, LF or both, and may come in pieces. */
async function* frames(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let frame = {}
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      // A CR at the end may be half of a CRLF.
      const lines = (rest + piece.value).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop()
      for (const line of lines) {
        if (line === '') {
          yield frame
          frame = {}
          continue
        }
        const [, name, value] = /^([^:]*):? ?(.*)$/s.exec(line)
        if (name === 'data') frame.data = frame.data === undefined ? value : `${frame.data}\n${value}`
        if (name === 'retry' && /^\d+$/.test(value)) frame.retry = Number(value)
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** The log on the page. `add` tells whether the event was the terminal one. */
function createLog(after) {
  let last = after
  let total = 0
  let waiting = []
  let timer
  part('log').replaceChildren()
  part('count').textContent = ''

  const flush = () => {
    timer = undefined
    // Another reading has the page by now.
    if (log.add !== add) return
    const scroller = part('scroller')
    const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40
    part('log').append(...waiting)
    waiting = []
    while (part('log').childElementCount > keptRows) part('log').firstElementChild.remove()
    part('count').textContent = total > keptRows ? `${total}, the last ${keptRows} shown` : String(total)
    if (atEnd) scroller.scrollTop = scroller.scrollHeight
  }

  const add = (event) => {
    const over = event.type === 'execution.completed' || event.type === 'execution.failed'
    waiting.push(eventRow(event, last + 1))
    if (waiting.length > keptRows) waiting.shift()
    last = event.sequence
    total += 1
    if (timer === undefined) timer = setTimeout(flush, 30)
    if (over)
      say(`The execution is over: ${event.status}, with event ${last}.`, event.status === 'succeeded' ? 'good' : 'bad')
    return over
  }
  return { add, last: () => last }
}

function eventRow({ execution_id: _, sequence, time, type, status, ...payload }, expected) {
  const row = document.createElement('li')
  const text = JSON.stringify(payload)
  const more = text.length - shownCharacters
  if (type === 'execution.completed') row.className = 'good'
  if (type === 'execution.failed' || type === 'route.attempt_failed') row.className = 'bad'
  if (sequence !== expected) row.classList.add('odd')
  const number = sequence === expected ? String(sequence) : `${sequence}, not ${expected}`
  const moment = element('time', '', String(time).replace(/^.*T/, ''))
  moment.dateTime = time
  row.append(
    element('span', 'sequence', number),
    moment,
    element('span', 'type', type),
    element('span', 'status', status),
    element('span', 'payload', more > 0 ? `${text.slice(0, shownCharacters)} and ${more} characters more` : text)
  )
  return row
}

const getSnapshot = async (id) => show('snapshot', await ask(pathOf(id)))
/** Only what succeeded has a result: asking else is left to the button. */
async function getOutcome(id) {
  const snapshot = await ask(pathOf(id))
  show('snapshot', snapshot)
  if (snapshot.body?.status === 'succeeded') await getResult(id)
}

const getResult = async (id) => show('result', await ask(pathOf(id, '/result')))
const cancel = async (id) => show('answer', await ask(pathOf(id, '/cancel'), { method: 'POST' }))

function onSubmit(form, action) {
  part(form).addEventListener('submit', (event) => {
    event.preventDefault()
    action()
  })
}

onSubmit('request', submit)
onSubmit('execution', read)
for (const [button, action] of Object.entries({ cancel, 'get-snapshot': getSnapshot, 'get-result': getResult })) {
  part(button).addEventListener('click', () => {
    if (part('execution').reportValidity()) action(part('id').value.trim())
  })
}
part('stop').addEventListener('click', () => {
  reading.abort()
  part('stop').disabled = true
  say('Reading was stopped; the execution goes on.')
})
part('refresh').addEventListener('click', describe)
// What scrolls is also reached by keyboard, in browsers too that do not see to it themselves.
for (const box of document.querySelectorAll('.box')) box.tabIndex = 0
describe()
