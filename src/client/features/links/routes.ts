import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData } from '../../kit/domain/domain.ts'
import { projectRoute } from '../projects/project-route.tsx'

export const linksDomain: Domain = {
  routes: [
    {
      path: addresses.projectLinks,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectLinksLoader }) => projectLinksLoader),
        Component: () => import('./list/links-page.tsx').then(({ LinksPage }) => projectRoute(LinksPage)),
      },
    },
    {
      path: addresses.link,
      lazy: {
        loader: () => import('./loaders.ts').then(({ linkLoader }) => linkLoader),
        Component: () => import('./link-route.tsx').then(({ LinkRoute }) => LinkRoute),
      },
    },
  ],
}
