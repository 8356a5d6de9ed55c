import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { fileComments, getComment, messageComments } from '../../../contract/notes/comments.ts'
import { downloadFile, getFile, listFilesOfCategory, listProjectFiles } from '../../../contract/notes/files.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { createCategory, deleteCategory } from '../../../contract/projects/categories.ts'
import { updateMessage } from '../../../contract/projects/messages.ts'
import { openProject, uploadTo, writeMessage } from '../../testing/projects.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const listed = async (by: Person, projectId: string) =>
  (await by.call(listProjectFiles, { params: { projectId } })).reply.files.map(({ id }) => id)

it('the files of a project are its visible uploads and attachments', async () => {
  const { id: projectId, member, client, outside } = await openProject(await world.account())
  const loose = await uploadTo(member)
  const plain = await uploadTo(member, { 'project-id': projectId })
  const open = await uploadTo(member)
  const hidden = await uploadTo(member, { 'project-id': projectId })
  const spoken = await uploadTo(member)
  const message = await writeMessage(member, projectId, { attachments: [open] })
  const private_ = await writeMessage(member, projectId, { attachments: [hidden], isPrivate: true })
  const comment = { body: 'Among us.', isPrivate: true, attachments: [spoken] }
  await member.call(messageComments.create, { params: { resourceId: message }, body: { comment } })
  expect(await listed(member, projectId)).toEqual([spoken, hidden, open, plain])
  expect(await listed(client, projectId)).toEqual([open, plain])
  for (const id of [hidden, spoken, loose])
    for (const endpoint of [getFile, downloadFile]) expect((await client.call(endpoint, { params: { id } })).status).toBe(404)
  for (const id of [plain, open]) expect((await outside.call(getFile, { params: { id } })).status).toBe(404)
  await member.call(updateMessage, { params: { id: private_ }, body: { message: { isPrivate: false } } })
  expect(await listed(client, projectId)).toEqual([hidden, open, plain])
})

it('an attachment by others does not hide a file from its uploader', async () => {
  const { id: projectId, admin, member, client, outside } = await openProject(await world.account())
  const id = await uploadTo(client, { 'project-id': projectId })
  const comment = { body: 'From us.' }
  const { commentId } = (await client.call(fileComments.create, { params: { resourceId: id }, body: { comment } })).reply
  const { contactId } = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })).reply
  const note = { body: 'Rang.', visibility: 'only-me' as const, attachments: [id] }
  expect((await member.call(contactNotes.create, { params: { ownerId: contactId }, body: { note } })).status).toBe(201)
  for (const [by, status] of [
    [client, 200],
    [outside, 404],
  ] as const)
    expect([
      (await by.call(getFile, { params: { id } })).status,
      (await by.call(downloadFile, { params: { id } })).status,
      (await by.call(getComment, { params: { id: commentId } })).status,
    ]).toEqual([status, status, status])
  expect(await listed(client, projectId)).toEqual([id])
})

it('a category contains files of its own project and cannot be deleted while it has any', async () => {
  const account = await world.account()
  const { id: projectId, admin, client } = await openProject(account)
  const other = await openProject(account)
  const category = async (project: string, type: 'file' | 'link') =>
    (await admin.call(createCategory, { params: { projectId: project }, body: { category: { name: 'Drawings', type } } })).reply.categoryId
  const [categoryId, foreign, link] = [
    await category(projectId, 'file'),
    await category(other.id, 'file'),
    await category(projectId, 'link'),
  ]
  const id = await uploadTo(client, { 'project-id': projectId, 'category-id': categoryId })
  const { file } = (await client.call(getFile, { params: { id } })).reply
  expect([file.projectId, file.categoryId, file.commentsCount]).toEqual([projectId, categoryId, 0])
  expect((await admin.call(listFilesOfCategory, { params: { projectId, categoryId } })).reply.files.map((one) => one.id)).toEqual([id])
  for (const wrong of [foreign, link]) {
    expect(await uploadTo(admin, { 'project-id': projectId, 'category-id': wrong })).toBeUndefined()
    expect((await admin.call(listFilesOfCategory, { params: { projectId, categoryId: wrong } })).status).toBe(404)
  }
  expect(await uploadTo(admin, { 'category-id': categoryId })).toBeUndefined()
  expect(await uploadTo(other.client, { 'project-id': projectId })).toBeUndefined()
  expect((await admin.call(deleteCategory, { params: { id: categoryId } })).status).toBe(409)
})

it('a file attached to a comment on a file is visible with the comment', async () => {
  const { id: projectId, member, client, outside } = await openProject(await world.account())
  const attached = await uploadTo(member)
  await writeMessage(member, projectId, { attachments: [attached] })
  const [open, hidden] = [await uploadTo(member), await uploadTo(member)]
  for (const [id, isPrivate] of [
    [open, false],
    [hidden, true],
  ] as const)
    await member.call(fileComments.create, {
      params: { resourceId: attached },
      body: { comment: { body: 'So.', isPrivate, attachments: [id] } },
    })
  const { comments } = (await client.call(fileComments.list, { params: { resourceId: attached } })).reply
  expect(comments.map(({ attachments }) => attachments)).toEqual([[open]])
  for (const endpoint of [getFile, downloadFile]) {
    const statuses = async (id: string) =>
      Promise.all([member, client, outside].map(async (by) => (await by.call(endpoint, { params: { id } })).status))
    expect([await statuses(open), await statuses(hidden)]).toEqual([
      [200, 200, 404],
      [200, 404, 404],
    ])
  }
})
