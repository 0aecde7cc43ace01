#!/usr/bin/env node
import { lineReader } from '../driver/driver.ts'
import { serveDriver } from './serve-driver.ts'

// The kit's own client as a driver: `model-runtime-kit conform-client -- node dist/conformance/client-leg/honest/main.js`.
const take = serveDriver((line) => void process.stdout.write(`${line}\n`))
process.stdin.setEncoding('utf8').on(
  'data',
  lineReader(take, () => process.exit(1))
)
process.stdin.on('end', () => process.exit(0))
