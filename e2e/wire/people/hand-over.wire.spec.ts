import { expect } from '@playwright/test'
import { accepted, at, refused } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeCase, makeContact, makeDeal } from '../../fixtures/records.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'
import type { Workspace } from '../../fixtures/workspace.ts'

/** Makes open and closed work of a new member, with what shows who is responsible for each. */
const busyMember = async ({ admin, member }: Workspace) => {
  const mia = await member()
  const project = await makeProject(admin)
  const list = await makeTaskList(admin, project)
  const own = { responsibles: [mia.id] }
  const tasks = {
    built: await makeTask(admin, `/taskLists/${list}/tasks`, 'Build', own),
    shared: await makeTask(admin, `/taskLists/${list}/tasks`, 'Test', { responsibles: [mia.id, admin.id] }),
    done: await makeTask(admin, `/taskLists/${list}/tasks`, 'Plan', own),
    call: await makeTask(admin, `/contacts/${await makeContact(admin)}/tasks`, 'Call', own),
    personal: await makeTask(mia, '/tasks/personal', 'Buy milk'),
  }
  accepted(await admin.put(`/tasks/${tasks.done}`, { task: { state: 'done' } }))
  const deals = {
    pending: await makeDeal(admin, { 'deal-responsible-id': mia.id }),
    won: await makeDeal(admin, { 'deal-responsible-id': mia.id, 'deal-status': 'won' }),
  }
  const open = await makeCase(admin, { 'case-responsible-id': mia.id })
  const milestone = await makeMilestone(admin, project, { 'responsible-id': mia.id })
  const read = async () => {
    const task = async (id: string, by: Caller = admin) => at(accepted(await by.get(`/tasks/${id}`)), 'task.responsibles')
    const deal = async (id: string) => at(accepted(await admin.get(`/deals/${id}`)), 'deal.deal-responsible-id')
    return {
      built: await task(tasks.built),
      shared: await task(tasks.shared),
      done: await task(tasks.done),
      call: await task(tasks.call),
      pending: await deal(deals.pending),
      won: await deal(deals.won),
      open: at(accepted(await admin.get(`/cases/${open}`)), 'case.case-responsible-id'),
      milestone: at(accepted(await admin.get(`/milestones/${milestone}`)), 'milestone.responsible-id'),
    }
  }
  return { mia, read }
}

test('hands the open work of a deactivated user to a colleague, in one change that can be undone', async ({ space }) => {
  const { admin } = space
  const { mia, read } = await busyMember(space)
  const otto = await space.member('Otto Olsen')
  expect(accepted(await admin.get(`/x/users/${mia.id}/responsibilities`)).body).toEqual({
    responsibilities: { tasks: 3, deals: 1, cases: 1, milestones: 1 },
  })
  refused(await otto.get(`/x/users/${mia.id}/responsibilities`), 403)
  const before = await read()
  const gone = accepted(await admin.put(`/x/users/${mia.id}`, { user: { active: '0', 'hand-over-to': otto.id } }))
  expect(await read()).toEqual({
    built: [otto.id],
    shared: [admin.id, otto.id],
    done: [mia.id],
    call: [otto.id],
    pending: otto.id,
    won: mia.id,
    open: otto.id,
    milestone: otto.id,
  })
  expect(accepted(await admin.get(`/x/users/${mia.id}/responsibilities`)).body).toEqual({
    responsibilities: { tasks: 0, deals: 0, cases: 0, milestones: 0 },
  })
  accepted(await admin.post(`/x/changes/${gone.headers['x-change']}/undo`))
  expect(await read()).toEqual(before)
})

test('gives a deal or case that the colleague does not see to nobody', async ({ space }) => {
  const { admin } = space
  const [mia, otto] = [await space.member(), await space.member('Otto Olsen')]
  const hidden = { visibility: 'selected-people', 'allowed-users': [mia.id] }
  const deal = await makeDeal(admin, { 'deal-responsible-id': mia.id, ...hidden })
  const hiddenCase = await makeCase(admin, { 'case-responsible-id': mia.id, ...hidden })
  const shown = await makeDeal(admin, { 'deal-responsible-id': mia.id })
  accepted(await admin.put(`/x/users/${mia.id}`, { user: { active: '0', 'hand-over-to': otto.id } }))
  expect(at(accepted(await admin.get(`/deals/${deal}`)), 'deal.deal-responsible-id')).toBeUndefined()
  expect(at(accepted(await admin.get(`/cases/${hiddenCase}`)), 'case.case-responsible-id')).toBeUndefined()
  expect(at(accepted(await admin.get(`/deals/${shown}`)), 'deal.deal-responsible-id')).toBe(otto.id)
})

test('hands the open work of a deactivated user to nobody, and a task that needs somebody to its author', async ({ space }) => {
  const { admin } = space
  const { mia, read } = await busyMember(space)
  accepted(await admin.put(`/x/users/${mia.id}`, { user: { active: '0', 'hand-over-to': '' } }))
  expect(await read()).toEqual({
    built: [],
    shared: [admin.id],
    done: [mia.id],
    call: [admin.id],
    pending: undefined,
    won: mia.id,
    open: undefined,
    milestone: undefined,
  })
})

test('hands work over only when the user is deactivated, and only to an active colleague', async ({ space, database }) => {
  const { admin } = space
  const { mia } = await busyMember(space)
  const [carl, left] = [await space.client(), await space.member()]
  accepted(await admin.put(`/x/users/${left.id}`, { user: { active: '0' } }))
  const before = await database.fingerprint()
  const change = (user: { [key: string]: string }) => admin.put(`/x/users/${mia.id}`, { user })
  refused(await change({ 'hand-over-to': admin.id }), 422, 'user.hand-over-to')
  for (const id of [carl.id, left.id, mia.id, '999999999'])
    refused(await change({ active: '0', 'hand-over-to': id }), 422, 'user.hand-over-to')
  expect(await database.fingerprint()).toBe(before)
})
