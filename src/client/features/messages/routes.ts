import { IconMessage } from '@tabler/icons-react'
import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData } from '../../kit/domain/domain.ts'
import { projectRoute } from '../projects/project-route.tsx'

export const messagesDomain: Domain = {
  routes: [
    {
      path: addresses.projectMessages,
      shouldRevalidate: keepLoaderData,
      lazy: {
        loader: () => import('./loaders.ts').then(({ projectMessagesLoader }) => projectMessagesLoader),
        Component: () => import('./list/messages-page.tsx').then(({ MessagesPage }) => projectRoute(MessagesPage)),
      },
    },
    {
      path: addresses.message,
      lazy: {
        loader: () => import('./loaders.ts').then(({ messageLoader }) => messageLoader),
        Component: () => import('./page/message-route.tsx').then(({ MessageRoute }) => MessageRoute),
      },
    },
  ],
  found: { resource: 'messages', hint: 'Message', icon: IconMessage },
}
