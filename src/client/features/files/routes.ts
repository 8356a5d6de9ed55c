import { IconFile } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData } from '../../kit/domain/domain.ts'
import { projectRoute } from '../projects/project-route.tsx'

export const filesDomain: Domain = {
  routes: [
    {
      path: addresses.projectFiles,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectFilesLoader }) => projectFilesLoader),
        Component: () => import('./list/files-page.tsx').then(({ FilesPage }) => projectRoute(FilesPage)),
      },
    },
    {
      path: addresses.file,
      lazy: {
        loader: () => import('./loaders.ts').then(({ fileLoader }) => fileLoader),
        Component: () => import('./page/file-route.tsx').then(({ FileRoute }) => FileRoute),
      },
    },
  ],
  found: { resource: 'files', hint: 'File', icon: IconFile },
}
