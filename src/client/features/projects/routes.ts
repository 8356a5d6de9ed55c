import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, everybody, keepLoaderData } from '../../kit/domain/domain.ts'
import { paths } from '../../paths.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { projectRoute } from './project-route.tsx'

const railProjects = lazyComponent(() => import('./rail-projects.tsx').then(({ RailProjects }) => RailProjects))

export const projectsDomain: Domain = {
  routes: [
    {
      path: addresses.projects,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectsLoader }) => projectsLoader),
        Component: () => import('./list/project-list.tsx').then(({ ProjectList }) => ProjectList),
      },
    },
    {
      path: addresses.projectPeople,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectHeadLoader }) => projectHeadLoader),
        Component: () => import('./people/people-page.tsx').then(({ ProjectPeoplePage }) => projectRoute(ProjectPeoplePage)),
      },
    },
    {
      path: addresses.projectCategories,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectHeadLoader }) => projectHeadLoader),
        Component: () =>
          import('./categories/categories-page.tsx').then(({ ProjectCategoriesPage }) => projectRoute(ProjectCategoriesPage)),
      },
    },
  ],
  destination: { label: 'Projects', icon: IconStack2, to: addresses.projects, keys: 'g p', roles: everybody, inBar: true },
  RailList: railProjects.Component,
  found: { resource: 'projects', hint: 'Project', icon: IconStack2 },
  create: { label: 'New project', icon: IconPlus, to: paths.newProject, roles: ['admin'] },
}
