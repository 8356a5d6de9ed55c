import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCase } from '../../../contract/cases.ts'
import { createDeal } from '../../../contract/deals/deals.ts'
import { milestoneComments, noteComments, taskComments } from '../../../contract/notes/comments.ts'
import { caseNotes, dealNotes } from '../../../contract/notes/notes.ts'
import { createMilestone } from '../../../contract/projects/milestones.ts'
import { inbox } from '../../../contract/projects/tasks.ts'
import { listNotifications } from '../../../contract/x/outbox.ts'
import { openProject } from '../../testing/projects.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const note = { note: { body: 'Rusty.' } }
const comment = { comment: { body: 'Rusty.' } }
const toldOf = async (person: Person) =>
  (await person.call(listNotifications)).reply.notifications.map(({ kind }) => kind.text).filter((kind) => kind !== 'task assigned')

it('notifies the person responsible for a case or deal of a note, and of a comment on it', async () => {
  const account = await world.account()
  const { admin } = account
  const [ofCase, ofDeal] = [await account.member(), await account.member()]
  const { caseId } = (await admin.call(createCase, { body: { case: { name: 'Gate', caseResponsibleId: ofCase.id } } })).reply
  const { dealId } = (await admin.call(createDeal, { body: { case: { name: 'Gate', dealResponsibleId: ofDeal.id } } })).reply
  const { noteId } = (await admin.call(caseNotes.create, { params: { ownerId: caseId }, body: note })).reply
  await admin.call(dealNotes.create, { params: { ownerId: dealId }, body: note })
  await admin.call(noteComments.create, { params: { resourceId: noteId }, body: comment })
  expect(await toldOf(ofCase)).toEqual(['comment created', 'note created'])
  expect(await toldOf(ofDeal)).toEqual(['note created'])
})

it('notifies the people responsible for a milestone or task of a comment', async () => {
  const { id: projectId, admin, member } = await openProject(await world.account())
  const milestone = { title: 'Opening', deadline: '2026-12-01', responsibleId: member.id }
  const { milestoneId } = (await admin.call(createMilestone, { params: { projectId }, body: { milestone } })).reply
  await admin.call(milestoneComments.create, { params: { resourceId: milestoneId }, body: comment })
  const task = { subject: 'Order', responsibles: [member.id] }
  const { taskId } = (await admin.call(inbox.create, { params: { ownerId: projectId }, body: { task } })).reply
  await admin.call(taskComments.create, { params: { resourceId: taskId }, body: comment })
  expect(await toldOf(member)).toEqual(['comment created', 'comment created'])
})
