import { IconActivity, IconBell, IconChecks } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, everybody, keepLoaderData, team } from '../../kit/domain/domain.ts'
import { requireRole } from '../../kit/domain/require-role.ts'

export const feedDomain: Domain = {
  routes: [
    {
      middleware: [requireRole(...team)],
      children: [
        {
          path: addresses.activity,
          shouldRevalidate: keepLoaderData,
          lazy: {
            loader: () => import('./loaders.ts').then(({ activityLoader }) => activityLoader),
            Component: () => import('./activity/activity-page.tsx').then(({ ActivityPage }) => ActivityPage),
          },
        },
        {
          path: addresses.catchUp,
          shouldRevalidate: keepLoaderData,
          lazy: {
            loader: () => import('./loaders.ts').then(({ catchUpLoader }) => catchUpLoader),
            Component: () => import('./catch-up/catch-up-page.tsx').then(({ CatchUpPage }) => CatchUpPage),
          },
        },
        { path: addresses.deleted, lazy: { Component: () => import('./deleted/deleted-page.tsx').then(({ DeletedPage }) => DeletedPage) } },
      ],
    },
    {
      path: addresses.notifications,
      lazy: {
        loader: () => import('./loaders.ts').then(({ notificationsLoader }) => notificationsLoader),
        Component: () => import('./notifications/notifications-page.tsx').then(({ NotificationsPage }) => NotificationsPage),
      },
    },
  ],
  destination: { label: 'Activity', icon: IconActivity, to: addresses.activity, keys: 'g a', roles: team },
  innerPages: [
    { label: 'Catch up', hint: 'Activity', icon: IconChecks, to: addresses.catchUp, roles: team },
    { label: 'Notifications', hint: 'Activity', icon: IconBell, to: addresses.notifications, roles: everybody },
  ],
}
