import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Deal } from '../../../../contract/deals/deals.ts'
import { peopleQueries } from '../../../lib/people/people-queries.ts'
import { categoryQuery, dealCategorySet } from '../../categories/category-sets.ts'
import { exportDeals } from './deal-export.ts'

const run = { signal: new AbortController().signal, onProgress: () => undefined }

it('exports the exact amounts and the names of a deal, every cell quoted', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(peopleQueries.users().queryKey, [{ id: '1', name: 'Ana' }] as never)
  client.setQueryData(categoryQuery(dealCategorySet).queryKey, [{ id: '5', name: 'Retainer' }])
  const deal = {
    ...{
      id: '7',
      name: 'Eve;=cmd',
      type: 'deal',
      dealStatus: 'pending',
      statusSince: '2026-11-01 10:00:00',
      currency: 'JPY',
      price: '415.5',
    },
    ...{ priceType: 'fixed', value: '415.5', dealCategoryId: '5', dealResponsibleId: '1', backgroundInfo: '', author: '1', dealWith: '3' },
    ...{ involvedPeople: ['3', '4'], createdAt: '2026-11-01 10:00:00', updatedAt: '2026-11-02 10:00:00' },
    people: [
      { id: '3', type: 'company', name: 'Harbour' },
      { id: '4', type: 'person', name: 'Rui', lastName: 'Tavares' },
    ],
  } as unknown as Deal
  expect((await exportDeals([deal], client, run)).split('\r\n')[1]).toBe(
    '"Eve;=cmd","pending","2026-11-01 10:00:00","Harbour","Rui Tavares","415.5","fixed","","415.5","JPY","Retainer","Ana","","","Ana","2026-11-01 10:00:00","2026-11-02 10:00:00","7"',
  )
})
