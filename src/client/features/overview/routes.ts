import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData } from '../../kit/domain/domain.ts'

export const overviewDomain: Domain = {
  routes: [
    {
      path: addresses.project,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ overviewLoader }) => overviewLoader),
        Component: () => import('./start-page.tsx').then(({ StartPage }) => StartPage),
      },
    },
  ],
}
