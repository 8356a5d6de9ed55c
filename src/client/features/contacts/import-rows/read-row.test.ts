import { describe, expect, it } from 'vitest'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { unescapeFormula } from '../../../kit/list/write-csv.ts'
import { readCsv } from '../../../kit/text-files/read-csv.ts'
import { everyone } from '../../../kit/visibility/audience.ts'
import { testContact } from '../../../records/contacts/test-contact.ts'
import { guessFields } from '../import-columns/guess-fields.ts'
import { toCsv } from '../list/contact-export.ts'
import { readAudience } from './read-audience.ts'
import { readRow } from './read-row.ts'

const workspace = {
  users: [
    { id: '1', name: 'Ana' },
    { id: '4', name: 'Rui' },
  ],
  groups: [{ id: '9', name: 'Sales' }],
  meId: '1',
}
const read = (row: Record<string, string>) => {
  const settings = {
    order: 'day',
    audience: everyone,
    now: new Date(),
    readAudience: (text: string) => readAudience(text, workspace),
  } as const
  return readRow(Object.values(row), {
    ...settings,
    fields: guessFields(Object.keys(row), () => ['person', 'a@b.no']),
    kindColumns: new Map(),
  })
}
const contactOf = (row: Record<string, string>) => read(row).draft.contact
const faultsOf = (row: Record<string, string>) => read(row).faults.map(({ column, message }) => `${Object.keys(row)[column]}: ${message}`)

describe('a row', () => {
  it('splits a full name, and is a company when it only names one', () => {
    expect(contactOf({ Name: 'Ada King Byron', Company: 'Engines' })).toMatchObject({
      ...{ type: 'person', name: 'Ada King', lastName: 'Byron', companyName: 'Engines' },
    })
    expect(contactOf({ Name: '', Company: 'Engines' })).toEqual({ type: 'company', name: 'Engines', visibility: 'public' })
    expect(contactOf({ Type: 'Company', Name: 'Saffron Health' })).toMatchObject({ type: 'company', name: 'Saffron Health' })
    expect(contactOf({ 'First name': '', 'Last name': 'Byron' })).toMatchObject({ type: 'person', name: 'Byron' })
  })

  it('drops the apostrophe that keeps a spreadsheet from reading a postcode as a number', () => {
    expect(contactOf({ Name: 'A', Zip: "'01067" }).addresses).toEqual([{ kind: 'work', zipCode: '01067' }])
  })

  it('says how it read a name that is written differently', () => {
    expect(read({ Name: 'Dr. Weber,  Anna' }).readAs).toBe('Anna Weber')
    expect(read({ Name: 'Anna  Weber' }).readAs).toBeUndefined()
    expect(read({ ФИО: 'Иванов Пётр Сергеевич' }).readAs).toBe('Пётр Сергеевич Иванов')
    expect(read({ 氏名: '山田 太郎' }).readAs).toBeUndefined()
    expect(read({ 'First name': 'Anna', 'Last name': 'Weber', 'Full name': 'Weber, Anna' }).readAs).toBeUndefined()
  })

  it('is a company when its full name is that of one', () => {
    expect(contactOf({ Name: 'Acme Ltd.' })).toEqual({ type: 'company', name: 'Acme Ltd.', visibility: 'public' })
    expect(contactOf({ Name: 'Acme Ltd', Company: 'ACME Ltd' })).toEqual({ type: 'company', name: 'Acme Ltd', visibility: 'public' })
    expect(contactOf({ Name: 'Bo Ek', Company: 'Acme Ltd' })).toMatchObject({ type: 'person', companyName: 'Acme Ltd' })
    expect(contactOf({ Name: 'Acme Ltd', Type: 'Person' })).toMatchObject({ type: 'person', name: 'Acme Ltd' })
  })

  it('has the websites of one cell', () => {
    const { contactData } = contactOf({ Name: 'A', Website: '<https://a.example>, b.example; http://' })
    expect(contactData?.map(({ entityValue }) => entityValue)).toEqual(['https://a.example', 'b.example'])
  })

  it('has several values of one cell, each with its kind', () => {
    const { contactData } = contactOf({ Name: 'A', 'E-mail': 'a@b.no; c@d.no', 'Mobile phone': '1 ::: 2' })
    expect(contactData?.map(({ entityValue, kind }) => `${entityValue} ${kind}`)).toEqual([
      'a@b.no work',
      'c@d.no work',
      '1 mobile',
      '2 mobile',
    ])
  })

  it('has a value once that two columns of a kind hold', () => {
    const row = {
      Name: 'A',
      'Website URL': 'https://www.falk.example/',
      'Company Domain Name': 'falk.example',
      Email: 'a@f.example',
      'E-mail': 'A@f.example',
    }
    expect(contactOf(row).contactData?.map(({ entityValue }) => entityValue)).toEqual(['a@f.example', 'https://www.falk.example/'])
  })

  it('keeps the order of values, of which one is repeated', () => {
    const row = { Name: 'A', Email: 'a@f.example, b@f.example, A@f.example' }
    expect(contactOf(row).contactData?.map(({ entityValue }) => entityValue)).toEqual(['a@f.example', 'b@f.example'])
  })

  it.each([
    ['* myContacts ::: Clients', ['Clients']],
    ['* My Contacts', []],
    ['* friends', ['friends']],
    ['Clients ::: * friends ::: * myContacts', ['Clients', 'friends']],
    ['Board, Finance;VIP', ['Board', 'Finance;VIP']],
    ['Board;VIP', ['Board', 'VIP']],
    [String.raw`Finance\;VIP`, ['Finance;VIP']],
    ['"Customers","VIP"', ['Customers', 'VIP']],
    ['["Customers", "VIP"]', ['Customers', 'VIP']],
    ["['a', 'b']", ['a', 'b']],
    ['"VIP";"Board"', ['VIP', 'Board']],
    ['"quoted" tag', ['"quoted" tag']],
  ])('has the tags of %s', (Tags, tags) => {
    expect(read({ Name: 'A', Tags }).draft.tags).toEqual(tags)
  })

  it.each(['n/a', 'N/A', '#N/A', '-', '—', 'none', 'unknown', 'н/д', 'keine'])('has no value where a cell says %s', (text) => {
    const row = { Name: 'Ada', Company: 'Engines', Title: text, 'E-mail': text, Phone: text, Website: text, Birthday: text, City: text }
    expect(read(row)).toMatchObject({ faults: [], draft: { contact: { name: 'Ada', companyName: 'Engines' } } })
    expect(Object.keys(contactOf(row))).toEqual(['type', 'name', 'companyName', 'visibility'])
  })

  it('creates no company for a mark, and keeps names that are words for nothing', () => {
    expect(contactOf({ Name: 'Ada', Company: '-' })).toEqual({ type: 'person', name: 'Ada', visibility: 'public' })
    expect(contactOf({ 'First name': 'Christopher', 'Last name': 'Null', Notes: '-' })).toMatchObject({
      lastName: 'Null',
      backgroundInfo: '-',
    })
  })

  it.each([
    ["'+49 151 5550110", '+49 151 5550110'],
    ['=+491515550110', '+491515550110'],
    ['="00491515550110"', '00491515550110'],
    ['491515550110.0', '491515550110'],
    ['tel:+49-151-5550110', '+49-151-5550110'],
    ['06.12.34.56.78', '06.12.34.56.78'],
    ['+1 555 010 0199 x12', '+1 555 010 0199 x12'],
  ])('has the phone number of %s', (Phone, number) => {
    expect(contactOf({ Name: 'A', Phone }).contactData).toEqual([{ entityType: 'phone', entityValue: number, kind: 'work' }])
  })

  it('says what is wrong with each cell, in the words of the service', () => {
    expect(faultsOf({ Name: '', 'E-mail': 'marit.solheim', Birthday: '31.02.1984', Website: 'nowhere', Phone: 'ask Bo' })).toEqual([
      'Name: A person or company needs a name.',
      'E-mail: Enter a complete e-mail address, such as name@example.com.',
      'Birthday: There is no 31 Feb 1984.',
      'Website: Enter a valid website, for example example.com.',
      'Phone: Enter a phone number with at least one digit.',
    ])
    expect(faultsOf({ Type: 'robot', Name: 'A', Tags: 'x'.repeat(65), 'Visible to': 'Workgroup Moon' })).toEqual([
      'Type: Use “person” or “company”.',
      'Tags: A tag can have at most 64 characters, on one line.',
      'Visible to: There is no workgroup called Moon.',
    ])
    expect(faultsOf({ Name: 'A', 'Last name': 'B\nC', 'E-mail': 'ada@; bo@' })).toEqual([
      'Last name: Use one line of text, without line breaks.',
      'E-mail: Enter a complete e-mail address, such as name@example.com.',
    ])
  })
})

describe('a row of our own export', () => {
  const roundTrip = async (contact: Contact) => {
    const names = { user: (id: string) => workspace.users.find((user) => user.id === id)?.name ?? '', group: () => 'Sales' }
    const reading = await readCsv(new Blob([await toCsv([contact], names)]), { bytes: 1e6, rows: 9 })
    const [headings = [], cells = []] = 'rows' in reading ? reading.rows.map((row) => row.cells) : []
    return read(Object.fromEntries(headings.map((heading, at) => [heading, unescapeFormula(cells[at] ?? '')])))
  }

  it('becomes the same contact', async () => {
    const lists = {
      contactData: [
        { entityType: 'e-mail', entityValue: 'a@b.no', kind: 'personal' },
        { entityType: 'phone', entityValue: '+47 22 33 44', kind: 'work' },
        { entityType: 'phone', entityValue: '12; 34', kind: 'work' },
        { entityType: 'phone', entityValue: '5\\', kind: 'work' },
        { entityType: 'phone', entityValue: '6 ::: 7', kind: 'work' },
        { entityType: 'website', entityValue: 'b.no', kind: 'other' },
      ],
      importantDates: [
        { type: 'birthday', date: '1984-02-29', isEveryYear: true },
        { type: 'anniversary', date: '2026-05-17', isEveryYear: false },
        { type: 'other', date: '2020-01-02', isEveryYear: true },
      ],
      addresses: [
        { kind: 'work', address: '1 Quay\n2nd floor', zipCode: '0150', city: 'Oslo', country: 'Norway' },
        { kind: 'work', address: '2, Kaien', city: 'Bergen' },
        { kind: 'home', address: 'a; b', state: 'Vestland' },
      ],
    }
    const withIds = <T>(list: T[]) => list.map((item, at) => ({ ...item, id: String(at + 1) }))
    const values = { name: 'Ada', lastName: 'A, "B"', title: 'Publisher', companyName: 'Engines', backgroundInfo: '  =Met in\nOslo; \\; ' }
    const { draft, faults } = await roundTrip(
      testContact('1', {
        ...values,
        contactData: withIds(lists.contactData),
        importantDates: withIds(lists.importantDates),
        addresses: withIds(lists.addresses),
        tags: [
          ['client', 'client'],
          ['a; b:::c\\;', 'a; b:::c\\;'],
        ],
        visibility: 'selected-people',
        author: '1',
        allowedUsers: ['4'],
      }),
    )
    expect(faults).toEqual([])
    expect(draft).toEqual({
      contact: { type: 'person', ...values, ...lists, visibility: 'selected-people', allowedUsers: ['4'] },
      tags: ['client', 'a; b:::c\\;'],
    })
  })

  it.each([
    [{ visibility: 'only-me' }, { visibility: 'only-me' }],
    [
      { visibility: 'group', groupId: '9' },
      { visibility: 'group', groupId: '9' },
    ],
    [{ visibility: 'public' }, { visibility: 'public' }],
  ] as const)('keeps who can see it: %j', async (more, visibility) => {
    expect((await roundTrip(testContact('1', { ...more, author: '1' }))).draft.contact).toMatchObject(visibility)
  })
})
