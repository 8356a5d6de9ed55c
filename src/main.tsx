import './react.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { forFirstPaint } from './client/first-paint.ts'
import { createQueryClient } from './client/lib/cache/query-client.ts'
import { watchConnection } from './client/lib/online.ts'
import { sessionQueries } from './client/lib/session/session-queries.ts'
import { createRouter, pageCode } from './client/router.tsx'
import { ThemeProvider } from './client/theme/theme-provider.tsx'
import { prefetchWhenIdle } from './client/ui/lazy/lazy-component.tsx'

const client = createQueryClient()
const router = createRouter(client)
watchConnection(() => client.fetchQuery({ ...sessionQueries.welcome(), staleTime: 0, retry: false }))

const root = document.getElementById('root')
const render = (into: HTMLElement) =>
  createRoot(into).render(
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
// Not awaited: pages that come in files of their own wait for this one to end.
if (root)
  void forFirstPaint(router, client).then(() => {
    render(root)
    void prefetchWhenIdle(pageCode)
  })
