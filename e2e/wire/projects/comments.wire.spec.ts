import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { readPages } from '../../fixtures/pages.ts'
import * as make from '../../fixtures/projects.ts'
import { makeContact, makeNote } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

const commentable = {
  messages: { make: make.makeMessage, field: 'message-id', read: (id: string) => `/messages/${id}`, root: 'message' },
  milestones: { make: make.makeMilestone, field: 'milestone-id', read: (id: string) => `/milestones/${id}`, root: 'milestone' },
  writeboards: { make: make.makeWriteboard, field: 'writeboard-id', read: (id: string) => `/writeboards/${id}`, root: 'writeboard' },
  links: { make: make.makeLink, field: 'link-id', read: (id: string) => `/x/links/${id}`, root: 'link' },
  files: {
    make: (by: Parameters<typeof make.uploadTo>[0], project: string) => make.uploadTo(by, { 'project-id': project }),
    field: 'file-id',
    read: (id: string) => `/files/${id}`,
    root: 'file',
  },
}

for (const [resource, on] of Object.entries(commentable))
  test(`hides private comments on ${resource} from clients and their counts`, async ({ space }) => {
    const { admin } = space
    const { id: project, client, outsider } = await make.openSite(space)
    const id = await on.make(admin, project)
    const path = `/${resource}/${id}/comments`
    const say = async (by: typeof admin, comment: { [key: string]: string }) =>
      textAt(accepted(await by.post(path, { comment: { body: 'Good.', ...comment } }), 201), 'comment-id')
    const open = await say(admin, {})
    const hidden = await say(admin, { 'is-private': '1' })
    const theirs = await say(client, {})
    expect(accepted(await client.get(`/comments/${open}`)).body).toMatchObject({
      comment: { id: open, body: 'Good.', 'is-private': '0', [on.field]: id, 'project-id': project, author: admin.id },
    })
    refused(await client.get(`/comments/${hidden}`), 404)
    const [all, some] = [accepted(await admin.get(path)), accepted(await client.get(path))]
    expect([at(all, 'count'), idsAt(all, 'comments')]).toEqual([3, [theirs, hidden, open]])
    expect([at(some, 'count'), idsAt(some, 'comments')]).toEqual([2, [theirs, open]])
    expect(at(accepted(await admin.get(on.read(id))), `${on.root}.comments-count`)).toBe(3)
    expect(at(accepted(await client.get(on.read(id))), `${on.root}.comments-count`)).toBe(2)
    refused(await client.post(path, { comment: { body: 'A', 'is-private': '1' } }), 422, 'comment.is-private')
    refused(await client.put(`/comments/${theirs}`, { comment: { 'is-private': '1' } }), 422, 'comment.is-private')
    refused(await client.put(`/comments/${open}`, { comment: { body: 'Mine' } }), 403)
    for (const where of [path, `/comments/${open}`]) refused(await outsider.get(where), 404)
    refused(await outsider.post(path, { comment: { body: 'A' } }), 404)
  })

const makers: { [resource: string]: (by: Caller, project: string) => Promise<string> } = {
  ...Object.fromEntries(Object.entries(commentable).map(([resource, on]) => [resource, on.make])),
  tasks: (by, project) => makeTask(by, `/projects/${project}/inbox`, 'Plan'),
}
for (const [resource, makeOne] of Object.entries(makers))
  test(`lists comments on ${resource} newest first, fifty a page`, async ({ space: { admin } }) => {
    const path = `/${resource}/${await makeOne(admin, await make.makeProject(admin))}/comments`
    const ids: string[] = []
    for (let n = 0; n < 52; n += 1) ids.push(textAt(accepted(await admin.post(path, { comment: { body: `${n}` } }), 201), 'comment-id'))
    const pages = await readPages(admin, path, 'comments')
    expect(pages.map((page) => page.length)).toEqual([50, 2])
    expect(pages.flat().map(({ id }) => id)).toEqual(ids.toReversed())
  })

test('makes comments by own users private by default if the project says so, but never those by clients', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await make.openSite(space, { 'default-to-private': '1' })
  const [ours, theirs] = [await make.makeMessage(admin, project), await make.makeMessage(client, project)]
  expect(at(accepted(await admin.get(`/messages/${ours}`)), 'message.is-private')).toBe('1')
  expect(at(accepted(await admin.get(`/messages/${theirs}`)), 'message.is-private')).toBe('0')
  const comment = async (by: typeof admin) =>
    textAt(accepted(await by.post(`/messages/${theirs}/comments`, { comment: { body: 'A' } }), 201), 'comment-id')
  expect(at(accepted(await admin.get(`/comments/${await comment(admin)}`)), 'comment.is-private')).toBe('1')
  expect(at(accepted(await admin.get(`/comments/${await comment(client)}`)), 'comment.is-private')).toBe('0')
})

test('names no project in a comment outside projects', async ({ space }) => {
  const { admin } = space
  const note = await makeNote(admin, await makeContact(admin))
  const id = textAt(accepted(await admin.post(`/notes/${note}/comments`, { comment: { body: 'A' } }), 201), 'comment-id')
  expect(at(accepted(await admin.get(`/comments/${id}`)), 'comment.project-id')).toBeUndefined()
})
