import { expect } from '@playwright/test'
import { accepted, idsAt, refused } from '../../fixtures/answers.ts'
import { readPages } from '../../fixtures/pages.ts'
import { makeContact, makeNote } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('lists the visible notes on some contacts, newest first', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const [ada, bo, cy] = [await makeContact(admin), await makeContact(admin), await makeContact(admin)]
  const hidden = await makeContact(admin, { visibility: 'only-me' })
  const first = await makeNote(admin, ada, { body: 'Signed.', date: '2026-11-20 09:00:00' })
  const second = await makeNote(admin, bo, { body: 'Rang.', date: '2026-11-21 09:00:00' })
  const own = await makeNote(admin, bo, { visibility: 'only-me', date: '2026-11-22 09:00:00' })
  await makeNote(admin, cy)
  await makeNote(admin, hidden)
  const asked = `/x/contacts/notes?contacts=${ada},${bo},${hidden}`
  expect(accepted(await member.get(asked)).body).toEqual({
    notes: [
      {
        id: second,
        body: 'Rang.',
        date: '2026-11-21 09:00:00',
        visibility: 'public',
        attachments: [],
        files: [],
        'comments-count': 0,
        'contact-id': bo,
        author: admin.id,
        'created-at': expect.any(String),
        'updated-at': expect.any(String),
      },
      expect.objectContaining({ id: first, 'contact-id': ada }),
    ],
  })
  expect(idsAt(accepted(await admin.get(`/x/contacts/notes?contacts=${ada},${bo}`)), 'notes')).toEqual([own, second, first])
})

test('pages the notes on some contacts, two hundred a page, and takes at most fifty contacts', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  for (let n = 0; n < 201; n += 1) await makeNote(admin, id)
  const pages = await readPages(admin, `/x/contacts/notes?contacts=${id}`, 'notes')
  expect(pages.map(({ length }) => length)).toEqual([200, 1])
  refused(await admin.get(`/x/contacts/notes?contacts=${Array.from({ length: 51 }, (_, n) => n + 1).join(',')}`), 400, 'contacts')
  refused(await admin.get('/x/contacts/notes?contacts=ada'), 400, 'contacts')
  refused(await admin.get('/x/contacts/notes'), 400, 'contacts')
  refused(await (await space.client()).get(`/x/contacts/notes?contacts=${id}`), 404)
})
