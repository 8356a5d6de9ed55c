import { IconCheckbox, IconCircleCheck, IconPlus } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, everybody, keepLoaderData, team } from '../../kit/domain/domain.ts'
import { paths } from '../../paths.ts'
import { projectRoute } from '../projects/project-route.tsx'
import { LazyDueCount } from './lazy-due-count.ts'

export const tasksDomain: Domain = {
  routes: [
    {
      path: addresses.myTasks,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ myTasksLoader }) => myTasksLoader),
        Component: () => import('./my-tasks/my-tasks.tsx').then(({ MyTasks }) => MyTasks),
      },
    },
    {
      path: addresses.projectTasks,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectTasksLoader }) => projectTasksLoader),
        Component: () => import('./project/project-tasks-page.tsx').then(({ ProjectTasksPage }) => projectRoute(ProjectTasksPage)),
      },
    },
    {
      path: addresses.projectInbox,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectInboxLoader }) => projectInboxLoader),
        Component: () => import('./inbox/inbox-page.tsx').then(({ InboxPage }) => projectRoute(InboxPage)),
      },
    },
    { path: addresses.task, lazy: { loader: () => import('./loaders.ts').then(({ taskLoader }) => taskLoader) } },
  ],
  destination: { label: 'My tasks', icon: IconCircleCheck, to: addresses.myTasks, keys: 'g t', roles: everybody, Count: LazyDueCount },
  found: { resource: 'tasks', hint: 'Task', icon: IconCheckbox },
  create: { label: 'New task', icon: IconPlus, to: paths.newTask, roles: team },
}
