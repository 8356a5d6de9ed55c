import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCase, listCases } from '../../../contract/cases.ts'
import { getContact, listContacts, listRecentlyViewed, mergeContacts } from '../../../contract/contacts/contacts.ts'
import { listContactTags, listTags } from '../../../contract/contacts/tags.ts'
import { getDeal, listDeals } from '../../../contract/deals/deals.ts'
import { getComment, noteComments } from '../../../contract/notes/comments.ts'
import { downloadFile, getFile } from '../../../contract/notes/files.ts'
import { caseNotes, contactNotes, dealNotes, getNote } from '../../../contract/notes/notes.ts'
import { listChanges } from '../../../contract/x/changes.ts'
import { getDealSummary } from '../../../contract/x/deals.ts'
import { anySecrets, type Kept, makeSecrets } from '../../testing/secrets-of.ts'
import { type Account, openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
let account: Account
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const cast = async () => {
  account = await world.account()
  const people = [account.admin, await account.member(), await account.member(), await account.member()]
  return { people, outside: [await account.client(), (await world.account()).admin] }
}
const idsSeen = (kept: Kept[], by: Person) => kept.flatMap(({ id, viewers }) => (viewers.has(by.id) ? [id] : [])).toSorted()
const reads = {
  contacts: (id: string, by: Person) => by.call(getContact, { params: { id } }),
  deals: (id: string, by: Person) => by.call(getDeal, { params: { id } }),
  cases: (id: string, by: Person) => by.call(getCase, { params: { id } }),
  notes: (id: string, by: Person) => by.call(getNote, { params: { id } }),
  comments: (id: string, by: Person) => by.call(getComment, { params: { id } }),
  files: (id: string, by: Person) => by.call(getFile, { params: { id } }),
}
const nowhere = ['not-found', 'Not found. It may have been deleted, or you may not have access.']

describe('visibility', () => {
  it('is as specified in every read, list, count and download', async () => {
    await fc.assert(
      fc.asyncProperty(anySecrets, async (drawn) => {
        const { people, outside } = await cast()
        const made = await makeSecrets(account, people, drawn)
        for (const by of [...people, ...outside]) {
          for (const kind of ['contacts', 'deals', 'cases', 'notes', 'comments', 'files'] as const)
            for (const { id, viewers } of made[kind]) {
              const answer = await reads[kind](id, by)
              expect([kind, answer.status]).toEqual([kind, viewers.has(by.id) ? 200 : 404])
              if (answer.status === 404) expect([answer.errors[0]?.code, answer.errors[0]?.message]).toEqual(nowhere)
            }
          for (const { id, viewers } of made.files)
            expect((await by.call(downloadFile, { params: { id } })).status).toBe(viewers.has(by.id) ? 200 : 404)
          for (const { id, viewers } of made.contacts)
            expect((await by.call(listContactTags, { params: { contactId: id } })).status).toBe(viewers.has(by.id) ? 200 : 404)
        }
        for (const by of people) {
          const mine = idsSeen(made.contacts, by)
          for (const query of [{}, { term: 'n' }, { contactType: 'person' }, { since: '20000101000000' }, { xSort: '-changed' }] as const) {
            const { contacts, xTotal } = (await by.call(listContacts, { query: { ...query, xCount: true } })).reply
            const own = contacts.filter(({ type }) => type === 'person')
            expect([own.map(({ id }) => id).toSorted(), (xTotal ?? 0) - (contacts.length - own.length)]).toEqual([mine, mine.length])
          }
          const viewed = (await by.call(listRecentlyViewed)).reply.contacts.map(({ id }) => id)
          expect(viewed.toSorted()).toEqual(mine)
          const tags = (await by.call(listTags)).reply.tags
          for (const tag of ['a', 'b', 'c']) {
            const carry = made.contacts.filter((contact) => contact.tag === tag && contact.viewers.has(by.id))
            expect(tags.find(([name]) => name === tag)?.[1] ?? 0).toBe(carry.length)
            const found = (await by.call(listContacts, { query: { tags: tag } })).reply.contacts
            expect(found.map(({ id }) => id).toSorted()).toEqual(carry.map(({ id }) => id).toSorted())
          }
          const deals = (await by.call(listDeals, { query: { xCount: true } })).reply
          const cases = (await by.call(listCases, { query: { xCount: true } })).reply
          expect([deals.deals.map(({ id }) => id).toSorted(), deals.xTotal]).toEqual([
            idsSeen(made.deals, by),
            idsSeen(made.deals, by).length,
          ])
          expect([cases.cases.map(({ id }) => id).toSorted(), cases.xTotal]).toEqual([
            idsSeen(made.cases, by),
            idsSeen(made.cases, by).length,
          ])
          const { summary } = (await by.call(getDealSummary)).reply
          expect(Number(summary[0]?.price ?? 0)).toBe(idsSeen(made.deals, by).length)
          for (const { id, involvedPeople, people } of [...deals.deals, ...cases.cases]) {
            const party = [...made.deals, ...made.cases].find((record) => record.id === id)?.on
            const named = party?.viewers.has(by.id) ? [party.id] : []
            expect([involvedPeople, people.map((one) => one.id)]).toEqual([named, named])
          }
          for (const party of made.contacts) {
            const about = (await by.call(listDeals, { query: { xContact: party.id } })).reply.deals.map(({ id }) => id)
            const involving = made.deals.filter(({ on }) => on === party && party.viewers.has(by.id))
            expect(about.toSorted()).toEqual(idsSeen(involving, by))
          }
          const owners = [
            ...made.contacts.map((owner) => [owner, contactNotes] as const),
            ...made.deals.map((owner) => [owner, dealNotes] as const),
            ...made.cases.map((owner) => [owner, caseNotes] as const),
          ]
          for (const [{ id, viewers }, calls] of owners) {
            if (!viewers.has(by.id)) continue
            const notes = (await by.call(calls.list, { params: { ownerId: id } })).reply.notes.map((note) => note.id)
            expect(notes.toSorted()).toEqual(
              idsSeen(
                made.notes.filter((note) => note.on.id === id),
                by,
              ),
            )
          }
          for (const { id, viewers } of made.notes) {
            const answer = await by.call(noteComments.list, { params: { resourceId: id } })
            expect(answer.status).toBe(viewers.has(by.id) ? 200 : 404)
          }
          const hidden = new Set(
            [...made.contacts, ...made.deals, ...made.cases, ...made.notes, ...made.comments].flatMap(({ id, viewers }) =>
              viewers.has(by.id) ? [] : [id],
            ),
          )
          const changes = (await by.call(listChanges)).reply.changes
          expect(changes.filter(({ resourceId }) => resourceId && hidden.has(resourceId))).toEqual([])
        }
        expect(world.logged).toEqual([])
      }),
      { numRuns: 10 },
    )
  })
})

describe('a merge', () => {
  it('shows nobody except its author what they did not see before', async () => {
    await fc.assert(
      fc.asyncProperty(anySecrets, fc.nat(), fc.nat(), async (drawn, first, second) => {
        const { people, outside } = await cast()
        const made = await makeSecrets(account, people, drawn)
        const [looser, winner] = [made.contacts[first % made.contacts.length], made.contacts[second % made.contacts.length]]
        const by = people.find(({ id }) => looser?.viewers.has(id) && winner?.viewers.has(id))
        if (!looser || !winner || looser === winner || !by) return
        const answer = await by.call(mergeContacts, { query: { looser_id: looser.id, winner_id: winner.id } })
        expect([200, 403, 422]).toContain(answer.status)
        if (answer.status !== 200) return
        const both = looser.viewers.intersection(winner.viewers)
        // Nobody but the author of a contact, and administrators, may take it from anybody.
        for (const contact of [looser, winner]) {
          if (by.id !== account.admin.id && by.id !== contact.author) expect(contact.viewers.isSubsetOf(both)).toBe(true)
          expect(both.has(contact.author)).toBe(true)
          const kept = made.notes.filter(({ on, viewers }) => on === contact && viewers.isSubsetOf(both))
          for (const who of people)
            for (const { id, viewers } of kept) if (viewers.has(who.id)) expect((await reads.notes(id, who)).status).toBe(200)
        }
        for (const who of [...people, ...outside]) {
          expect((await reads.contacts(winner.id, who)).status === 200).toBe(both.has(who.id))
          for (const kind of ['deals', 'cases', 'notes', 'comments', 'files'] as const)
            for (const { id, viewers, author } of made[kind])
              if (!viewers.has(who.id) && author !== who.id) expect((await reads[kind](id, who)).status).toBe(404)
        }
      }),
      { numRuns: 20 },
    )
  })
})
