import { afterAll, beforeAll, expect, it } from 'vitest'
import { getComment, writeboardComments } from '../../../contract/notes/comments.ts'
import { getWriteboard } from '../../../contract/projects/writeboards.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { createWriteboard, deleteWriteboard, getRevision, updateWriteboard } from '../../../contract/x/projects/writeboards.ts'
import { contentOf } from '../../testing/database/database.ts'
import { openProject } from '../../testing/projects.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('a writeboard keeps each revision with its author', async () => {
  const account = await world.account()
  const { id: projectId, member, client, outside } = await openProject(account)
  const asked = { params: { projectId }, body: { writeboard: { title: 'Tone', body: 'One' } } }
  const { writeboardId: id } = (await member.call(createWriteboard, asked)).reply
  const write = (by: typeof member, writeboard: { title?: string; body?: string }) =>
    by.call(updateWriteboard, { params: { id }, body: { writeboard } })
  await write(member, { title: 'Tone of voice', body: 'One' })
  const second = await write(client, { body: 'Two' })
  const { writeboard } = (await member.call(getWriteboard, { params: { id } })).reply
  expect([writeboard.title, writeboard.body, writeboard.revisions.map(({ revisionNumber }) => revisionNumber)]).toEqual([
    'Tone of voice',
    'Two',
    ['2', '1'],
  ])
  const { revision } = (await member.call(getRevision, { params: { id, number: '2' } })).reply
  expect([revision.author, revision.body, revision.id]).toEqual([client.id, 'Two', writeboard.revisions[0]?.id])
  expect((await outside.call(getRevision, { params: { id, number: '1' } })).status).toBe(404)
  const on = { params: { resourceId: id } }
  const comment = { body: 'Better.', writeboardRevisionNumber: '2' }
  const { commentId } = (await member.call(writeboardComments.create, { ...on, body: { comment } })).reply
  expect((await member.call(getComment, { params: { id: commentId } })).reply.comment.writeboardRevisionNumber).toBe('2')
  expect((await client.call(undoChange, { params: { id: second.change } })).status).toBe(409)
  expect((await client.call(deleteWriteboard, { params: { id } })).status).toBe(403)
  const before = await contentOf(world.store, account.id)
  const { change } = await member.call(deleteWriteboard, { params: { id } })
  const left = await contentOf(world.store, account.id)
  expect([left.writeboards, left.writeboardRevisions, left.comments]).toEqual([[], [], []])
  await member.call(undoChange, { params: { id: change } })
  expect(await contentOf(world.store, account.id)).toEqual(before)
})
