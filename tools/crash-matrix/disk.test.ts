import { expect, test } from 'vitest'
import { createDisk, type DiskImage } from './disk.ts'

const contentOf = (image: DiskImage, path: string): string => String(image.get(path))

async function written(disk: ReturnType<typeof createDisk>, path: string, text: string) {
  const file = await disk.open(path, 'create')
  await file.write(Buffer.from(text), 0)
  return file
}

test('of a file that was never synced nothing is left after a power cut, and everything after a kill', async () => {
  const disk = createDisk(new Map())
  const file = await written(disk, '/a', 'hello')
  expect(contentOf(disk.image(), '/a')).toBe('hello')
  expect([...disk.afterPowerCut(() => false).keys()]).toEqual([])
  await expect(file.sync()).rejects.toMatchObject({ code: 'EIO' })
})

test('a synced file whose name was not synced may be nameless, and a synced name may have no bytes', async () => {
  const disk = createDisk(new Map())
  await (await written(disk, '/a', 'hello')).sync()
  await written(disk, '/b', 'bytes')
  const onlyNames = disk.afterPowerCut((change) => change === 'name')
  expect(contentOf(onlyNames, '/a')).toBe('hello')
  expect(contentOf(onlyNames, '/b')).toBe('')
})

test('a later sector may survive where an earlier one does not', async () => {
  const disk = createDisk(new Map([['/a', Buffer.alloc(0)]]))
  const file = await disk.open('/a', 'write')
  await file.write(Buffer.alloc(1024, 1), 0)
  const image = disk.afterPowerCut(
    (change) => typeof change === 'object' && change.kind === 'piece' && change.at >= 512
  )
  expect(image.get('/a')).toEqual(Buffer.concat([Buffer.alloc(512), Buffer.alloc(512, 1)]))
})

test('what a failed sync has lost no later sync brings back', async () => {
  const disk = createDisk(new Map([['/a', Buffer.alloc(0)]]), ({ name }, before) =>
    name === 'sync' && before === 2 ? { error: 'EIO' } : undefined
  )
  const file = await disk.open('/a', 'write')
  await file.write(Buffer.from('lost'), 0)
  await expect(file.sync()).rejects.toMatchObject({ code: 'EIO' })
  await file.write(Buffer.from('kept'), 4)
  await file.sync()
  expect(contentOf(disk.image(), '/a')).toBe('lostkept')
  expect(
    contentOf(
      disk.afterPowerCut(() => false),
      '/a'
    )
  ).toBe('\0\0\0\0kept')
})

test('a rename is one step: after a power cut the old file or the new one has the name', async () => {
  const disk = createDisk(new Map([['/a', Buffer.from('old')]]))
  await (await written(disk, '/b', 'new')).sync()
  await disk.syncDirectory('/')
  await disk.rename('/b', '/a')
  expect([...disk.image().keys()]).toEqual(['/a'])
  expect(contentOf(disk.image(), '/a')).toBe('new')
  const image = disk.afterPowerCut(() => false)
  expect([contentOf(image, '/a'), contentOf(image, '/b')]).toEqual(['old', 'new'])
})

test('a power cut may come between the sectors of the write that it meets', async () => {
  const disk = createDisk(new Map([['/a', Buffer.alloc(0)]]), ({ name }) =>
    name === 'write' ? 'power cut' : undefined
  )
  const file = await disk.open('/a', 'write')
  await expect(file.write(Buffer.alloc(1024, 1), 0)).rejects.toMatchObject({ code: 'EIO' })
  await expect(disk.list('/')).rejects.toMatchObject({ code: 'EIO' })
  const image = disk.afterPowerCut((change) => typeof change === 'object' && change.kind === 'piece' && change.at === 0)
  expect(image.get('/a')).toEqual(Buffer.alloc(512, 1))
})
