import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { openApiDocument } from '../../../contract/openapi/document.ts'
import { addressOf } from '../../../contract/wire/address.ts'
import { loadOperations } from '../../service.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

const operations = await loadOperations()

const lists = operations.filter(({ endpoint }) => endpoint.paged)

let world: World
let admin: Person
let contactId: string
beforeAll(async () => {
  world = await openWorld()
  ;({ admin } = await world.account())
  contactId = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })).reply.contactId
})
afterAll(() => world.end())

const notesAt = async (path: string) => {
  const answer = await admin.send('GET', path)
  const { notes } = (await answer.json()) as { notes?: { body: string }[] }
  return notes?.map(({ body }) => body) ?? answer.status
}

describe('a page', () => {
  it('is selected by the path, by the query, or by both if they agree', async () => {
    for (let n = 1; n <= 26; n += 1) {
      const note = { body: String(n), date: `2026-11-01 09:00:${String(n).padStart(2, '0')}` }
      await admin.call(contactNotes.create, { params: { ownerId: contactId }, body: { note } })
    }
    const path = addressOf(contactNotes.list, { ownerId: contactId })
    for (const second of [`${path}/2`, `${path}?page=2`, `${path}/?page=2`, `${path}/2?page=2`])
      expect(await notesAt(second)).toEqual(['1'])
    for (const first of [path, `${path}?page=`, `${path}?page=1`, `${path}/1?page=`]) expect(await notesAt(first)).toHaveLength(25)
    expect(await notesAt(`${path}/1?page=2`)).toBe(400)
    const { 'continued-at': next } = (await (await admin.send('GET', path)).json()) as { 'continued-at': string }
    expect([await notesAt(next), await notesAt(`${next}&page=2`), await notesAt(`${next}&page=3`)]).toEqual([['1'], ['1'], 400])
  })

  it.each(lists.map(({ endpoint }) => endpoint))('of $path is a whole number of 1 or more, even past the end', async (endpoint) => {
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)(?!\w*\?)/g)].map(([, name]) => [name ?? '', contactId]))
    const path = addressOf(endpoint, { ...params, since: '20260101000000' })
    const found = (await admin.send('GET', path)).status
    for (const page of ['1', '1000000000', '9007199254740991', '9'.repeat(400)]) {
      const answer = await admin.send('GET', `${path}?page=${page}`)
      expect([page, answer.status]).toEqual([page, found])
    }
    for (const page of ['0', '01', '-1', '1.5', 'x', '1e3']) expect((await admin.send('GET', `${path}?page=${page}`)).status).toBe(400)
    if (endpoint.paged === 'path') expect((await admin.send('GET', `${path}/2?page=3`)).status).toBe(400)
    expect(world.logged).toEqual([])
  })

  it('is documented as a query parameter of every paged list', () => {
    interface Said {
      parameters: { name: string; in: string }[]
    }
    const { paths } = openApiDocument(operations, '') as { paths: Record<string, { get?: Said & { operationId: string } }> }
    const taking = Object.values(paths).flatMap(({ get }) =>
      get?.parameters.some((one) => one.name === 'page' && one.in === 'query') ? [get.operationId] : [],
    )
    expect(taking.toSorted()).toEqual(lists.map(({ name }) => name).toSorted())
  })
})
