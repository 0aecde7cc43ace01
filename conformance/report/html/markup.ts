/** Text that is markup already: only `html` and `joined` make it. */
export interface Markup {
  readonly markup: string
}

type Value = Markup | readonly Markup[] | string | number | undefined

/** Markup from a template. Every value that is not markup itself is text, fit for element content and quoted attributes alike. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: strings.map((part, at) => part + (at < values.length ? rendered(values[at]) : '')).join('') }
}

/** Nothing. */
export const nothing: Markup = { markup: '' }

/** Our own file's text as it is: styles and scripts, never anything of a runtime. */
export const verbatim = (text: string): Markup => ({ markup: text })

function rendered(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
