import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCategory, listCategories } from '../../../contract/projects/categories.ts'
import { createMilestone, listMilestones, updateMilestone } from '../../../contract/projects/milestones.ts'
import { createProject, listProjects } from '../../../contract/projects/projects.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { openProject } from '../../testing/projects.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('a project is a complete copy of its template with moved dates, or is not created', async () => {
  const account = await world.account()
  const { id: template, admin, client } = await openProject(account, { status: 'template' })
  const params = { projectId: template }
  await admin.call(createCategory, { params, body: { category: { name: 'Drafts', type: 'message' } } })
  for (const [title, deadline, responsibleId] of [
    ['Kick-off', '2026-11-20', client.id],
    ['Launch', '2026-12-31', admin.id],
  ] as const)
    await admin.call(createMilestone, { params, body: { milestone: { title, deadline, responsibleId } } })
  const [first] = (await admin.call(listMilestones, { params })).reply.milestones
  await admin.call(updateMilestone, { params: { id: first?.id ?? '' }, body: { milestone: { completedAt: '2026-11-19' } } })
  world.pass(20 * 3600)
  const { reply, change } = await admin.call(createProject, { body: { project: { name: 'Harbour 2', templateId: template } } })
  const made = { params: { projectId: reply.projectId } }
  const milestones = (await admin.call(listMilestones, made)).reply.milestones
  expect(milestones.map(({ title, deadline, completedAt, responsibleId }) => [title, deadline, completedAt, responsibleId])).toEqual([
    ['Kick-off', '2026-11-23', '', undefined],
    ['Launch', '2027-01-01', '', admin.id],
  ])
  expect((await admin.call(listCategories, made)).reply.categories.map(({ name, type }) => [name, type])).toEqual([['Drafts', 'message']])
  await admin.call(undoChange, { params: { id: change } })
  expect((await admin.call(listProjects)).reply.projects.map(({ id }) => id)).toEqual([template])
})
