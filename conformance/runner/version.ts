import { readFileSync } from 'node:fs'

/** The revision that this kit's requirements belong to. */
export const specRevision = '0.2'

/** The kit's own version, from the package it stands in (sources and build have the manifest at different heights). */
export function kitVersion(): string {
  for (const path of ['../../package.json', '../../../package.json']) {
    const version = versionIn(new URL(path, import.meta.url))
    if (version !== undefined) return version
  }
  return 'unknown'
}

function versionIn(url: URL): string | undefined {
  try {
    const manifest = JSON.parse(readFileSync(url, 'utf8')) as { name?: string; version?: string }
    return manifest.name === 'model-runtime-kit' ? manifest.version : undefined
  } catch {
    return undefined
  }
}
