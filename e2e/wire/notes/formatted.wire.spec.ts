import { expect } from '@playwright/test'
import { accepted, at, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller, Json } from '../../fixtures/client.ts'
import { makeComment, makeContact, makeNote } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const html = '<h2>Prices</h2><p>From <a href="https://fjordlys.example">the list</a>:</p><ul><li><p>Tent <strong>12</strong></p></li></ul>'
const text = '# Prices\nFrom the list (https://fjordlys.example):\n- Tent 12'

const shown = async (admin: Caller, path: string, root: string) => {
  const { body, 'x-html': formatted } = at(accepted(await admin.get(path)), root) as { [key: string]: Json }
  return [body, formatted]
}

for (const root of ['note', 'comment'])
  test(`keeps the formats of a ${root} beside its text, until another text is sent`, async ({ space }) => {
    const { admin } = space
    const note = await makeNote(admin, await makeContact(admin))
    const path = root === 'note' ? `/notes/${note}` : `/comments/${await makeComment(admin, note)}`
    const put = async (fields: { [key: string]: Json }) => {
      const { headers } = accepted(await admin.put(path, { [root]: fields }))
      return [...(await shown(admin, path, root)), headers['x-change'] !== undefined]
    }
    expect(await put({ body: 'Prices', 'x-html': `${html}<script>alert(1)</script>` })).toEqual([text, html, true])
    expect(await put({ body: text })).toEqual([text, html, false])
    expect(await put({ 'x-html': html })).toEqual([text, html, false])
    expect(await put({ body: text, 'x-html': '' })).toEqual([text, undefined, true])
    expect(await put({ 'x-html': html })).toEqual([text, html, true])
    expect(await put({ body: 'Soon & <b>here</b>' })).toEqual(['Soon & <b>here</b>', undefined, true])
  })

test('creates a formatted note and comment, which lists and search return', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin)
  const made = accepted(await admin.post(`/contacts/${contact}/notes`, { note: { body: 'x', 'x-html': '<p>The <em>quay</em></p>' } }), 201)
  const id = textAt(made, 'note-id')
  expect(at(accepted(await admin.get(`/contacts/${contact}/notes`)), 'notes.0')).toMatchObject({
    id,
    body: 'The quay',
    'x-html': '<p>The <em>quay</em></p>',
  })
  await makeComment(admin, id, { body: 'x', 'x-html': '<ol><li>Ask</li></ol>' })
  expect(at(accepted(await admin.get(`/notes/${id}/comments`)), 'comments.0')).toMatchObject({
    body: '1. Ask',
    'x-html': '<ol><li>Ask</li></ol>',
  })
})

test('refuses a formatted text without words or nested too deeply', async ({ space }) => {
  const { admin } = space
  const note = await makeNote(admin, await makeContact(admin))
  for (const bad of ['<p> </p>', '<script>alert(1)</script>', '<div>'.repeat(200)])
    refused(await admin.put(`/notes/${note}`, { note: { body: 'Hello', 'x-html': bad } }), 422, 'note.x-html')
})
