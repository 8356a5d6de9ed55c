import load from '@sqlite.org/sqlite-wasm'
import { expect, it } from 'vitest'
import { DiskFull } from '../../core/errors.ts'
import { openWasm } from './wasm-sqlite.ts'

const open = async () => {
  const sqlite = await load()
  const raw = new sqlite.oo1.DB(':memory:')
  return { raw, connections: await openWasm(sqlite, raw) }
}

it('a write that does not fit is taken back whole, and later writes work', async () => {
  const { raw, connections } = await open()
  raw.exec('create table paper (text text)')
  const pages = Number(raw.selectValue('pragma page_count'))
  raw.exec(`pragma max_page_count = ${pages + 2}`)
  const tooMuch = connections.write(async () => {
    raw.exec("insert into paper values ('small')")
    raw.exec({ sql: 'insert into paper values (?)', bind: ['x'.repeat(100_000)] })
  })
  await expect(tooMuch).rejects.toBeInstanceOf(DiskFull)
  await expect(tooMuch).rejects.toMatchObject({ place: 'browser' })
  expect(raw.selectValue('select count(*) from paper')).toBe(0)
  await connections.write(async () => {
    raw.exec("insert into paper values ('small')")
  })
  expect(raw.selectValue('select text from paper')).toBe('small')
  await connections.close()
})

it("the browser's quota, an I/O error to SQLite, is a full disk too", async () => {
  const { connections } = await open()
  // SQLITE_IOERR_WRITE
  const failing = connections.write(() => Promise.reject(Object.assign(new Error('disk I/O error'), { resultCode: 778 })))
  await expect(failing).rejects.toBeInstanceOf(DiskFull)
  await connections.close()
})

it('an I/O error of a read is no full disk', async () => {
  const { connections } = await open()
  // SQLITE_IOERR_READ
  const error = Object.assign(new Error('disk I/O error'), { resultCode: 266 })
  await expect(connections.read(() => Promise.reject(error))).rejects.toBe(error)
  await connections.close()
})

it('writes work after a read that could not begin', async () => {
  const { raw, connections } = await open()
  raw.exec('create table paper (text text); begin')
  await expect(connections.read(async () => {})).rejects.toThrow('within a transaction')
  await connections.write(async () => {
    raw.exec("insert into paper values ('small')")
  })
  expect(raw.selectValue('select text from paper')).toBe('small')
  await connections.close()
})
