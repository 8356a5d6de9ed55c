import { IconFileImport, IconPlus, IconUsers } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData, team } from '../../kit/domain/domain.ts'
import { requireRole } from '../../kit/domain/require-role.ts'
import { paths } from '../../paths.ts'

export const contactsDomain: Domain = {
  routes: [
    {
      middleware: [requireRole(...team)],
      children: [
        {
          path: addresses.contacts,
          shouldRevalidate: keepLoaderData,
          lazy: {
            loader: () => import('./loaders.ts').then(({ contactsLoader }) => contactsLoader),
            Component: () => import('./list/contact-list.tsx').then(({ ContactList }) => ContactList),
          },
        },
        {
          path: addresses.contact,
          lazy: {
            loader: () => import('./loaders.ts').then(({ contactLoader }) => contactLoader),
            Component: () => import('./page/contact-route.tsx').then(({ ContactRoute }) => ContactRoute),
          },
        },
        {
          path: addresses.mergeContacts,
          lazy: { Component: () => import('./merge/merge-page.tsx').then(({ MergePage }) => MergePage) },
        },
        {
          path: addresses.importContacts,
          lazy: { Component: () => import('./import/import-page.tsx').then(({ ImportPage }) => ImportPage) },
        },
      ],
    },
  ],
  destination: { label: 'Contacts', icon: IconUsers, to: addresses.contacts, keys: 'g c', roles: team, inBar: true },
  found: { resource: 'contacts', hint: 'Contact', icon: IconUsers },
  create: { label: 'New contact', icon: IconPlus, to: paths.newContact, roles: team },
  commands: [{ label: 'Import contacts', icon: IconFileImport, to: addresses.importContacts, roles: team }],
}
