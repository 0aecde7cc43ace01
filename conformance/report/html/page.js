// Filters of the report. Everything works without: then the form stays hidden and every row is shown.
;(() => {
  const form = document.querySelector('#filters')
  if (!form) return
  const rows = [...document.querySelectorAll('tr[data-verdict]')].map((row) => ({
    row,
    verdict: row.dataset.verdict,
    level: row.dataset.level,
    words: row.textContent.toLowerCase()
  }))
  const chapters = [...document.querySelectorAll('details.chapter')]
  const search = form.querySelector('#search')
  const shown = form.querySelector('#shown')

  const chosen = (name) => new Set([...form.querySelectorAll(`input[name=${name}]:checked`)].map(({ value }) => value))

  const apply = () => {
    const verdicts = chosen('verdict')
    const levels = chosen('level')
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    let count = 0
    for (const { row, verdict, level, words: text } of rows) {
      const fits = verdicts.has(verdict) && levels.has(level) && words.every((word) => text.includes(word))
      row.hidden = !fits
      if (fits) count += 1
    }
    for (const chapter of chapters) chapter.hidden = !chapter.querySelector('tr[data-verdict]:not([hidden])')
    shown.textContent = `${count} of ${rows.length} requirements shown`
  }

  /** A link into a row that is filtered out or folded away shows it. */
  const reveal = () => {
    const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
    if (!target) return
    if (target.closest('[hidden]')) form.reset()
    for (let part = target.closest('details'); part; part = part.parentElement.closest('details')) part.open = true
    target.scrollIntoView()
  }

  form.addEventListener('input', apply)
  form.addEventListener('reset', () => setTimeout(apply))
  form.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('hashchange', reveal)
  form.hidden = false
  apply()
  reveal()
})()
