import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContact, deleteContact, getContact, updateContact } from '../../../../contract/contacts/contacts.ts'
import { createDeal, deleteDeal, getDeal, updateDeal } from '../../../../contract/deals/deals.ts'
import { createMilestone, deleteMilestone } from '../../../../contract/projects/milestones.ts'
import { createProject } from '../../../../contract/projects/projects.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { createTaskList, listTaskLists, updateTaskList } from '../../../../contract/x/projects/task-lists.ts'
import { checkStore } from '../../../service.ts'
import { type Account, openWorld, type Person, type World } from '../../../testing/world.ts'

let world: World
let account: Account
let ben: Person
beforeAll(async () => {
  world = await openWorld()
  account = await world.account()
  ben = await account.member()
})
afterAll(() => world.end())

const person = async (more: object = {}) =>
  (await ben.call(createContact, { body: { contact: { type: 'person', name: 'Mira', ...more } } })).reply.contactId
const deal = async (more: object) => (await ben.call(createDeal, { body: { case: { name: 'Ferries', ...more } } })).reply.dealId
const change = async (id: string, more: object) =>
  expect((await ben.call(updateDeal, { params: { id }, body: { case: more } })).status).toBe(200)
const dealNow = async (id: string) => {
  const { name, dealWith, involvedPeople } = (await ben.call(getDeal, { params: { id } })).reply.deal
  return [name, dealWith, involvedPeople]
}

it('restores a deleted contact in the deals that have changed since, which keep everything else', async () => {
  const [gone, other, third] = [await person(), await person(), await person()]
  const renamed = await deal({ dealWith: gone, involvedPeople: [gone, other] })
  const taken = await deal({ dealWith: gone, involvedPeople: [gone] })
  const deleted = await deal({ dealWith: gone })
  const { change: deletion } = await ben.call(deleteContact, { params: { id: gone } })
  await change(renamed, { name: 'Night ferries', involvedPeople: [third, `-${other}`] })
  await change(taken, { dealWith: third })
  await ben.call(deleteDeal, { params: { id: deleted } })
  const restored = await account.admin.call(undoChange, { params: { id: deletion } })
  expect(restored.status).toBe(200)
  expect([await dealNow(renamed), await dealNow(taken)]).toEqual([
    ['Night ferries', gone, [third, gone]],
    ['Ferries', third, [gone]],
  ])
  expect((await ben.call(getDeal, { params: { id: deleted } })).status).toBe(404)
  expect((await account.admin.call(undoChange, { params: { id: restored.reply.changeId } })).status).toBe(200)
  expect([await dealNow(renamed), (await ben.call(getContact, { params: { id: gone } })).status]).toEqual([
    ['Night ferries', undefined, [third]],
    404,
  ])
  expect(await checkStore(world.store)).toEqual([])
})

it('restores a company for those of its people who have no other one since', async () => {
  const company = async (name: string) => person({ type: 'company', name })
  const [kiln, quay] = [await company('Kiln'), await company('Quay')]
  const [stayed, left] = [await person({ companyId: kiln }), await person({ companyId: kiln })]
  const { change: deletion } = await ben.call(deleteContact, { params: { id: kiln } })
  const update = (id: string, contact: object) => ben.call(updateContact, { params: { id }, body: { contact } })
  await update(stayed, { title: 'Head' })
  await update(left, { companyId: quay })
  expect((await ben.call(undoChange, { params: { id: deletion } })).status).toBe(200)
  const employer = async (id: string) => (await ben.call(getContact, { params: { id } })).reply.contact.companyId
  expect([await employer(stayed), await employer(left)]).toEqual([kiln, quay])
})

it('restores a milestone for the lists that were renamed since', async () => {
  const { admin } = account
  const { projectId } = (await admin.call(createProject, { body: { project: { name: 'Plan' } } })).reply
  const milestone = { title: 'Launch', deadline: '2026-12-01' }
  const { milestoneId } = (await admin.call(createMilestone, { params: { projectId }, body: { milestone } })).reply
  const taskList = { name: 'Build', milestoneId }
  const { taskListId: id } = (await admin.call(createTaskList, { params: { id: projectId }, body: { taskList } })).reply
  const { change: deletion } = await admin.call(deleteMilestone, { params: { id: milestoneId } })
  await admin.call(updateTaskList, { params: { id }, body: { taskList: { name: 'Built' } } })
  expect((await admin.call(undoChange, { params: { id: deletion } })).status).toBe(200)
  const { taskLists } = (await admin.call(listTaskLists, { params: { id: projectId } })).reply
  expect(taskLists.map(({ name, milestoneId: of }) => [name, of])).toEqual([['Built', milestoneId]])
})
