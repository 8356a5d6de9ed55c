import { describe, expect, it } from 'vitest'
import { readAction } from '../../../contract/actions.ts'
import { createContact, deleteContact, mergeContacts } from '../../../contract/contacts/contacts.ts'
import { createDeal } from '../../../contract/deals/deals.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { createMilestone, updateMilestone } from '../../../contract/projects/milestones.ts'
import { createProject } from '../../../contract/projects/projects.ts'
import { inbox, reorderProject } from '../../../contract/projects/tasks.ts'
import type { Resource } from '../../../contract/resources.ts'
import { listChanges, undoChange } from '../../../contract/x/changes.ts'
import { updateUser } from '../../../contract/x/people/users.ts'
import { openForTests } from '../../testing/each-test.ts'
import type { Person } from '../../testing/world.ts'

const { here } = await openForTests()

const history = async (by: Person, resource: Resource, resourceId: string) =>
  (await by.call(listChanges, { query: { resource, resourceId } })).reply.changes
const actions = async (by: Person, resource: Resource, id: string) => (await history(by, resource, id)).map(({ action }) => action.text)
const person = async (by: Person, name: string, more: object = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name, ...more } } })).reply.contactId

describe('the history of one record', () => {
  it('shows a merge for the winner and, to people who saw it, for the looser', async () => {
    const [stays, goes] = [await person(here.admin, 'Ada'), await person(here.member, 'Ada B')]
    await here.member.call(mergeContacts, { query: { looser_id: goes, winner_id: stays } })
    expect(await actions(here.admin, 'contacts', stays)).toEqual(['contact merged', 'contact created'])
    for (const by of [here.member, here.admin]) expect(await actions(by, 'contacts', goes)).toEqual(['contact merged', 'contact created'])
  })

  it('shows a shift for each moved milestone', async () => {
    const { projectId } = (await here.admin.call(createProject, { body: { project: { name: 'Signage' } } })).reply
    const milestone = async (title: string, deadline: string) =>
      (await here.admin.call(createMilestone, { params: { projectId }, body: { milestone: { title, deadline } } })).reply.milestoneId
    const [first, second] = [await milestone('Plan', '2026-12-01'), await milestone('Launch', '2026-12-10')]
    const { change } = await here.member.call(updateMilestone, {
      params: { id: first },
      body: { milestone: { deadline: '2026-12-02', moveUpcomingMilestones: true } },
    })
    const [shift, ...made] = await history(here.admin, 'milestones', second)
    expect(shift).toMatchObject({
      id: change,
      action: readAction('milestone updated'),
      resourceId: first,
      title: 'Plan',
      author: here.member.id,
    })
    expect(made.map(({ resourceId }) => resourceId)).toEqual([second])
    expect(await actions(here.admin, 'milestones', first)).toEqual(['milestone updated', 'milestone created'])
  })

  it('shows the deletion that included a note, and its undo', async () => {
    const ownerId = await person(here.member, 'Ada')
    const { noteId } = (await here.member.call(contactNotes.create, { params: { ownerId }, body: { note: { body: 'Rang.' } } })).reply
    const { change } = await here.member.call(deleteContact, { params: { id: ownerId } })
    for (const by of [here.member, here.admin]) expect(await actions(by, 'notes', noteId)).toEqual(['contact deleted', 'note created'])
    await here.member.call(undoChange, { params: { id: change } })
    expect(await actions(here.admin, 'notes', noteId)).toEqual(['undone: contact deleted', 'contact deleted', 'note created'])
  })

  it('shows a reorder of a project only for the moved tasks', async () => {
    const { projectId: ownerId } = (await here.admin.call(createProject, { body: { project: { name: 'Signage' } } })).reply
    const task = async (subject: string) =>
      (await here.admin.call(inbox.create, { params: { ownerId }, body: { task: { subject } } })).reply.taskId
    const [a, b, c] = [await task('A'), await task('B'), await task('C')] as const
    const { change } = await here.admin.call(reorderProject, { params: { id: ownerId }, body: { tasks: [c, a, b] } })
    expect((await history(here.admin, 'tasks', c))[0]).toMatchObject({ id: change, resource: 'projects' })
    for (const id of [a, b]) expect(await actions(here.admin, 'tasks', id)).toEqual(['task created'])
    expect((await history(here.admin, 'projects', ownerId))[0]).toMatchObject({ id: change })
  })

  it('shows of a change of a hidden record only its effect on this record', async () => {
    const { dealId } = (await here.admin.call(createDeal, { body: { case: { name: 'Ferries', dealResponsibleId: here.member.id } } })).reply
    const ben = await here.account.member()
    const { contactId: companyId } = (await here.admin.call(createContact, { body: { contact: { type: 'company', name: 'Harbour' } } }))
      .reply
    const { change } = await here.admin.call(updateUser, { params: { id: here.member.id }, body: { user: { role: 'client', companyId } } })
    expect((await history(here.admin, 'deals', dealId))[0]).toMatchObject({
      id: change,
      action: readAction('person updated'),
      resource: 'users',
    })
    const [told] = await history(ben, 'deals', dealId)
    expect(told).toEqual({
      ...told,
      id: change,
      action: readAction('deal updated'),
      resource: 'deals',
      resourceId: dealId,
      title: 'Ferries',
    })
    expect((await ben.call(listChanges)).reply.changes.map(({ id }) => id)).not.toContain(change)
    expect((await ben.call(undoChange, { params: { id: change } })).status).toBe(404)
  })

  it('is visible with the record and limited to its resource', async () => {
    const id = await person(here.member, 'Hidden', { visibility: 'only-me' })
    expect([await actions(here.member, 'contacts', id), await actions(here.admin, 'contacts', id)]).toEqual([['contact created'], []])
    expect(await actions(here.member, 'deals', id)).toEqual([])
    // @ts-expect-error the resource is called contacts
    const unknown = await here.member.call(listChanges, { query: { resource: 'contact' } })
    expect([unknown.status, unknown.errors]).toMatchObject([
      400,
      [{ field: 'resource', message: expect.stringContaining('"contacts", "deals"') }],
    ])
  })
})
