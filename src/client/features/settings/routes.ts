import { IconKey, IconSettings, IconUserPlus, IconUsersGroup } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, everybody, team } from '../../kit/domain/domain.ts'
import { requireRole } from '../../kit/domain/require-role.ts'
import { paths } from '../../paths.ts'
import { settingsTabs } from './settings-tabs.ts'

export const settingsDomain: Domain = {
  routes: [
    {
      path: addresses.settings,
      lazy: {
        loader: () => import('./loaders.ts').then(({ settingsLoader }) => settingsLoader),
        Component: () => import('./settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
      },
      children: [
        { index: true, lazy: { loader: () => import('./loaders.ts').then(({ settingsHomeLoader }) => settingsHomeLoader) } },
        {
          path: addresses.details,
          lazy: { Component: () => import('./people/details-page.tsx').then(({ DetailsPage }) => DetailsPage) },
        },
        {
          middleware: [requireRole(...team)],
          children: [
            { path: addresses.people, lazy: { Component: () => import('./people/people-page.tsx').then(({ PeoplePage }) => PeoplePage) } },
            {
              path: addresses.workgroups,
              lazy: { Component: () => import('./people/workgroups-page.tsx').then(({ WorkgroupsPage }) => WorkgroupsPage) },
            },
            {
              path: addresses.categories,
              lazy: { Component: () => import('./categories/categories-page.tsx').then(({ CategoriesPage }) => CategoriesPage) },
            },
            { path: addresses.tags, lazy: { Component: () => import('../contacts/tags/tag-list.tsx').then(({ TagList }) => TagList) } },
          ],
        },
        { path: addresses.tokens, lazy: { Component: () => import('./tokens/tokens-page.tsx').then(({ TokensPage }) => TokensPage) } },
        {
          middleware: [requireRole('admin')],
          children: [
            {
              path: addresses.workspace,
              lazy: { Component: () => import('./people/workspace-page.tsx').then(({ WorkspacePage }) => WorkspacePage) },
            },
            {
              path: addresses.mail,
              lazy: {
                loader: () => import('./loaders.ts').then(({ mailLoader }) => mailLoader),
                Component: () => import('./mail/mail-list.tsx').then(({ MailList }) => MailList),
              },
            },
          ],
        },
        {
          path: addresses.appearance,
          lazy: { Component: () => import('./appearance/appearance-page.tsx').then(({ AppearancePage }) => AppearancePage) },
        },
        { path: addresses.keys, lazy: { Component: () => import('./appearance/keys-page.tsx').then(({ KeysPage }) => KeysPage) } },
      ],
    },
  ],
  destination: { label: 'Settings', icon: IconSettings, to: addresses.settings, keys: 'g ,', roles: everybody, foot: true },
  innerPages: settingsTabs
    // The palette has a command for it.
    .filter(({ to }) => to !== addresses.details)
    .map(({ to, label, roles }) => ({ label, hint: 'Settings', icon: IconSettings, to, roles })),
  create: { label: 'New workgroup', icon: IconUsersGroup, to: paths.newWorkgroup, roles: team },
  commands: [
    { label: 'Invite people', icon: IconUserPlus, to: paths.invite, roles: ['admin'] },
    { label: 'New token', icon: IconKey, to: paths.newToken, roles: everybody },
  ],
}
