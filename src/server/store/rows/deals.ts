import type { Acl, Kept } from './kept.ts'

/** `price` and `duration` are decimal text as it was sent; they and `expectedOn` are empty if unset. `attachment` and `involvedPeople` are JSON arrays of ids. */
export interface DealRow extends Kept, Acl {
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
  expectedOn: string
  projectId: string | null
  backgroundInfo: string
  attachment: string
  involvedPeople: string
}
/** Derived by the store: the sort keys of lists. Amounts are digits of fixed width, which can be summed. */
export interface DealColumns {
  sortKey: string
  priceKey: string
  valueKey: string
  expectedKey: string
}
