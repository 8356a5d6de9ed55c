import { IconSun } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData, team } from '../../kit/domain/domain.ts'
import { LazyDueCount } from '../tasks/lazy-due-count.ts'

export const todayDomain: Domain = {
  routes: [
    {
      index: true,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ startLoader }) => startLoader),
        Component: () => import('./today-page.tsx').then(({ TodayPage }) => TodayPage),
      },
    },
  ],
  destination: { label: 'Today', icon: IconSun, to: addresses.home, keys: 'g h', roles: team, Count: LazyDueCount, inBar: true },
}
