import { IconBriefcase, IconPlus } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData, team } from '../../kit/domain/domain.ts'
import { requireRole } from '../../kit/domain/require-role.ts'
import { paths } from '../../paths.ts'

export const casesDomain: Domain = {
  routes: [
    {
      middleware: [requireRole(...team)],
      children: [
        {
          path: addresses.cases,
          shouldRevalidate: keepLoaderData,
          lazy: {
            loader: () => import('./loaders.ts').then(({ casesLoader }) => casesLoader),
            Component: () => import('./list/case-list.tsx').then(({ CaseList }) => CaseList),
          },
        },
        {
          path: addresses.case,
          lazy: {
            loader: () => import('./loaders.ts').then(({ caseLoader }) => caseLoader),
            Component: () => import('./page/case-route.tsx').then(({ CaseRoute }) => CaseRoute),
          },
        },
      ],
    },
  ],
  destination: { label: 'Cases', icon: IconBriefcase, to: addresses.cases, keys: 'g s', roles: team },
  found: { resource: 'cases', hint: 'Case', icon: IconBriefcase },
  create: { label: 'New case', icon: IconPlus, to: paths.newCase, roles: team },
}
