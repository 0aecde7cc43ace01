#!/usr/bin/env node
// The reference on the Redis server that the kit's command line named. `stores.mjs` starts the server, the kit starts this.
import process from 'node:process'
import { configureRedis } from './redis-configuration.mjs'

Object.assign(process.env, configureRedis(1000))
await import('../../dist/reference/main.js')
