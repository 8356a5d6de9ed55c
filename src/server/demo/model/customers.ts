import type { CaseStatus } from '../../../contract/cases.ts'
import type { DealStatus, PriceType } from '../../../contract/deals/deals.ts'
import { type NoteSpec, writtenOf } from './notes.ts'
import type { ContactIndex, DemoVisibility, DemoWritten, Key, Moment } from './types.ts'

export type DemoDeal = DemoVisibility & {
  name: string
  status: DealStatus
  statusSince: Moment
  /** The day on which a decision is expected, `YYYY-MM-DD`; empty if unset. */
  expectedOn: string
  /** The key of its contact. */
  with: ContactIndex
  currency: string
  price: string
  priceType: PriceType
  duration: string
  /** The name of one of `dealCategories`. */
  category: string
  responsible: Key
  /** The key of the project that carries it out. */
  project?: Key
  backgroundInfo: string
  involved: ContactIndex[]
  notes: DemoWritten[]
  author: Key
  createdAt: Moment
}

export type DemoCase = DemoVisibility & {
  name: string
  status: CaseStatus
  statusSince: Moment
  responsible: Key
  backgroundInfo: string
  involved: ContactIndex[]
  notes: DemoWritten[]
  author: Key
  createdAt: Moment
}

type Category = 'New work' | 'Further work' | 'Care and growth' | 'Research'
export const dealCategories: Category[] = ['New work', 'Further work', 'Care and growth', 'Research']

/** The common fields of deals and cases. `involved` are keys of contacts. */
type CustomerSpec = {
  name: string
  by: Key
  created: Moment
  /** When it got its status. */
  since: Moment
  background?: string
  involved?: Key[]
  sight?: DemoVisibility
  notes?: Omit<NoteSpec, 'on'>[]
}
export type DealSpec = CustomerSpec & {
  with: Key
  money: string
  category: Category
  expected?: string
  project?: Key
}
export type CaseSpec = CustomerSpec & { status: CaseStatus }

/** Returns its author, creation time and the time of its status, which is the creation time by default. */
type By = Pick<CustomerSpec, 'by' | 'created' | 'since'>
export const by = (author: Key, created: Moment, since = created): By => ({ by: author, created, since })

/** `said` is its only note, by the same person at the time of its status. */
type Saying<More> = More & { said?: string }
const saying = <More extends object>(when: By, { said, ...more }: Saying<More>) => ({
  ...more,
  ...when,
  ...(said === undefined ? {} : { notes: [{ by: when.by, when: when.since, body: said }] }),
})

/** Describes a deal: its name, its contact, an amount such as `EUR 85.00` or `EUR 85.00 hour 320`, and its category. */
export const deal = (
  name: string,
  party: Key,
  money: string,
  category: Category,
  when: By,
  more: Saying<Pick<DealSpec, 'background' | 'involved' | 'sight' | 'notes' | 'expected' | 'project'>>,
): DealSpec => ({ name, with: party, money, category, ...saying(when, more) })

const caseWith =
  (status: CaseStatus) =>
  (name: string, involved: Key[], when: By, more: Saying<Pick<CaseSpec, 'background' | 'sight' | 'notes'>>): CaseSpec => ({
    name,
    status,
    involved,
    ...saying(when, more),
  })
export const openCase = caseWith('open')
export const closedCase = caseWith('closed')

export type PlaceOf = (key: Key) => ContactIndex | undefined

export const place = (key: Key, placeOf: PlaceOf) => {
  const found = placeOf(key)
  if (found === undefined) throw new Error(`The story has no contact ${key}.`)
  return found
}
const common = (spec: CustomerSpec, placeOf: PlaceOf) => ({
  name: spec.name,
  ...(spec.sight ?? { visibility: 'public' as const }),
  statusSince: spec.since,
  involved: (spec.involved ?? []).map((key) => place(key, placeOf)),
  responsible: spec.by,
  backgroundInfo: spec.background ?? '',
  notes: (spec.notes ?? []).map(writtenOf),
  author: spec.by,
  createdAt: spec.created,
})

export const dealOf = (status: DealStatus, spec: DealSpec, placeOf: PlaceOf): DemoDeal => {
  const [currency = '', price = '', priceType = 'fixed', duration = ''] = spec.money.split(' ')
  return {
    ...common(spec, placeOf),
    status,
    expectedOn: spec.expected ?? '',
    with: place(spec.with, placeOf),
    currency,
    price,
    priceType: priceType as PriceType,
    duration,
    category: spec.category,
    ...(spec.project && { project: spec.project }),
  }
}
export const caseOf = (spec: CaseSpec, placeOf: PlaceOf): DemoCase => ({ ...common(spec, placeOf), status: spec.status })
