import { describe, expect, it } from 'vitest'
import type { NewContact } from '../../../../contract/contacts/contacts.ts'
import { testContact } from '../../../records/contacts/test-contact.ts'
import { changeFor } from './join-contacts.ts'
import { lookedUpFor, planImport } from './plan-import.ts'

const email = (entityValue: string) => ({ entityType: 'e-mail' as const, entityValue, kind: 'work' as const })
const row = (number: number, name: string, address?: string, more: Partial<NewContact> = {}) => ({
  number,
  checked: {
    draft: { contact: { type: 'person' as const, name, ...(address && { contactData: [email(address)] }), ...more }, tags: [] },
    faults: [],
  },
})
const open = { rows: new Map(), refusals: new Map(), joins: true }
const rui = testContact('7', { name: 'Rui', contactData: [{ id: '1', ...email('rui@a.no') }] })
const matches = new Map([['e-mail rui@a.no', [rui]]])
const wordsOf = (plan: ReturnType<typeof planImport>) => plan.rows.map(({ state, note = '' }) => `${state} ${note}`.trim())

describe('the plan of an import', () => {
  it('joins rows with one e-mail address, and rows with the contact that has it', () => {
    const plan = planImport(
      [row(2, 'Ada', 'ada@a.no'), row(3, 'Ada', 'ADA@a.no', { title: 'Analyst' }), row(4, 'Rui', 'rui@a.no')],
      matches,
      open,
    )
    expect(wordsOf(plan)).toEqual(['new', 'join Joins row 2.', 'join Joins Rui.'])
    expect(plan.units.map(({ rows }) => rows)).toEqual([[2, 3], [4]])
    expect(plan.units[0]?.draft.contact).toMatchObject({ title: 'Analyst', contactData: [email('ada@a.no')] })
  })

  it('says that another name is left out, and keeps the row apart when asked', () => {
    const rows = [row(2, 'Ben', 'rui@a.no')]
    expect(wordsOf(planImport(rows, matches, open))).toEqual(['join Joins Rui. The name Ben is left out.'])
    expect(wordsOf(planImport(rows, matches, { ...open, rows: new Map([[2, 'new']]) }))).toEqual(['new'])
    expect(wordsOf(planImport(rows, matches, { ...open, joins: false }))).toEqual(['new'])
  })

  it('joins no contact of another type, and asks when two contacts share the address', () => {
    expect(wordsOf(planImport([row(2, 'Office', 'rui@a.no', { type: 'company' })], matches, open))).toEqual(['new'])
    const two = new Map([['e-mail rui@a.no', [rui, { ...rui, id: '8' }]]])
    expect(wordsOf(planImport([row(2, 'Rui', 'rui@a.no')], two, open))).toEqual(['fault 2 contacts share this e-mail.'])
  })

  it('says the name of a new contact that the file writes differently', () => {
    const other = row(2, 'Anna', undefined, { lastName: 'Weber' })
    expect(wordsOf(planImport([{ ...other, checked: { ...other.checked, readAs: 'Anna Weber' } }], new Map(), open))).toEqual([
      'new New contact: Anna Weber',
    ])
  })

  it('leaves a total out, says so, and imports it when asked', () => {
    const rows = [row(2, 'Ada'), { ...row(3, 'Total'), isTotal: true }]
    const plan = planImport(rows, new Map(), open)
    expect(wordsOf(plan)).toEqual(['new', 'out Left out: it looks like a total or a footnote.'])
    expect([plan.units.length, plan.totals]).toEqual([1, [3]])
    const included = planImport(rows, new Map(), { ...open, rows: new Map([[3, 'new']]) })
    expect([included.units.length, included.totals]).toEqual([2, []])
  })

  it('leaves out what was refused, left out or imported', () => {
    const rows = [row(2, 'Ada'), row(3, 'Bo'), row(4, 'Cy')]
    const plan = planImport(rows, new Map(), {
      ...open,
      rows: new Map([
        [3, 'out'],
        [4, 'done'],
      ]),
      refusals: new Map([[2, 'No.']]),
    })
    expect(wordsOf(plan)).toEqual(['fault No.', 'out', 'done'])
    expect(plan.units).toEqual([])
  })
})

it('adds only what a contact lacks', () => {
  const contact = testContact('7', {
    ...{ name: 'Rui', title: 'Owner' },
    contactData: [
      { id: '1', ...email('rui@a.no') },
      { id: '2', entityType: 'phone', entityValue: '+47 22 33', kind: 'work' },
    ],
    importantDates: [{ id: '1', type: 'birthday', date: '1980-01-01', isEveryYear: true }],
    tags: [['Client', 'Client']],
  })
  const phone = { entityType: 'phone' as const, entityValue: '0047 2233', kind: 'mobile' as const }
  const draft = {
    contact: {
      ...{ type: 'person' as const, name: 'Rui', lastName: 'Tavares', title: 'Boss', companyName: 'Looms' },
      contactData: [email('RUI@a.no'), email('new@a.no'), phone],
      importantDates: [{ type: 'birthday' as const, date: '1981-01-01', isEveryYear: true }],
    },
    tags: ['client', 'ferries'],
  }
  expect(changeFor(contact, draft)).toEqual({ change: { companyName: 'Looms', contactData: [email('new@a.no')] }, tags: ['ferries'] })
})

it('names the companies that are made for people, not those that exist or are rows of the file', () => {
  const rows = [
    row(2, 'Ada', 'ada@a.no', { companyName: 'Looms' }),
    row(3, 'Ben', 'ben@a.no', { companyName: 'LOOMS' }),
    row(4, 'Cem', 'cem@a.no', { companyName: 'Known Ltd' }),
    row(5, 'Dia', 'dia@a.no', { companyName: 'Press' }),
    row(6, 'Press', undefined, { type: 'company' }),
    row(7, 'Eli', 'eli@a.no', { companyName: 'Kiln' }),
  ]
  const known = new Map([
    [
      lookedUpFor({ contact: { type: 'company', name: 'Known Ltd' }, tags: [] })[0]?.key ?? '',
      [testContact('9', { type: 'company', name: 'Known Ltd' })],
    ],
  ])
  expect(planImport(rows, known, open).newCompanies).toEqual(['Looms', 'Kiln'])
})
