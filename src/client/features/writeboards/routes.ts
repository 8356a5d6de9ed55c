import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData } from '../../kit/domain/domain.ts'
import { projectRoute } from '../projects/project-route.tsx'

export const writeboardsDomain: Domain = {
  routes: [
    {
      path: addresses.projectWriteboards,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectWriteboardsLoader }) => projectWriteboardsLoader),
        Component: () => import('./list/writeboards-page.tsx').then(({ WriteboardsPage }) => projectRoute(WriteboardsPage)),
      },
    },
    {
      path: addresses.writeboard,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ writeboardLoader }) => writeboardLoader),
        Component: () => import('./page/writeboard-route.tsx').then(({ WriteboardRoute }) => WriteboardRoute),
      },
    },
  ],
}
