import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCase } from '../../../../contract/cases.ts'
import { createContact, mergeContacts } from '../../../../contract/contacts/contacts.ts'
import { addTags } from '../../../../contract/contacts/tags.ts'
import { createDeal } from '../../../../contract/deals/deals.ts'
import { noteComments, taskComments } from '../../../../contract/notes/comments.ts'
import { contactNotes } from '../../../../contract/notes/notes.ts'
import { createProject } from '../../../../contract/projects/projects.ts'
import { contactTasks, finishTask } from '../../../../contract/projects/tasks.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { changeProjectCompanies } from '../../../../contract/x/projects/projects.ts'
import { checkStore } from '../../../service.ts'
import { contentOf } from '../../../testing/database/database.ts'
import { uploadTo } from '../../../testing/projects.ts'
import { type Account, openWorld, type Person, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

/** A company with one record of every related resource, written by several people. */
const companyWithEverything = async ({ admin, person }: Account, ben: Person, name: string, projectId: string) => {
  const attachment = [await uploadTo(ben)]
  const contact = {
    type: 'company' as const,
    ...{ name, attachment, backgroundInfo: `About ${name}` },
    contactData: [{ entityType: 'e-mail' as const, entityValue: `office@${name}.example` }],
    importantDates: [{ type: 'birthday' as const, date: '19990102' }],
    addresses: [{ city: 'Bergen', address: name }],
  }
  const { contactId: id } = (await ben.call(createContact, { body: { contact } })).reply
  await admin.call(addTags, { params: { contactId: id }, body: { tags: `client, ${name}` } })
  const employed = { type: 'person' as const, name: `Somebody of ${name}`, companyId: id }
  ;(await ben.call(createContact, { body: { contact: employed } })).reply
  for (const visibility of ['public', 'only-me'] as const) {
    const note = { body: `A ${visibility} note`, visibility, attachments: [await uploadTo(ben)] }
    const { noteId } = (await ben.call(contactNotes.create, { params: { ownerId: id }, body: { note } })).reply
    const comment = { body: 'So it is.', attachments: [await uploadTo(ben)] }
    ;(await ben.call(noteComments.create, { params: { resourceId: noteId }, body: { comment } })).reply
  }
  for (const subject of ['Open', 'Open too', 'Done']) {
    const task = { subject, responsibles: [ben.id], attachments: [await uploadTo(admin)] }
    const { taskId } = (await admin.call(contactTasks.create, { params: { ownerId: id }, body: { task } })).reply
    ;(await ben.call(taskComments.create, { params: { resourceId: taskId }, body: { comment: { body: 'Good.' } } })).reply
    if (subject === 'Done') await ben.call(finishTask, { params: { id: taskId } })
  }
  ;(await ben.call(createDeal, { body: { case: { name: `With ${name}`, dealWith: id } } })).reply
  ;(await admin.call(createDeal, { body: { case: { name: `About ${name}`, involvedPeople: [id], visibility: 'only-me' } } })).reply
  ;(await ben.call(createCase, { body: { case: { name: `For ${name}`, involvedPeople: [id] } } })).reply
  ;(await admin.call(createProject, { body: { project: { name: `Of ${name}`, contactId: id } } })).reply
  ;(await admin.call(changeProjectCompanies, { params: { id: projectId }, body: { companies: [id] } })).reply
  await person('client', id)
  return id
}

it('undoing a merge restores every row of both contacts, and redoing it every row of the result', async () => {
  const account = await world.account()
  const { admin } = account
  const ben = await account.member()
  const { projectId } = (await admin.call(createProject, { body: { project: { name: 'Shared' } } })).reply
  const looser = await companyWithEverything(account, ben, 'kiln', projectId)
  const winner = await companyWithEverything(account, ben, 'works', projectId)
  const both = { involvedPeople: [looser, winner], dealWith: looser }
  ;(await ben.call(createDeal, { body: { case: { name: 'With both', ...both } } })).reply

  const before = await contentOf(world.store, account.id)
  const merged = await ben.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })
  expect(merged.status, JSON.stringify(merged.json)).toBe(200)
  const after = await contentOf(world.store, account.id)
  const changed = Object.keys(before).filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]))
  for (const table of ['contacts', 'notes', 'tasks', 'deals', 'cases', 'projects', 'users', 'fileUses', 'projectCompanies'])
    expect(changed).toContain(table)
  const left = Object.entries(after).filter(([table, rows]) => table !== 'contactViews' && rows.some((row) => row.includes(`"${looser}"`)))
  expect(left).toEqual([])
  expect(await checkStore(world.store)).toEqual([])

  const undone = await ben.call(undoChange, { params: { id: merged.change } })
  expect(undone.status, JSON.stringify(undone.json)).toBe(200)
  expect(await contentOf(world.store, account.id)).toEqual(before)
  expect(await checkStore(world.store)).toEqual([])
  const redone = await ben.call(undoChange, { params: { id: undone.reply.changeId } })
  expect(redone.status, JSON.stringify(redone.json)).toBe(200)
  expect(await contentOf(world.store, account.id)).toEqual(after)
  expect([await checkStore(world.store), world.logged]).toEqual([[], []])
})
