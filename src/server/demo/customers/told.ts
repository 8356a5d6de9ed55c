import type { CaseStatus } from '../../../contract/cases.ts'
import type { DealStatus, PriceType } from '../../../contract/deals/deals.ts'
import { type ToldNote, writtenOf } from '../notes/told-note.ts'
import type { ContactIndex, DemoVisibility, DemoWritten, Key, Moment } from '../types.ts'

export type DemoDeal = DemoVisibility & {
  name: string
  status: DealStatus
  statusSince: Moment
  /** The party it is with. */
  with: ContactIndex
  currency: string
  price: string
  priceType: PriceType
  duration: string
  /** The name of one of `dealCategories`. */
  category: string
  responsible: Key
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

/** What deals and cases are told alike; `involved` are keys of the story's contacts. */
type Told = {
  name: string
  by: Key
  created: Moment
  /** Since when it has its status. */
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
}
export type ToldCase = Told & { status: CaseStatus }

/** Who made it, when, and since when it has its status; unless said since it was made. */
type By = Pick<Told, 'by' | 'created' | 'since'>
export const by = (author: Key, created: Moment, since = created): By => ({ by: author, created, since })

/** `said` is the one note on it, written by the same person when it came to its status. */
type Saying<More> = More & { said?: string }
const saying = <More extends object>(when: By, { said, ...more }: Saying<More>) => ({
  ...more,
  ...when,
  ...(said === undefined ? {} : { notes: [{ by: when.by, when: when.since, body: said }] }),
})

/** A deal: its name, whom it is with, such money as `EUR 85.00` or `EUR 85.00 hour 320`, and its category. */
export const deal = (
  name: string,
  party: Key,
  money: string,
  category: Category,
  when: By,
  more: Saying<Pick<ToldDeal, 'background' | 'involved' | 'sight' | 'notes'>>,
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
    with: place(told.with, placeOf),
    currency,
    price,
    priceType: priceType as PriceType,
    duration,
    category: told.category,
  }
}
export const caseOf = (told: ToldCase, placeOf: PlaceOf): DemoCase => ({ ...common(told, placeOf), status: told.status })
