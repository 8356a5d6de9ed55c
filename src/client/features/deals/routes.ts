import { IconCoins, IconPlus } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData, team } from '../../kit/domain/domain.ts'
import { requireRole } from '../../kit/domain/require-role.ts'
import { paths } from '../../paths.ts'

export const dealsDomain: Domain = {
  routes: [
    {
      middleware: [requireRole(...team)],
      children: [
        {
          path: addresses.deals,
          shouldRevalidate: keepLoaderData,
          lazy: {
            loader: () => import('./loaders.ts').then(({ dealsLoader }) => dealsLoader),
            Component: () => import('./list/deal-list.tsx').then(({ DealList }) => DealList),
          },
        },
        {
          path: addresses.deal,
          lazy: {
            loader: () => import('./loaders.ts').then(({ dealLoader }) => dealLoader),
            Component: () => import('./page/deal-route.tsx').then(({ DealRoute }) => DealRoute),
          },
        },
      ],
    },
  ],
  destination: { label: 'Deals', icon: IconCoins, to: addresses.deals, keys: 'g d', roles: team, inBar: true },
  found: { resource: 'deals', hint: 'Deal', icon: IconCoins },
  create: { label: 'New deal', icon: IconPlus, to: paths.newDeal, roles: team },
}
