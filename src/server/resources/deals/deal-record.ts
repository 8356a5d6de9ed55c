import { dealValue } from '../../../contract/deals/deal-value.ts'
import type { Deal } from '../../../contract/deals/deals.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { DealRow } from '../../core/store/tables.ts'
import { readAcl } from '../../core/visibility/visibility.ts'
import { type People, readInvolved } from '../involved/read-involved.ts'

/** A deal as returned, with its last change (the ETag). */
export type DealRecord = Deal & { changeId: string }
export const toDeal = (row: DealRow, people: People): DealRecord => {
  const value = dealValue(row)
  const party = row.dealWith !== null && people.has(row.dealWith) ? row.dealWith : undefined
  return {
    ...stampsOf(row),
    name: row.name,
    type: 'deal',
    ...readAcl(row),
    dealStatus: row.dealStatus,
    statusSince: row.statusSince,
    currency: row.currency,
    ...(row.price === '' ? {} : { price: row.price }),
    priceType: row.priceType,
    ...(row.duration === '' ? {} : { duration: row.duration }),
    ...(value === undefined ? {} : { value }),
    ...(row.dealCategoryId === null ? {} : { dealCategoryId: row.dealCategoryId }),
    ...(row.dealResponsibleId === null ? {} : { dealResponsibleId: row.dealResponsibleId }),
    ...(row.expectedOn === '' ? {} : { expectedOn: row.expectedOn }),
    ...(row.projectId === null ? {} : { projectId: row.projectId }),
    backgroundInfo: row.backgroundInfo,
    attachment: row.attachment,
    ...(party === undefined ? {} : { dealWith: party }),
    ...readInvolved(row.involvedPeople, people, party),
  }
}
