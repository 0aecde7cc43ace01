/** What must not be in a public repository beside secrets. `name` is what a report says. */
export interface HousePattern {
  readonly name: string
  readonly pattern: RegExp
}

const exampleHost = String.raw`(?:[\w-]+\.)*(?:example\.(?:com|net|org)|example|test|invalid|localhost)\b`

/** Names are put together here, so that this file does not hold what it looks for. */
const homes = ['Users', 'home'].join('|')
const workplaces = [
  'root',
  'work',
  'workspace',
  'workspaces',
  'builds',
  'github/workspace',
  'tmp/build',
  'private/var',
  'var/folders'
].join('|')

export const housePatterns: readonly HousePattern[] = [
  {
    // Of any length: the common rules know a few lengths only. Stand-ins say so.
    name: 'key of a model provider',
    pattern:
      /(?<![\w-])sk-(?:proj|svcacct|admin|live|ant|or)-(?![\w-]{0,200}CANARY)(?!(?:[a-z0-9]+-)?(?:x+|0+|\.+|your|example)\b)(?=[\w-]*\d)[\w-]{20,}/g
  },
  {
    // Keys of zeros, crosses or one letter are stand-ins.
    name: 'fal key',
    pattern: /(?<![0-9a-fA-F-])[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}:(?!(.)\1{15})[0-9a-fA-F]{16,}/g
  },
  { name: 'fal key in the environment', pattern: /\bFAL_KEY\s*[=:]\s*["']?[0-9a-f-]{36}:[0-9a-f]{16,}/gi },
  {
    name: 'home directory',
    pattern: new RegExp(
      String.raw`(?<![\w.$}/-])/(?:${homes})/(?!(?:x+|name|user|you|runner|node|<[^>]+>)\b)[A-Za-z][\w.-]*/?`,
      'g'
    )
  },
  { name: 'home directory', pattern: /\b[A-Za-z]:\\{1,4}Users\\{1,4}(?!(?:x+|name|user|you)\b)[A-Za-z][\w.-]*/g },
  { name: 'path of a machine', pattern: new RegExp(String.raw`(?<![\w.$}/:*-])/(?:${workplaces})/[\w.-]+`, 'g') },
  {
    name: 'host of a registry',
    pattern:
      /"(?:resolved|registry)"\s*:\s*"https?:\/\/[\w.-]+(?::\d+)?[/"]|^\s*registry\s*=\s*https?:\/\/\S+|\/\/[\w.-]+(?::\d+)?\/(?:[\w./-]*\/)?:_(?:authToken|auth|password)\b/gm
  },
  {
    name: 'e-mail address',
    pattern: new RegExp(
      String.raw`(?<![\w.%+/-])(?!git@|x+@)[\w.%+-]{1,64}@(?!${exampleHost}|users\.noreply\.github\.com|[\d.]+\b)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:[a-z]{2,3}|info|name|cloud|tech|online|email)\b(?![\w/@-])`,
      'g'
    )
  },
  {
    name: 'session cookie',
    pattern: /\b(?:__cf_bm|_cfuvid|sessionKey|__Secure-[\w-]+)=(?!x+\b)[\w.%-]{16,}/g
  },
  {
    name: 'account id',
    pattern: /(?<![\w-])(?:org|proj|user)-(?=[A-Za-z]*\d)(?=[\da-z]*[A-Z])[A-Za-z0-9]{20,}\b/g
  },
  {
    name: 'signed link',
    pattern: /[?&](?:X-Amz-Signature|X-Goog-Signature|Signature|sig)=(?!x+\b)[\w%+/=-]{20,}/g
  }
]
