import { dealValue } from '../../contract/deal-value.ts'
import type { Deal } from '../../contract/deals.ts'
import { type People, readInvolved } from '../involved/involved-people.ts'
import type { DealRow } from '../store/rows/deals.ts'
import { readGuard } from '../visibility.ts'

/** A deal as answered, and the change that last wrote it (its ETag). */
export type DealRecord = Deal & { changeId: string }

export const toDeal = (row: DealRow, people: People): DealRecord => {
  const dealWith = row.dealWith !== null && people.has(row.dealWith) ? row.dealWith : undefined
  const value = dealValue(row)
  return {
    id: row.id,
    name: row.name,
    type: 'deal',
    ...readGuard(row),
    dealStatus: row.dealStatus,
    statusSince: row.statusSince,
    ...(dealWith === undefined ? {} : { dealWith }),
    currency: row.currency,
    ...(row.price === '' ? {} : { price: row.price }),
    priceType: row.priceType,
    ...(row.duration === '' ? {} : { duration: row.duration }),
    ...(value === undefined ? {} : { value }),
    ...(row.dealCategoryId === null ? {} : { dealCategoryId: row.dealCategoryId }),
    ...(row.dealResponsibleId === null ? {} : { dealResponsibleId: row.dealResponsibleId }),
    backgroundInfo: row.backgroundInfo,
    ...readInvolved(row.involvedPeople, people, dealWith),
    author: row.authorId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    changeId: row.changeId,
  }
}
