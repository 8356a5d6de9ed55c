import type { Deal } from '../../../../contract/deals/deals.ts'
import type { Exporter } from '../../../kit/list/use-export.ts'
import { userNames } from '../../../kit/list/user-names.ts'
import { writeCsv } from '../../../kit/list/write-csv.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { categoryQuery, dealCategorySet } from '../../categories/category-sets.ts'
import { partyName } from '../deal-words.ts'

const heads = [
  ...[
    'Name',
    'Status',
    'Status since (UTC)',
    'With',
    'People',
    'Price',
    'Price type',
    'Duration',
    'Expected value',
    'Currency',
    'Category',
  ],
  ...['Responsible', 'Expected on', 'Background', 'Created by', 'Created (UTC)', 'Updated (UTC)', 'Id'],
]

/** Writes deals as CSV text, with the exact amounts and the names of categories, contacts and people. */
export const exportDeals: Exporter<Deal> = async (deals, client) => {
  const [userName, categories] = await Promise.all([userNames(client), client.fetchQuery(categoryQuery(dealCategorySet))])
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const rows = deals.map((deal) => [
    ...[
      deal.name,
      deal.dealStatus,
      deal.statusSince,
      partyName(deal),
      deal.people
        .filter(({ id }) => id !== deal.dealWith)
        .map(fullName)
        .join('; '),
    ],
    ...[deal.price ?? '', deal.priceType, deal.duration ?? '', deal.value ?? '', deal.currency],
    ...[(deal.dealCategoryId && names.get(deal.dealCategoryId)) ?? '', userName(deal.dealResponsibleId), deal.expectedOn ?? ''],
    ...[deal.backgroundInfo, userName(deal.author), deal.createdAt, deal.updatedAt, deal.id],
  ])
  return writeCsv(heads, rows)
}
