import { dealValue } from '../../contract/deals/deal-value.ts'
import { type Deal, deal, dealReading } from '../../contract/deals/deals.ts'
import { completed, type Encoded, encode } from '../../contract/wire/encode.ts'
import { type People, readInvolved } from '../involved/read-involved.ts'
import type { DealColumns, DealRow } from '../store/rows/deals.ts'
import { readGuard } from '../visibility/visibility.ts'

/** A deal as answered, and the change that last wrote it (its ETag). */
export type DealRecord = Deal & { changeId: string }
/** A deal as lists read it. */
export type ListedRow = Pick<DealRow, 'id' | 'dealWith' | 'involvedPeople' | 'updatedAt'> & Pick<DealColumns, 'record'>

/** Whom it is with, where the reader sees them. */
const partyOf = ({ dealWith }: Pick<DealRow, 'dealWith'>, people: Pick<People, 'has'>): { dealWith?: string } =>
  dealWith !== null && people.has(dealWith) ? { dealWith } : {}

const lastingOf = (row: DealRow) => {
  const value = dealValue(row)
  return {
    id: row.id,
    name: row.name,
    type: 'deal' as const,
    ...readGuard(row),
    dealStatus: row.dealStatus,
    statusSince: row.statusSince,
    currency: row.currency,
    ...(row.price === '' ? {} : { price: row.price }),
    priceType: row.priceType,
    ...(row.duration === '' ? {} : { duration: row.duration }),
    ...(value === undefined ? {} : { value }),
    ...(row.dealCategoryId === null ? {} : { dealCategoryId: row.dealCategoryId }),
    ...(row.dealResponsibleId === null ? {} : { dealResponsibleId: row.dealResponsibleId }),
    backgroundInfo: row.backgroundInfo,
    author: row.authorId,
    createdAt: row.createdAt,
  }
}

export const toDeal = (row: DealRow, people: People): DealRecord => {
  const party = partyOf(row, people)
  return {
    ...lastingOf(row),
    ...party,
    ...readInvolved(row.involvedPeople, people, party.dealWith),
    updatedAt: row.updatedAt,
    changeId: row.changeId,
  }
}

/** The JSON of a deal for lists, but for what depends on who reads it and when. */
export const recordOf = (row: DealRow) => JSON.stringify(encode(deal, lastingOf(row) as Deal))

/** A deal of a list, from its JSON and what the reading adds. */
export const listed = (row: ListedRow, people: People): Encoded<Deal> => {
  const party = partyOf(row, people)
  const reading = { ...party, ...readInvolved(row.involvedPeople, people, party.dealWith), updatedAt: row.updatedAt }
  return completed<Deal>(row.record, dealReading, reading)
}
