import { afterAll, beforeEach, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { createMilestone, getMilestone, updateMilestone } from '../../../contract/projects/milestones.ts'
import { createProject } from '../../../contract/projects/projects.ts'
import { contactTasks, finishTask, getTask, inbox, personalTasks } from '../../../contract/projects/tasks.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { updateUser } from '../../../contract/x/people/users.ts'
import { changeProjectCompanies } from '../../../contract/x/projects/projects.ts'
import { openProject } from '../../testing/projects.ts'
import { openWorld, type Person } from '../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())
let site: Awaited<ReturnType<typeof openProject>>
let admin: Person
let ben: Person
let mia: Person
let elsewhere = ''
beforeEach(async () => {
  const account = await world.account()
  site = await openProject(account)
  admin = site.admin
  ben = site.member
  mia = await account.member()
  elsewhere = (await admin.call(createProject, { body: { project: { name: 'Elsewhere' } } })).reply.projectId
})

const task = async (by: Person, endpoint: typeof inbox.create | typeof contactTasks.create, ownerId: string, ...people: Person[]) =>
  (await by.call(endpoint, { params: { ownerId }, body: { task: { subject: 'Paint', responsibles: people.map(({ id }) => id) } } })).reply
    .taskId
const milestone = async (projectId: string) =>
  (
    await admin.call(createMilestone, {
      params: { projectId },
      body: { milestone: { title: 'Launch', deadline: '2026-12-01', responsibleId: mia.id } },
    })
  ).reply.milestoneId
const doing = async (id: string, by = admin) => (await by.call(getTask, { params: { id } })).reply.task.responsibles
const leads = async (id: string) => (await admin.call(getMilestone, { params: { id } })).reply.milestone.responsibleId
const become = (companyId: string) => admin.call(updateUser, { params: { id: mia.id }, body: { user: { role: 'client', companyId } } })

it('a user who becomes a client loses hidden tasks and milestones until that is undone', async () => {
  const [here, there] = [await task(ben, inbox.create, site.id, mia, ben), await task(ben, inbox.create, elsewhere, mia, ben)]
  const finished = await task(ben, inbox.create, elsewhere, mia)
  await ben.call(finishTask, { params: { id: finished } })
  const personal = await ben.call(personalTasks.create, { body: { task: { subject: 'Print', responsibles: [ben.id, mia.id] } } })
  const own = await mia.call(personalTasks.create, { body: { task: { subject: 'Read', responsibles: [mia.id] } } })
  const [kept, left, done] = [await milestone(site.id), await milestone(elsewhere), await milestone(elsewhere)]
  await admin.call(updateMilestone, { params: { id: done }, body: { milestone: { completedAt: '2026-11-16' } } })
  const all = async () => ({
    tasks: [await doing(here), await doing(there), await doing(finished), await doing(personal.reply.taskId, ben)],
    own: await doing(own.reply.taskId, mia),
    milestones: [await leads(kept), await leads(left), await leads(done)],
  })
  const before = await all()
  const { change } = await become(site.companyId)
  const after = {
    tasks: [[mia.id, ben.id], [ben.id], [mia.id], [ben.id]],
    own: [mia.id],
    milestones: [mia.id, undefined, mia.id],
  }
  expect(await all()).toEqual(after)
  await admin.call(undoChange, { params: { id: change } })
  expect(await all()).toEqual(before)
})

it('a task without anybody goes to its author or to the actor', async () => {
  const ownerId = (await ben.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })).reply.contactId
  const secret = { type: 'person' as const, name: 'Secret', visibility: 'only-me' as const }
  const hidden = (await mia.call(createContact, { body: { contact: secret } })).reply.contactId
  const [bens, own, both] = [
    await task(ben, contactTasks.create, ownerId, mia),
    await task(mia, contactTasks.create, ownerId, mia),
    await task(mia, contactTasks.create, ownerId, mia, ben),
  ]
  const unseen = await task(mia, contactTasks.create, hidden, mia)
  const { change } = await become(site.companyId)
  expect([await doing(bens), await doing(own), await doing(both)]).toEqual([[ben.id], [admin.id], [ben.id]])
  await admin.call(undoChange, { params: { id: change } })
  expect([await doing(bens), await doing(own), await doing(both)]).toEqual([[mia.id], [mia.id], [mia.id, ben.id]])
  expect(await doing(unseen, mia)).toEqual([mia.id])
})

it('a client whose company changes or leaves a project loses their tasks there', async () => {
  const id = await task(ben, inbox.create, site.id, site.client, ben)
  const other = (await admin.call(createContact, { body: { contact: { type: 'company', name: 'Other' } } })).reply.contactId
  const moved = await admin.call(updateUser, { params: { id: site.client.id }, body: { user: { companyId: other } } })
  expect(await doing(id)).toEqual([ben.id])
  await admin.call(undoChange, { params: { id: moved.change } })
  expect(await doing(id)).toEqual([site.client.id, ben.id])
  const parted = await admin.call(changeProjectCompanies, { params: { id: site.id }, body: { companies: [`-${site.companyId}`] } })
  expect(await doing(id)).toEqual([ben.id])
  await admin.call(undoChange, { params: { id: parted.change } })
  expect(await doing(id)).toEqual([site.client.id, ben.id])
})
