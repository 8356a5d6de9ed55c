import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { testContact as contact } from '../../../records/contacts/test-contact.ts'
import { toCsv } from './contact-export.ts'

describe('the CSV export', () => {
  const names = { user: (id: string) => `User ${id}`, group: (id: string) => `Group ${id}` }
  const cellsOf = async (more: Parameters<typeof contact>[1]) => {
    const { data } = parse<Record<string, string>>(await toCsv([contact('1', more)], names), { header: true })
    return data[0] ?? {}
  }

  it('has all values of a contact', async () => {
    const cells = await cellsOf({
      lastName: 'A, "B"',
      title: 'Publisher',
      companyName: 'Marlowe Books',
      backgroundInfo: 'Met in\nOslo',
      contactData: [
        { id: '1', entityType: 'phone', entityValue: '+47 22 33 44', kind: 'work' },
        { id: '2', entityType: 'phone', entityValue: '555', kind: 'work' },
        { id: '3', entityType: 'phone', entityValue: '666', kind: 'personal' },
        { id: '4', entityType: 'e-mail', entityValue: 'a@b.no', kind: 'personal' },
        { id: '5', entityType: 'website', entityValue: 'b.no' },
      ],
      addresses: [{ id: '1', address: '1 Quay', zipCode: '0150', city: 'Oslo', country: 'Norway', kind: 'work' }],
      importantDates: [
        { id: '1', type: 'birthday', isEveryYear: true, date: '1984-02-29' },
        { id: '2', type: 'anniversary', isEveryYear: false, date: '2026-05-17' },
        { id: '3', type: 'other', isEveryYear: true, date: '2020-01-02' },
        { id: '4', type: 'birthday', isEveryYear: true, date: '--02-29' },
        { id: '5', type: 'other', isEveryYear: true, date: '--05-09' },
      ],
      tags: [
        ['client', 'client'],
        ['ferries', 'ferries'],
      ],
      attachment: ['7', '8'],
      visibility: 'selected-people',
      allowedUsers: ['4', '1'],
    })
    expect(Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))).toEqual({
      Type: 'person',
      'First name': 'Name 1',
      'Last name': 'A, "B"',
      Title: 'Publisher',
      Company: 'Marlowe Books',
      'E-mail (personal)': 'a@b.no',
      'Phone (work)': '+47 22 33 44; 555',
      'Phone (personal)': '666',
      'Website (other)': 'b.no',
      'Street (work)': '1 Quay',
      'Postcode (work)': '0150',
      'City (work)': 'Oslo',
      'Country (work)': 'Norway',
      Birthday: '1984-02-29; --02-29',
      Anniversary: '2026-05-17 (once)',
      'Other dates': '2020-01-02 (yearly); --05-09 (yearly)',
      Tags: 'client, ferries',
      Background: 'Met in\nOslo',
      'Visible to': 'User 1; User 4',
      Files: '2',
      'Created by': 'User 1',
      'Created (UTC)': '2026-01-01 10:00:00',
      'Updated (UTC)': '2026-01-02 10:00:00',
      Id: '1',
    })
  })

  it('has the notes of a contact, newest first, if asked', async () => {
    const note = (id: string, date: string, body: string) => {
      const stamps = { author: id, createdAt: date, updatedAt: date }
      return { id, date, body, visibility: 'public' as const, attachments: [], contactId: '1', ...stamps }
    }
    const notes = [note('2', '2026-11-21 09:00:00', 'Rang.\nTwice.'), note('1', '2026-11-20 09:00:00', '=1+1')]
    const { data } = parse<Record<string, string>>(await toCsv([contact('1', {}), contact('2', {})], names, new Map([['1', notes]])), {
      header: true,
    })
    expect(data.map(({ Notes }) => Notes)).toEqual(['2026-11-21 09:00:00 User 2: Rang.\nTwice.\n\n2026-11-20 09:00:00 User 1: =1+1', ''])
    expect(await cellsOf({})).not.toHaveProperty('Notes')
  })

  it.each([
    ['public', 'Everyone'],
    ['only-me', 'User 1'],
    ['group', 'Workgroup Group 9'],
  ] as const)('names who can see a contact that is %s', async (visibility, words) => {
    expect((await cellsOf({ visibility, groupId: '9' }))['Visible to']).toBe(words)
  })

  it.each(['=HYPERLINK("x")', '+1-555-0100', '+cmd', '-1+2', '- note', '@SUM(A1)', '\t=1', '+47 22; =1+1'])('escapes %j', async (title) => {
    expect((await cellsOf({ title })).Title).toBe(`'${title}`)
  })

  it.each(['+47 22 33 44', '+47 (0) 22.33', '+47 22; +47 33; 555', '1-2', 'a=b'])('does not escape %j', async (title) => {
    expect((await cellsOf({ title })).Title).toBe(title)
  })
})
