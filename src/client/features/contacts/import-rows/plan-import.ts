import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { nameKey } from '../../../../contract/name-order.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { joinDrafts } from './join-contacts.ts'
import type { CheckedRow, ImportDraft, RowFault } from './read-row.ts'

/** One contact to write: one row, or several that are one contact. */
export interface ImportUnit {
  readonly rows: number[]
  draft: ImportDraft
  /** The contact that it adds to. */
  readonly existing?: Contact | undefined
  /** It joins a contact with its e-mail address that a colleague or another tab creates meanwhile. */
  readonly mayJoin?: boolean
}

export type RowState = 'new' | 'join' | 'fault' | 'out' | 'done'

/** What an import does with a row. */
export interface PlannedRow {
  readonly state: RowState
  readonly faults: readonly RowFault[]
  /** Why, as a sentence. */
  readonly note?: string | undefined
  /** The row shares an e-mail address, so it can also be a contact of its own. */
  readonly canBeNew?: boolean
  readonly isTotal?: boolean
}

export interface Plan {
  readonly rows: readonly PlannedRow[]
  readonly units: readonly ImportUnit[]
  readonly counts: Readonly<Record<RowState, number>>
  /** The row numbers of the totals below the contacts, which are left out. */
  readonly totals: readonly number[]
  /** The names of the companies that the people of the rows need and that are made for them. */
  readonly newCompanies: readonly string[]
}

/** What rows are compared by: an e-mail address, or the name of a company. */
export interface MatchKey {
  readonly key: string
  readonly email?: string
  readonly company?: string
}

const companyKey = (name: string) => `company ${nameKey(name)}`

/** Returns what a row is compared by. */
const keysOf = ({ contact }: ImportDraft): MatchKey[] => [
  ...(contact.contactData ?? []).flatMap(({ entityType, entityValue = '' }) =>
    entityType === 'e-mail' ? { key: `e-mail ${entityValue.toLowerCase()}`, email: entityValue } : [],
  ),
  ...(contact.type === 'company' ? [{ key: companyKey(contact.name), company: contact.name }] : []),
]

/** Returns what is looked up for a row: what it is compared by, and the company of a person. */
export const lookedUpFor = (draft: ImportDraft): MatchKey[] => {
  const { companyName = '' } = draft.contact
  return [...keysOf(draft), ...(companyName === '' ? [] : [{ key: companyKey(companyName), company: companyName }])]
}

/** Returns the names of the companies that do not exist yet and are no row of the file. */
export const newCompaniesOf = (units: readonly ImportUnit[], matches: ReadonlyMap<string, readonly Contact[]>): string[] => {
  const own = new Set(units.flatMap(({ draft: { contact } }) => (contact.type === 'company' ? [companyKey(contact.name)] : [])))
  const needed = new Map<string, string>()
  for (const { draft } of units) {
    const { companyName = '' } = draft.contact
    const key = companyKey(companyName)
    const isKnown = own.has(key) || matches.get(key)?.some(({ type }) => type === 'company')
    if (companyName !== '' && !isKnown && !needed.has(key)) needed.set(key, companyName)
  }
  return [...needed.values()]
}

interface Choices {
  /** The row numbers that are left out, new whatever they share, or written. */
  readonly rows: ReadonlyMap<number, 'out' | 'new' | 'done'>
  /** Why the service refused a row. */
  readonly refusals: ReadonlyMap<number, string>
  /** Whether rows add to the contacts that share their e-mail address. */
  readonly joins: boolean
}

interface Checked {
  readonly number: number
  /** It adds up the rows above and is no contact, unless it is chosen. */
  readonly isTotal?: boolean
  readonly checked: CheckedRow
}

const leftOut = { title: 'The title', companyName: 'The company' }

/** Says what of a row has no place in the contact that it joins. */
const notKept = (draft: ImportDraft, other: Contact | ImportDraft['contact']) => {
  const [name, own] = [fullName(draft.contact), fullName(other)]
  const left = [
    ...(nameKey(name) === nameKey(own) ? [] : [`The name ${name}`]),
    ...(['title', 'companyName'] as const).flatMap((field) => {
      const [value = '', kept = ''] = [draft.contact[field], other[field]]
      return value === '' || kept === '' || nameKey(value) === nameKey(kept) ? [] : [`${leftOut[field]} ${value}`]
    }),
  ]
  return left.map((what) => ` ${what} is left out.`).join('')
}

/** Decides what happens to each row: written as a new contact, joined with one, or not imported. */
export const planImport = (rows: readonly Checked[], matches: ReadonlyMap<string, readonly Contact[]>, choices: Choices): Plan => {
  const units: ImportUnit[] = []
  const byKey = new Map<string, ImportUnit>()
  const byContact = new Map<string, ImportUnit>()
  const start = (unit: ImportUnit) => {
    units.push(unit)
    if (unit.existing) byContact.set(unit.existing.id, unit)
    return unit
  }
  const join = (unit: ImportUnit, number: number, draft: ImportDraft) => {
    unit.rows.push(number)
    unit.draft = joinDrafts(unit.draft, draft)
  }

  const plan = ({ number, isTotal = false, checked: { draft, faults, readAs } }: Checked): PlannedRow => {
    const choice = choices.rows.get(number)
    if (isTotal && choice === undefined) return { state: 'out', faults, isTotal, note: 'Left out: it looks like a total or a footnote.' }
    if (choice === 'done' || choice === 'out') return { state: choice, faults, isTotal }
    if (faults.length > 0) return { state: 'fault', faults, note: faults.map(({ message }) => message).join(' ') }
    const refusal = choices.refusals.get(number)
    if (refusal !== undefined) return { state: 'fault', faults, note: refusal }
    const { type } = draft.contact
    const keys = keysOf(draft).map(({ key }) => key)
    const held = keys.flatMap((key) => matches.get(key) ?? []).filter((contact) => contact.type === type)
    const existing = [...new Map(held.map((contact) => [contact.id, contact])).values()]
    const earlier = keys.map((key) => byKey.get(`${type} ${key}`)).find((unit) => unit !== undefined)
    const canBeNew = existing.length > 0 || earlier !== undefined
    if (choice === 'new' || !choices.joins || !canBeNew) {
      const unit = start({ rows: [number], draft, mayJoin: choices.joins && choice !== 'new' })
      if (choice !== 'new') for (const key of keys) byKey.set(`${type} ${key}`, unit)
      return { state: 'new', faults, canBeNew, ...(readAs && { note: `New contact: ${readAs}` }) }
    }
    if (existing.length > 1) return { state: 'fault', faults, note: `${existing.length} contacts share this e-mail.`, canBeNew }
    const [contact] = existing
    if (!contact && earlier) {
      join(earlier, number, draft)
      return { state: 'join', faults, canBeNew, note: `Joins row ${earlier.rows[0]}.${notKept(draft, earlier.draft.contact)}` }
    }
    const before = contact && byContact.get(contact.id)
    if (before) join(before, number, draft)
    else start({ rows: [number], draft, existing: contact })
    return { state: 'join', faults, canBeNew, note: contact && `Joins ${fullName(contact)}.${notKept(draft, contact)}` }
  }

  const planned = rows.map(plan)
  const counts: Record<RowState, number> = { new: 0, join: 0, fault: 0, out: 0, done: 0 }
  for (const { state } of planned) counts[state] += 1
  const totals = rows.flatMap(({ number, isTotal }, at) => (isTotal && planned[at]?.state === 'out' ? [number] : []))
  return { rows: planned, units, counts, totals, newCompanies: newCompaniesOf(units, matches) }
}
