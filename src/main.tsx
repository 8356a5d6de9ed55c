import './trusted-types.ts'
import './react.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './client/lib/cache/query-client.ts'
import { watchConnection } from './client/lib/online.ts'
import { sessionQueries } from './client/lib/session/session-queries.ts'
import { createRouter, pageCode } from './client/router.tsx'
import { ThemeProvider } from './client/theme/theme-provider.tsx'
import { prefetchWhenIdle } from './client/ui/lazy/lazy-component.tsx'

const open = (beside?: ReactNode) => {
  const client = createQueryClient()
  const router = createRouter(client)
  watchConnection(() => client.fetchQuery({ ...sessionQueries.welcome(), staleTime: 0, retry: false }))

  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <ThemeProvider>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} useTransitions />
          {beside}
        </QueryClientProvider>
      </ThemeProvider>,
    )
  void prefetchWhenIdle(pageCode)
}

// The service of the demo runs in this browser.
if (import.meta.env.MODE === 'demo')
  void import('./client/embedded/demo.tsx').then(({ Demo, startDemo }) => {
    startDemo()
    open(<Demo />)
  })
else open()
