import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContactSort, createContact, deleteContact, listContacts } from '../../../../contract/contacts/contacts.ts'
import { normalizeForSearch } from '../../../../contract/normalize-for-search.ts'
import { noteComments } from '../../../../contract/notes/comments.ts'
import { contactNotes, deleteNote } from '../../../../contract/notes/notes.ts'
import { openWorld, type Person, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const letters = ['a', 'B', 'é', 'z', 'Ж', '茶', '😀', '�', ' ', 'ß'] as const
const name = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 3 }).map((parts) => `n${parts.join('')}`)
/** Writes between two pages: some contacts are added, some deleted. */
const between = fc.record({ come: fc.array(name, { maxLength: 6 }), go: fc.array(fc.nat(), { maxLength: 8 }) })

const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

describe('a list that is read page by page while others write', () => {
  const sorts: (ContactSort | undefined)[] = [undefined, 'name', '-name', 'changed', '-changed', 'id', '-id']

  it.each(sorts)('contains every contact that existed throughout once, in order (%s)', async (xSort) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { minLength: 101, maxLength: 130 }),
        fc.array(between, { minLength: 3, maxLength: 3 }),
        async (names, events) => {
          const { admin } = await world.account()
          const create = async (text: string) => {
            world.pass(1)
            return (await admin.call(createContact, { body: { contact: { type: 'company', name: text } } })).reply.contactId
          }
          const stood = new Set(await all(admin))
          const mine: string[] = []
          for (const text of names) mine.push(await create(text))
          for (const id of mine) stood.add(id)
          const seen: { id: string; name: string; updatedAt: string }[] = []
          let path: string | undefined
          for (let page = 0; page === 0 || path; page += 1) {
            const { contacts, continuedAt } = (await admin.call(listContacts, path ? { path } : { query: xSort ? { xSort } : {} })).reply
            seen.push(...contacts)
            path = continuedAt
            for (const text of events[page]?.come ?? []) await create(text)
            for (const at of events[page]?.go ?? []) {
              const id = mine.splice(at % mine.length, 1)[0] ?? ''
              stood.delete(id)
              expect((await admin.call(deleteContact, { params: { id } })).status).toBe(200)
            }
          }
          const ids = seen.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          expect([...stood].filter((id) => !ids.includes(id))).toEqual([])
          const keys = seen.map((row) =>
            xSort?.endsWith('id') ? row.id.padStart(20, '0') : xSort?.endsWith('changed') ? row.updatedAt : normalizeForSearch(row.name),
          )
          const sorted = keys.toSorted(byCodePoint)
          expect(keys).toEqual(xSort?.startsWith('-') ? sorted.toReversed() : sorted)
        },
      ),
      { numRuns: 3, endOnFailure: true },
    )
  })

  const all = async (by: Person) => (await by.call(listContacts)).reply.contacts.map(({ id }) => id)

  it('contains every note of the same second once', async () => {
    const { admin } = await world.account()
    const contactId = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ana' } } })).reply.contactId
    const params = { ownerId: contactId }
    const stood: string[] = []
    const write = async (body: string) => (await admin.call(contactNotes.create, { params, body: { note: { body } } })).reply.noteId
    for (let n = 0; n < 70; n += 1) stood.push(await write(`note ${n}`))
    const seen: string[] = []
    let path: string | undefined
    do {
      const page = (await admin.call(contactNotes.list, path ? { path } : { params })).reply
      seen.push(...page.notes.map(({ id }) => id))
      path = page.continuedAt
      await write('comes between')
      const gone = stood.splice(10, 1)[0] ?? ''
      await admin.call(deleteNote, { params: { id: gone } })
    } while (path)
    expect(new Set(seen).size).toBe(seen.length)
    expect(stood.filter((id) => !seen.includes(id))).toEqual([])
  })

  it('contains every comment once, and their number', async () => {
    const { admin } = await world.account()
    const ownerId = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ana' } } })).reply.contactId
    const resourceId = (await admin.call(contactNotes.create, { params: { ownerId }, body: { note: { body: 'long talk' } } })).reply.noteId
    for (let n = 0; n < 51; n += 1) await admin.call(noteComments.create, { params: { resourceId }, body: { comment: { body: `${n}` } } })
    const first = (await admin.call(noteComments.list, { params: { resourceId } })).reply
    const second = (await admin.call(noteComments.list, { path: first.continuedAt })).reply
    expect([first.count, first.comments.length, second.comments.map(({ body }) => body), second.continuedAt]).toEqual([
      51,
      50,
      ['0'],
      undefined,
    ])
  })
})
