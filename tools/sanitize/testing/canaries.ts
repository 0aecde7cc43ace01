/** A thing that must not survive. Values are put together at run time, so that no file holds what the gate looks for. */
export interface Canary {
  readonly name: string
  /** As it stands in a text. */
  readonly text: string
  /** The part of it that tells something; default: all of it. */
  readonly needle?: string
}

const drawn = 'q7Zk2Lm9Xw4Rt8Vb3Np6'
const hexes = '9f86d081884c7d659a2feaa0c55ad015'

/** At least one for every rule for texts. */
export const canaries: readonly Canary[] = [
  { name: 'OpenAI key', text: ['sk', 'proj', drawn.repeat(2)].join('-') },
  { name: 'Anthropic key', text: ['sk', 'ant', 'api03', `${drawn}_${drawn}AA`].join('-') },
  { name: 'masked key', text: ['sk', 'proj', `****${drawn.slice(0, 4)}`].join('-'), needle: drawn.slice(0, 4) },
  { name: 'fal key', text: `${['7c9e6679', '7425', '40de', '944b', 'e07fc1f90ae7'].join('-')}:${hexes}` },
  { name: 'AWS key id', text: `AKIA${'QX3F7NLR2VW5KTJD'}` },
  { name: 'GitHub token', text: `ghp_${drawn}${drawn.slice(0, 16)}` },
  { name: 'JWT', text: ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJwZXRyYSJ9', `${drawn}${drawn}`].join('.') },
  { name: 'bearer credential', text: `Bearer ${drawn}.${drawn}`, needle: `${drawn}.${drawn}` },
  { name: 'password', text: `password=${'hunter2-Correct!'}`, needle: 'hunter2-Correct!' },
  {
    name: 'private key',
    text: `-----BEGIN ${'PRIVATE'} KEY-----\n${drawn}${drawn}\n-----END ${'PRIVATE'} KEY-----`,
    needle: drawn
  },
  { name: 'login in a URL', text: `https://petra:${'hunter2'}@db.acme.io/x`, needle: 'petra:hunter2' },
  { name: 'e-mail address', text: `petra.kern${'@'}acme.io` },
  { name: 'IPv4 address', text: ['81', '34', '201', '77'].join('.') },
  { name: 'IPv6 address', text: ['2a02', '8108', '1c0', '7', '0', '0', '0', '9f'].join(':') },
  { name: 'short IPv6 address', text: `2a02:8108${'::'}9f` },
  { name: 'phone number', text: `+49 170 ${'5551234'}` },
  { name: 'American phone number', text: `(415) 862-${'7781'}` },
  { name: 'home directory', text: `/${'home'}/petra.kern/notes.txt`, needle: 'petra.kern' },
  { name: 'home directory of Windows', text: `C:\\${'Users'}\\petra.kern\\notes.txt`, needle: 'petra.kern' },
  { name: 'signed link', text: `https://cdn.acme.io/u/petra/a.png?X-Amz-${'Signature'}=${hexes}&x=1`, needle: hexes },
  {
    name: 'signed link of a blob',
    text: `https://acme.blob.core.example.net/c/a.png?sv=2026&${'sig'}=${drawn}%3D`,
    needle: drawn
  },
  { name: 'response id', text: `resp_0${hexes}${hexes.slice(0, 17)}`, needle: `${hexes}${hexes.slice(0, 17)}` },
  { name: 'call id', text: `call_${drawn}abcd`, needle: drawn },
  { name: 'tool use id', text: `toolu_01${drawn}ab`, needle: drawn },
  { name: 'organisation id', text: `org-${drawn}abcd`, needle: drawn },
  { name: 'UUID', text: ['7c9e6679', '7425', '40de', '944b', 'e07fc1f90ae7'].join('-') },
  { name: 'fine-tuned model', text: `ft:gpt-4o:${'acme-robotics'}:tuned:Bx9Q`, needle: 'acme-robotics' },
  {
    name: 'file in a data URI',
    text: `data:image/png;base64,iVBORw0KGgo${Buffer.from(drawn.repeat(4)).toString('base64')}`,
    needle: Buffer.from(drawn.repeat(4)).toString('base64').slice(4, 60)
  },
  {
    name: 'long base64',
    text: Buffer.from(drawn.repeat(80)).toString('base64'),
    needle: Buffer.from(drawn.repeat(2)).toString('base64').slice(4, 40)
  }
]

export const needleOf = ({ text, needle }: Canary): string => needle ?? text

const escaped = (text: string): string =>
  [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const percent = (text: string): string => Buffer.from(text).toString('hex').replace(/../g, '%$&')
const json = (text: string): string => JSON.stringify(text).slice(1, -1)
const hexBehind = (mark: string, text: string): string => Buffer.from(text).toString('hex').replace(/../g, `${mark}$&`)
const entities = (text: string): string => [...text].map((one) => `&#${one.charCodeAt(0)};`).join('')
const entitiesInHex = (text: string): string =>
  [...text].map((one) => `&#x${one.charCodeAt(0).toString(16).toUpperCase()};`).join('')

/** The ways in which a text hides inside another. */
export const encodings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'JSON-escaped': json,
  'every character escaped': escaped,
  'URL-encoded': encodeURIComponent,
  'every byte URL-encoded': percent,
  base64: (text) => Buffer.from(`say ${text} ok`).toString('base64'),
  'base64url behind a word': (text) => `blob-${Buffer.from(text).toString('base64url')}`,
  hex: (text) => Buffer.from(text).toString('hex'),
  'hex in a string of a language': (text) => hexBehind('\\x', text),
  'quoted-printable': (text) => hexBehind('=', text),
  'entities of HTML': entities,
  'entities in hex': entitiesInHex,
  'base64 of UTF-16': (text) => Buffer.from(`say ${text} ok`, 'utf16le').toString('base64'),
  'with characters that nobody sees': (text) => `${text.slice(0, 3)}\u200b${text.slice(3, 6)}\u00ad${text.slice(6)}`,
  'inside JSON inside JSON': (text) => JSON.stringify({ note: JSON.stringify({ deep: [text] }) })
}

/** Every form in which a needle would be readable in a file. */
export function forms(needle: string): string[] {
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.from(`${'\0'.repeat(offset)}${needle}`)
      .toString('base64')
      .replace(/=+$/, '')
      .slice(offset === 0 ? 0 : offset + 1, -1)
  )
  const urlSafe = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))
  const hex = Buffer.from(needle).toString('hex')
  return [
    needle,
    json(needle),
    json(json(needle)),
    escaped(needle),
    encodeURIComponent(needle),
    percent(needle),
    hexBehind('\\x', needle),
    hexBehind('=', needle),
    entities(needle),
    entitiesInHex(needle),
    Buffer.from(needle, 'utf16le').toString('base64').slice(0, -4),
    ...base64,
    ...urlSafe,
    hex
  ]
}
