import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The inspector as it is served: one document, and the headers that bind it to this very style and script. */
export interface InspectorPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Puts the page together from the files beside this module. It asks nobody but the server that it came from, cannot be framed, and can
 * neither run a script nor take a style but its own, whatever a model says.
 * @see spec/chapters/02-http.md#reference-extras
 */
export function inspectorPage(): InspectorPage {
  const style = asset('page.css')
  const script = asset('page.js')
  // Functions, so that no `$` of an asset is read as a pattern.
  const html = asset('page.html')
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script type="module"></script>', () => `<script type="module">${script}</script>`)
  return {
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(style, script),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-cache'
    }
  }
}

/** `data:` is for the empty icon alone, which keeps browsers from asking for one. */
const policy = (style: string, script: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join('; ')

/** A file beside this module, in the sources and in the build alike. */
const asset = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
