import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCase, getCase } from '../../../contract/cases.ts'
import { createContact, getContact, updateContact } from '../../../contract/contacts/contacts.ts'
import { uploadFile } from '../../../contract/x/files.ts'
import { checkStore, openStore } from '../../service.ts'
import { contentOf } from '../../testing/database/database.ts'
import { sqliteDatabase } from '../../testing/database/test-database.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { copyStore, NotCopied } from './copy.ts'
import type { Store } from './store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('copies everything to another kind of database and back, and continues with new ids', async () => {
  const { admin, id } = await world.account()
  const told = async (store: Store) => JSON.stringify(await contentOf(store, id))
  const { contactId } = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ólafur きつね' } } })).reply
  const sent = { name: 'Refund', caseResponsibleId: admin.id, backgroundInfo: 'Paid twice.' }
  const { caseId } = (await admin.call(createCase, { body: { case: sent } })).reply
  const body = new FormData()
  body.append('file', new File([new Uint8Array(600_000).fill(7)], 'a.bin'))
  await admin.send('POST', uploadFile.path, { body })
  const away = await sqliteDatabase()
  const other = openStore(await away.open(), world.store.capacity, () => new Date())
  const steps: number[] = []
  await copyStore(world.store, other, { progress: (done, all) => steps.push(done / all) })
  expect(steps.at(-1)).toBe(1)
  expect(await checkStore(other)).toEqual([])
  expect((await told(other)) === (await told(world.store))).toBe(true)
  const last = await world.store.read(({ db, dialect }) => dialect.lastId(db))
  expect(await other.write(async (tx) => BigInt(await tx.nextId()) > BigInt(last))).toBe(true)
  const before = await told(world.store)
  await expect(copyStore(other, world.store)).rejects.toThrow(NotCopied)
  expect((await told(world.store)) === before).toBe(true)
  await copyStore(other, world.store, { replace: true })
  expect((await told(world.store)) === before).toBe(true)
  expect((await admin.call(getContact, { params: { id: contactId } })).reply.contact.name).toBe('Ólafur きつね')
  expect((await admin.call(getCase, { params: { id: caseId } })).reply.case).toMatchObject(sent)
  const next = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Next' } } })).reply.contactId
  expect(BigInt(next) > BigInt(contactId)).toBe(true)
  await other.close()
  await away.end()
})

it('does not reuse ids after an older copy is restored', async () => {
  const { admin, id } = await world.account()
  const named = (name: string) => ({ body: { contact: { type: 'person' as const, name } } })
  const kept = (await admin.call(createContact, named('Kept'))).reply.contactId
  const away = await sqliteDatabase()
  const copy = openStore(await away.open(), world.store.capacity, () => new Date())
  await copyStore(world.store, copy)
  const late = await admin.call(createContact, named('Late'))
  const later = await admin.call(updateContact, { params: { id: late.reply.contactId }, body: { contact: { name: 'Later' } } })
  const { store } = await world.another()
  await copyStore(copy, store, { replace: true })
  const asked = { params: { id: late.reply.contactId }, body: { contact: { name: 'Mine' } }, headers: { 'if-match': `"${later.change}"` } }
  const other = await admin.call(createContact, named('Another'))
  expect((await admin.call(updateContact, asked)).status).toBe(404)
  expect([other.reply.contactId, other.change].every((one) => BigInt(one) > BigInt(later.change))).toBe(true)
  expect((await admin.call(getContact, { params: { id: kept } })).reply.contact.name).toBe('Kept')
  expect((await contentOf(store, id)).contacts).toHaveLength(3)
  await copy.close()
  await away.end()
})
