import type { FixtureFacts } from './fixture-facts.ts'

const titles: Readonly<Record<string, string>> = {
  'openai-responses': 'OpenAI Responses',
  'anthropic-messages': 'Anthropic Messages',
  'fal-queue': 'fal Queue'
}

/** The coverage of all fixtures as Markdown: for each provider what its words are, then what every behaviour is and how it ends. */
export function matrixOf(facts: readonly FixtureFacts[]): string {
  const providers = Object.keys(titles).filter((name) => facts.some(({ fixture }) => fixture.provider === name))
  return [counts(facts, providers), ends(facts, providers), ...providers.map((name) => section(facts, name))].join('\n')
}

function counts(facts: readonly FixtureFacts[], providers: readonly string[]): string {
  const told = providers.map((name) => `${of(facts, name).length} of ${titles[name]}`)
  return `${facts.length} fixtures: ${told.join(', ')}.\n`
}

/** Finish reasons and errors against providers, in numbers of fixtures. */
function ends(facts: readonly FixtureFacts[], providers: readonly string[]): string {
  const all = [...new Set(facts.map(({ end }) => end))].toSorted()
  const rows = all.map((end) => [
    `\`${end.replace(' after output', '` after output')}${end.includes(' after') ? '' : '`'}`,
    ...providers.map((name) => String(of(facts, name).filter((one) => one.end === end).length || ''))
  ])
  return table(['Finish or error', ...providers.map((name) => titles[name] ?? name)], rows)
}

function section(facts: readonly FixtureFacts[], provider: string): string {
  const mine = of(facts, provider)
  const words = [...new Set(mine.flatMap((one) => [...one.words]))].toSorted()
  const wordRows = words.map((word) => {
    const having = mine.filter((one) => one.words.has(word)).map(behaviourOf)
    const shown = having.slice(0, 3).map((name) => `\`${name}\``)
    return [`\`${word}\``, `${shown.join(', ')}${having.length > 3 ? ` and ${having.length - 3} more` : ''}`]
  })
  const rows = mine.map((one) => [`\`${behaviourOf(one)}\``, one.fixture.title, one.end, one.cases.join(', ')])
  return [
    `### ${titles[provider]}\n`,
    table(['Behaviour', 'The answer', 'Ends as', 'Cases'], rows),
    table(['Event, block, item, state or status', 'In'], wordRows)
  ].join('\n')
}

const of = (facts: readonly FixtureFacts[], provider: string): FixtureFacts[] =>
  facts.filter(({ fixture }) => fixture.provider === provider)

const behaviourOf = ({ fixture }: FixtureFacts): string => fixture.id.split('/')[1] ?? ''

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}
