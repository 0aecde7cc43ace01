import { test } from 'vitest'
import { storeContract } from '../contract.ts'
import { testStore } from './test-store.ts'

storeContract(test, (limits) => testStore(limits))
