import { afterEach, describe, expect, it } from 'vitest'
import { createCase, deleteCase, updateCase } from '../../../contract/cases.ts'
import { createContact, deleteContact, mergeContacts, updateContact } from '../../../contract/contacts/contacts.ts'
import { createDeal, deleteDeal, getDeal, listDeals, updateDeal } from '../../../contract/deals/deals.ts'
import { noteComments } from '../../../contract/notes/comments.ts'
import { caseNotes, dealNotes } from '../../../contract/notes/notes.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { dealCategories } from '../../../contract/x/named-categories.ts'
import { checkStore } from '../../service.ts'
import type { Answer } from '../../testing/caller.ts'
import { contentOf } from '../../testing/database/database.ts'
import { openForTests } from '../../testing/each-test.ts'

const { world, here } = await openForTests()
afterEach(async () => {
  expect(await checkStore(world.store)).toEqual([])
  expect(world.logged).toEqual([])
})

const content = () => contentOf(world.store, here.account.id)
const contact = async (name: string, more: object = {}, by = here.admin) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name, ...more } } })).reply.contactId
const undo = (change: string, by = here.admin) => by.call(undoChange, { params: { id: change } })

/** Runs a write, its undo, its redo and the undo of that. Each restores the database. */
const thereAndBack = async (write: () => Promise<Answer<unknown>>) => {
  const before = await content()
  const done = await write()
  expect([done.status < 300, JSON.stringify(done.json)]).toEqual([true, expect.any(String)])
  const after = await content()
  const undone = await undo(done.change)
  expect(undone.status, JSON.stringify(undone.json)).toBe(200)
  expect(await content()).toEqual(before)
  const redone = await undo(undone.reply.changeId)
  expect(await content()).toEqual(after)
  expect((await undo(redone.reply.changeId)).status).toBe(200)
  expect(await content()).toEqual(before)
  return { before, after }
}

/** A deal and a case with involved contacts, and with notes and comments of several people. */
const fill = async (people: string[]) => {
  const deal = { name: 'Night ferries', dealWith: people[0], involvedPeople: people, price: '85.50', priceType: 'hour' as const }
  const { dealId } = (await here.member.call(createDeal, { body: { case: { ...deal, duration: '320' } } })).reply
  const { caseId } = (await here.member.call(createCase, { body: { case: { name: 'Refund', involvedPeople: people } } })).reply
  for (const by of [here.admin, here.member])
    for (const [calls, ownerId] of [
      [dealNotes, dealId],
      [caseNotes, caseId],
    ] as const) {
      const note = { body: 'Rang.', visibility: 'only-me' as const }
      const { noteId } = (await by.call(calls.create, { params: { ownerId }, body: { note } })).reply
      await by.call(noteComments.create, { params: { resourceId: noteId }, body: { comment: { body: 'So it is.' } } })
    }
  return { dealId, caseId }
}

describe('every write to deals and cases', () => {
  it('can be undone and redone with all related records', async () => {
    const people = [await contact('Ana'), await contact('Ben'), await contact('Cem')]
    const { categoryId } = (await here.admin.call(dealCategories.create, { body: { category: { name: 'New' } } })).reply
    const { dealId, caseId } = await fill(people)
    const change = (to: object) => here.admin.call(updateDeal, { params: { id: dealId }, body: { case: to } })
    await thereAndBack(() => here.admin.call(createDeal, { body: { case: { name: 'Another', dealCategoryId: categoryId } } }))
    await thereAndBack(() => change({ dealStatus: 'won', dealWith: '', price: '', involvedPeople: [`-${people[1]}`] }))
    await thereAndBack(() => change({ dealCategoryId: categoryId, dealResponsibleId: here.member.id, name: 'Other' }))
    await thereAndBack(() => here.admin.call(createCase, { body: { case: { name: 'Another', involvedPeople: people } } }))
    await thereAndBack(() =>
      here.admin.call(updateCase, { params: { id: caseId }, body: { case: { caseStatus: 'closed', involvedPeople: [`-${people[2]}`] } } }),
    )
    const { after } = await thereAndBack(() => here.admin.call(deleteDeal, { params: { id: dealId } }))
    expect([after.deals, after.notes?.length, after.comments?.length]).toEqual([[], 2, 2])
    await thereAndBack(() => here.admin.call(deleteCase, { params: { id: caseId } }))
    await thereAndBack(() => here.admin.call(dealCategories.remove, { params: { id: categoryId } }))
  })

  it('is not restored without the records it refers to', async () => {
    const ana = await contact('Ana')
    const { dealId } = (await here.admin.call(createDeal, { body: { case: { name: 'Ferries', dealWith: ana } } })).reply
    const cleared = await here.admin.call(updateDeal, { params: { id: dealId }, body: { case: { dealWith: '' } } })
    await here.admin.call(deleteContact, { params: { id: ana } })
    expect((await undo(cleared.change)).status).toBe(409)
    const { categoryId } = (await here.admin.call(dealCategories.create, { body: { category: { name: 'New' } } })).reply
    const gone = (await here.admin.call(createDeal, { body: { case: { name: 'Gone', dealCategoryId: categoryId } } })).reply.dealId
    const removed = await here.admin.call(deleteDeal, { params: { id: gone } })
    await here.admin.call(dealCategories.remove, { params: { id: categoryId } })
    expect((await undo(removed.change)).status).toBe(409)
  })

  it('prevents the undo of a contact or category that it uses', async () => {
    const made = await here.admin.call(createContact, { body: { contact: { type: 'person', name: 'Ana' } } })
    const named = await here.admin.call(dealCategories.create, { body: { category: { name: 'New' } } })
    await here.admin.call(createCase, { body: { case: { name: 'Refund', involvedPeople: [made.reply.contactId] } } })
    await here.admin.call(createDeal, { body: { case: { name: 'Ferries', dealCategoryId: named.reply.categoryId } } })
    for (const { change } of [made, named]) expect((await undo(change)).status).toBe(409)
  })
})

describe('a deleted or merged contact', () => {
  it('is removed from all deals and cases, also hidden ones', async () => {
    const people = [await contact('Ana'), await contact('Ben')]
    const { dealId } = await fill(people)
    await here.member.call(updateDeal, { params: { id: dealId }, body: { case: { visibility: 'only-me' } } })
    await thereAndBack(() => here.admin.call(deleteContact, { params: { id: people[0] ?? '' } }))
    const gone = await here.admin.call(deleteContact, { params: { id: people[0] ?? '' } })
    const { deal } = (await here.member.call(getDeal, { params: { id: dealId } })).reply
    expect([deal.dealWith, deal.involvedPeople]).toEqual([undefined, [people[1]]])
    expect(JSON.stringify(gone.json)).not.toContain('Night ferries')
  })

  it('is replaced by the winner of a merge, without duplicates', async () => {
    const [looser = '', winner = '', other = ''] = [await contact('Ana'), await contact('Anna'), await contact('Ben')]
    const { dealId } = await fill([looser, other, winner])
    await fill([other, looser])
    await thereAndBack(() => here.admin.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } }))
    await here.admin.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })
    const { deal } = (await here.admin.call(getDeal, { params: { id: dealId } })).reply
    expect([deal.dealWith, deal.involvedPeople]).toEqual([winner, [other, winner]])
    expect((await here.admin.call(listDeals, { query: { xContact: winner } })).reply.deals).toHaveLength(2)
  })

  it('is not shown to anybody who could not see it before the merge', async () => {
    const looser = await contact('Ana', {}, here.member)
    const winner = await contact('Anna', { visibility: 'only-me' }, here.member)
    const { dealId } = await fill([looser])
    await here.member.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })
    const { deal } = (await here.admin.call(getDeal, { params: { id: dealId } })).reply
    expect([deal.dealWith, deal.involvedPeople, deal.people]).toEqual([undefined, [], []])
    expect((await here.member.call(getDeal, { params: { id: dealId } })).reply.deal.dealWith).toBe(winner)
  })

  it('can become hidden and stay involved', async () => {
    const ana = await contact('Ana', {}, here.member)
    const { dealId } = await fill([ana])
    await here.member.call(updateContact, { params: { id: ana }, body: { contact: { visibility: 'only-me' } } })
    const renamed = { name: 'Day ferries', involvedPeople: [await contact('Ben')] }
    expect((await here.admin.call(updateDeal, { params: { id: dealId }, body: { case: renamed } })).status).toBe(200)
    expect((await here.member.call(getDeal, { params: { id: dealId } })).reply.deal.involvedPeople).toEqual([
      ana,
      ...renamed.involvedPeople,
    ])
  })
})
