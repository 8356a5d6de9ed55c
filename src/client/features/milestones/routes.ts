import { IconSquareRotated } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, everybody, keepLoaderData } from '../../kit/domain/domain.ts'
import { projectRoute } from '../projects/project-route.tsx'

export const milestonesDomain: Domain = {
  routes: [
    {
      path: addresses.projectMilestones,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectMilestonesLoader }) => projectMilestonesLoader),
        Component: () => import('./list/project-milestones.tsx').then(({ ProjectMilestones }) => projectRoute(ProjectMilestones)),
      },
    },
    {
      path: addresses.milestones,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ milestonesLoader }) => milestonesLoader),
        Component: () => import('./list/milestones-page.tsx').then(({ MilestonesPage }) => MilestonesPage),
      },
    },
    { path: addresses.milestone, lazy: { loader: () => import('./loaders.ts').then(({ milestoneLoader }) => milestoneLoader) } },
  ],
  innerPages: [{ label: 'Milestones', hint: 'All projects', icon: IconSquareRotated, to: addresses.milestones, roles: everybody }],
}
