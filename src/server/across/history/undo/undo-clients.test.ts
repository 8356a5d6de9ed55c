import { afterAll, beforeEach, expect, it } from 'vitest'
import { createCase, updateCase } from '../../../../contract/cases.ts'
import { createContact } from '../../../../contract/contacts/contacts.ts'
import { createDeal, updateDeal } from '../../../../contract/deals/deals.ts'
import { createMilestone, updateMilestone } from '../../../../contract/projects/milestones.ts'
import { createProject } from '../../../../contract/projects/projects.ts'
import { contactTasks, deleteTask, finishTask, inbox, personalTasks, updateTask } from '../../../../contract/projects/tasks.ts'
import { createWorkgroup, updateWorkgroup } from '../../../../contract/workgroups.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { updateUser } from '../../../../contract/x/people/users.ts'
import { changeProjectCompanies } from '../../../../contract/x/projects/projects.ts'
import { contentOf } from '../../../testing/database/database.ts'
import { openProject } from '../../../testing/projects.ts'
import { type Account, openWorld, type Person } from '../../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())
let account: Account
let site: Awaited<ReturnType<typeof openProject>>
let admin: Person
let uwe: Person
let elsewhere = ''
beforeEach(async () => {
  account = await world.account()
  site = await openProject(account)
  admin = site.admin
  uwe = await account.member()
  elsewhere = (await admin.call(createProject, { body: { project: { name: 'Elsewhere' } } })).reply.projectId
})

const become = (user: { role: 'client' | 'member'; companyId?: string }) =>
  admin.call(updateUser, { params: { id: uwe.id }, body: { user } })
const undo = (change: string) => admin.call(undoChange, { params: { id: change } })
const refused = async (change: string) => {
  const before = await contentOf(world.store, account.id)
  const answer = await undo(change)
  expect([answer.status, answer.errors[0]?.code]).toEqual([409, 'changed-since'])
  expect(await contentOf(world.store, account.id)).toEqual(before)
  return answer.errors[0]?.message
}
const add = async (ownerId: string) =>
  (await admin.call(inbox.create, { params: { ownerId }, body: { task: { subject: 'Paint', responsibles: [uwe.id] } } })).reply.taskId

/** Ways to remove Uwe from a record, each with its change. */
const leaving: Record<string, () => Promise<{ change: string }>> = {
  workgroup: async () => {
    const id = (await admin.call(createWorkgroup, { body: { group: { name: 'Build', users: [uwe.id] } } })).reply.workgroupId
    return admin.call(updateWorkgroup, { params: { id }, body: { group: { users: [`-${uwe.id}`] } } })
  },
  deal: async () => {
    const id = (await admin.call(createDeal, { body: { case: { name: 'Ferries', dealResponsibleId: uwe.id } } })).reply.dealId
    return admin.call(updateDeal, { params: { id }, body: { case: { dealResponsibleId: '' } } })
  },
  case: async () => {
    const id = (await admin.call(createCase, { body: { case: { name: 'Refund', caseResponsibleId: uwe.id } } })).reply.caseId
    return admin.call(updateCase, { params: { id }, body: { case: { caseResponsibleId: '' } } })
  },
  milestone: async () => {
    const milestone = { title: 'Launch', deadline: '2026-12-01', responsibleId: uwe.id }
    const id = (await admin.call(createMilestone, { params: { projectId: elsewhere }, body: { milestone } })).reply.milestoneId
    return admin.call(updateMilestone, { params: { id }, body: { milestone: { responsibleId: '' } } })
  },
  task: async () => {
    const id = await add(elsewhere)
    return admin.call(updateTask, { params: { id }, body: { task: { responsibles: [`-${uwe.id}`] } } })
  },
  'task of a contact': async () => {
    const ownerId = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })).reply.contactId
    const task = { subject: 'Call', responsibles: [uwe.id, admin.id] }
    const id = (await admin.call(contactTasks.create, { params: { ownerId }, body: { task } })).reply.taskId
    return admin.call(updateTask, { params: { id }, body: { task: { responsibles: [`-${uwe.id}`] } } })
  },
  'personal task': async () => {
    const task = { subject: 'Print', responsibles: [uwe.id] }
    const id = (await admin.call(personalTasks.create, { body: { task } })).reply.taskId
    return admin.call(updateTask, { params: { id }, body: { task: { responsibles: [`-${uwe.id}`] } } })
  },
  'task that was deleted': async () => admin.call(deleteTask, { params: { id: await add(elsewhere) } }),
  'task that was completed': async () => admin.call(finishTask, { params: { id: await add(elsewhere) } }),
}

it.each(Object.entries(leaving))('an undo does not return a %s to a user who became a client', async (_, leave) => {
  const { change } = await leave()
  const { change: became } = await become({ role: 'client', companyId: site.companyId })
  expect(await refused(change)).toContain('a client without access')
  expect((await undo(became)).status).toBe(200)
  expect((await undo(change)).status).toBe(200)
})

it('an undo returns to a client what they see', async () => {
  const id = await add(site.id)
  const { change } = await admin.call(updateTask, { params: { id }, body: { task: { responsibles: [`-${uwe.id}`] } } })
  await become({ role: 'client', companyId: site.companyId })
  expect((await undo(change)).status).toBe(200)
})

it('an undo that makes a user a client again is refused if they got something since', async () => {
  await become({ role: 'client', companyId: site.companyId })
  const { change } = await become({ role: 'member' })
  const id = (await admin.call(createWorkgroup, { body: { group: { name: 'Build', users: [uwe.id] } } })).reply.workgroupId
  expect(await refused(change)).toContain('the workgroup “Build”')
  await admin.call(updateWorkgroup, { params: { id }, body: { group: { users: [`-${uwe.id}`] } } })
  expect((await undo(change)).status).toBe(200)
})

it('an undo does not remove a company whose users have tasks in the project', async () => {
  await become({ role: 'client', companyId: site.companyId })
  const { change } = await admin.call(changeProjectCompanies, { params: { id: elsewhere }, body: { companies: [site.companyId] } })
  const id = await add(elsewhere)
  expect(await refused(change)).toContain('the task “Paint”')
  await admin.call(finishTask, { params: { id } })
  expect((await undo(change)).status).toBe(200)
})

it('what a client already had does not prevent an undo', async () => {
  const id = await add(elsewhere)
  await admin.call(finishTask, { params: { id } })
  await become({ role: 'client', companyId: site.companyId })
  const change = (task: object) => admin.call(updateTask, { params: { id }, body: { task } })
  await change({ state: 'not started' })
  const renamed = await change({ subject: 'Paint it' })
  expect((await undo(renamed.change)).status).toBe(200)
})
