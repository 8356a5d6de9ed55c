import type { CaseStatus } from '../../../contract/cases.ts'
import type { DealStatus, PriceType } from '../../../contract/deals/deals.ts'
import { type ToldNote, writtenOf } from './notes.ts'
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
type Told = {
  name: string
  by: Key
  created: Moment
  /** When it got its status. */
  since: Moment
  background?: string
  involved?: Key[]
  sight?: DemoVisibility
  notes?: Omit<ToldNote, 'on'>[]
}
export type ToldDeal = Told & {
  with: Key
  money: string
  category: Category
  expected?: string
  project?: Key
}
export type ToldCase = Told & { status: CaseStatus }

/** Returns its author, creation time and the time of its status, which is the creation time by default. */
type By = Pick<Told, 'by' | 'created' | 'since'>
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
  more: Saying<Pick<ToldDeal, 'background' | 'involved' | 'sight' | 'notes' | 'expected' | 'project'>>,
): ToldDeal => ({ name, with: party, money, category, ...saying(when, more) })

const caseWith =
  (status: CaseStatus) =>
  (name: string, involved: Key[], when: By, more: Saying<Pick<ToldCase, 'background' | 'sight' | 'notes'>>): ToldCase => ({
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
const common = (told: Told, placeOf: PlaceOf) => ({
  name: told.name,
  ...(told.sight ?? { visibility: 'public' as const }),
  statusSince: told.since,
  involved: (told.involved ?? []).map((key) => place(key, placeOf)),
  responsible: told.by,
  backgroundInfo: told.background ?? '',
  notes: (told.notes ?? []).map(writtenOf),
  author: told.by,
  createdAt: told.created,
})

export const dealOf = (status: DealStatus, told: ToldDeal, placeOf: PlaceOf): DemoDeal => {
  const [currency = '', price = '', priceType = 'fixed', duration = ''] = told.money.split(' ')
  return {
    ...common(told, placeOf),
    status,
    expectedOn: told.expected ?? '',
    with: place(told.with, placeOf),
    currency,
    price,
    priceType: priceType as PriceType,
    duration,
    category: told.category,
    ...(told.project && { project: told.project }),
  }
}
export const caseOf = (told: ToldCase, placeOf: PlaceOf): DemoCase => ({ ...common(told, placeOf), status: told.status })
