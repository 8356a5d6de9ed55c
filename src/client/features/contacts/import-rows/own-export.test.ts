import { expect, it } from 'vitest'
import type { Note } from '../../../../contract/notes/notes.ts'
import { readCsv } from '../../../kit/text-files/read-csv.ts'
import { everyone } from '../../../kit/visibility/audience.ts'
import { testContact } from '../../../records/contacts/test-contact.ts'
import { toCsv } from '../list/contact-export.ts'
import { bodyOf, headingsOf, importFile } from './import-file.ts'
import { readRow } from './read-row.ts'

const open = async (text: string) => {
  const csv = await readCsv(new Blob([text]), { bytes: 1e6, rows: 9 })
  if ('fault' in csv) throw new Error(csv.fault)
  return importFile(new File([text], 'contacts.csv'), csv)
}
const draftsOf = (file: Awaited<ReturnType<typeof open>>) => {
  const readAudience = () => ({ audience: everyone })
  const settings = { fields: file.fields, kindColumns: new Map(), order: 'day', audience: everyone, now: new Date(), readAudience } as const
  return bodyOf(file).map(({ cells }) => readRow(cells, settings).draft)
}
const note = (date: string, body: string): Note => ({
  ...{ id: '1', author: '1', date, body, visibility: 'public', attachments: [], files: [] },
  ...{ createdAt: date, updatedAt: date },
})

it('has the notes of a contact as one note, beside its background', async () => {
  const contacts = [
    testContact('1', { name: 'Ada', lastName: 'Byron', backgroundInfo: 'Analyst' }),
    testContact('2', { type: 'company', name: 'Engines' }),
  ]
  const notes = [note('2026-11-21 09:00:00', '=Rang.\nTwice.'), note('2026-11-20 09:00:00', 'Met.')]
  const file = await open(await toCsv(contacts, { user: () => 'Ana', group: () => '' }, new Map([['1', notes]])))
  expect(draftsOf(file)).toMatchObject([
    {
      contact: { type: 'person', name: 'Ada', lastName: 'Byron', backgroundInfo: 'Analyst' },
      note: '2026-11-21 09:00:00 Ana: =Rang.\nTwice.\n\n2026-11-20 09:00:00 Ana: Met.',
    },
    { contact: { type: 'company', name: 'Engines' } },
  ])
  expect(draftsOf(file)[1]).not.toHaveProperty('note')
})

it('has the notes of other programs in the background', async () => {
  const file = await open('Name,Notes\nAda,Met at the fair\n')
  expect(headingsOf(file).map((heading, at) => `${heading}: ${file.fields[at]}`)).toEqual(['Name: full', 'Notes: background'])
})
