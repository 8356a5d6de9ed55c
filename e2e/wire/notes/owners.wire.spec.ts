import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller, Json } from '../../fixtures/client.ts'
import { readPages } from '../../fixtures/pages.ts'
import { makeCase, makeComment, makeContact, makeDeal, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const owners = [
  { owner: 'deals', field: 'deal-id', group: 'group-id', make: makeDeal },
  { owner: 'cases', field: 'case-id', group: 'workgroup-id', make: makeCase },
] as const
const write = async (by: Caller, owner: string, id: string, fields: { [key: string]: Json } = {}) =>
  textAt(accepted(await by.post(`/${owner}/${id}/notes`, { note: { body: 'Rang.', ...fields } }), 201), 'note-id')

for (const { owner, field, group, make } of owners) {
  test(`reads, changes and comments on a note in ${owner}, which names its record`, async ({ space }) => {
    const { admin } = space
    const id = await make(admin)
    const file = await upload(admin)
    const note = await write(admin, owner, id, { date: '2024-02-29 23:59:59', attachments: [file] })
    const read = accepted(await admin.get(`/notes/${note}`))
    expect(at(read, 'note')).toMatchObject({ id: note, [field]: id, body: 'Rang.', date: '2024-02-29 23:59:59', attachments: [file] })
    expect(at(read, 'note.contact-id')).toBeUndefined()
    await makeComment(admin, note)
    accepted(await admin.put(`/notes/${note}`, { note: { body: 'Rang twice.' } }))
    const listed = accepted(await admin.get(`/${owner}/${id}/notes`))
    expect(at(listed, 'notes.0')).toMatchObject({ id: note, [field]: id, body: 'Rang twice.', 'comments-count': 1 })
    accepted(await admin.delete(`/notes/${note}`))
    expect(accepted(await admin.get(`/${owner}/${id}/notes`)).body).toEqual({ notes: [] })
  })

  test(`lists the notes of ${owner} newest first, twenty-five a page`, async ({ space }) => {
    const { admin } = space
    const id = await make(admin)
    const ids: string[] = []
    for (let n = 0; n < 27; n += 1) ids.unshift(await write(admin, owner, id))
    await write(admin, owner, await make(admin))
    const pages = await readPages(admin, `/${owner}/${id}/notes`, 'notes')
    expect(pages.map((page) => page.map((note) => note.id))).toEqual([ids.slice(0, 25), ids.slice(25)])
    expect(idsAt(accepted(await admin.get(`/${owner}/${id}/notes/2`)), 'notes')).toEqual(ids.slice(25))
    refused(await admin.get(`/${owner}/${id}/notes/0`), 400)
  })

  test(`shows a note only to users who can see its record in ${owner}`, async ({ cast }) => {
    const { creator, groupMember, member, client, groupId } = cast
    const id = await make(creator, { visibility: 'group', [group]: groupId })
    const open = await write(creator, owner, id)
    const own = await write(groupMember, owner, id, { visibility: 'only-me' })
    expect(idsAt(accepted(await groupMember.get(`/${owner}/${id}/notes`)), 'notes')).toEqual([own, open])
    expect(idsAt(accepted(await creator.get(`/${owner}/${id}/notes`)), 'notes')).toEqual([open])
    for (const by of [member, client]) {
      refused(await by.get(`/${owner}/${id}/notes`), 404)
      refused(await by.post(`/${owner}/${id}/notes`, { note: { body: 'x' } }), 404)
      refused(await by.get(`/notes/${open}`), 404)
    }
    refused(await groupMember.put(`/notes/${open}`, { note: { body: 'x' } }), 403)
    accepted(await creator.put(`/${owner}/${id}`, { case: { visibility: 'only-me' } }))
    refused(await groupMember.get(`/notes/${own}`), 404)
  })

  test(`does not list notes of ${owner} for the id of another resource`, async ({ space }) => {
    const { admin } = space
    const contact = await makeContact(admin)
    refused(await admin.get(`/${owner}/${contact}/notes`), 404)
    refused(await admin.post(`/${owner}/${contact}/notes`, { note: { body: 'x' } }), 404)
    refused(await admin.post(`/${owner}/${await make(admin)}/notes`, { note: { body: ' ' } }), 422, 'note.body')
  })
}
