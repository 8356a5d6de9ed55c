import type { CaseStatus } from '../../../contract/cases.ts'
import type { DealStatus, PriceType } from '../../../contract/deals.ts'
import { type ToldNote, writtenOf } from '../notes/told-note.ts'
import type { ContactIndex, DemoCase, DemoDeal, DemoVisibility, Key, Moment } from '../types.ts'

type Category = 'New work' | 'Further work' | 'Care and growth' | 'Research'
export const dealCategories: Category[] = ['New work', 'Further work', 'Care and growth', 'Research']

/** What deals and cases are told alike; `involved` are keys of the story's contacts. */
type Told = {
  name: string
  by: Key
  created: Moment
  /** Since when it has its status. */
  since: Moment
  involved?: Key[]
  sight?: DemoVisibility
  notes?: Omit<ToldNote, 'on'>[]
}
export type ToldDeal = Told & {
  with: Key
  /** Such as `EUR 85.00` or `EUR 85.00 hour 320`. */
  money: string
  category: Category
  background?: string
}
export type ToldCase = Told & { status: CaseStatus }
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
    responsible: told.by,
    backgroundInfo: told.background ?? '',
  }
}
export const caseOf = (told: ToldCase, placeOf: PlaceOf): DemoCase => ({ ...common(told, placeOf), status: told.status })
