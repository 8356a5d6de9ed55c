import type { Guarded, Kept } from './kept.ts'

/** `price` and `duration` are decimal text as it was sent, empty where there is none; `involvedPeople` is a JSON array of contact ids. */
export interface DealRow extends Kept, Guarded {
  name: string
  dealStatus: 'pending' | 'won' | 'lost'
  statusSince: string
  dealWith: string | null
  currency: string
  price: string
  priceType: 'fixed' | 'hour' | 'month' | 'year'
  duration: string
  dealCategoryId: string | null
  dealResponsibleId: string | null
  backgroundInfo: string
  involvedPeople: string
}
/** Derived by the store: what lists are ordered by and what sums are made of, amounts as digits of one width. */
export interface DealColumns {
  sortKey: string
  priceKey: string
  valueKey: string
}
