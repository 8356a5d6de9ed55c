import './trusted-types.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { callsChoice } from './client/features/settings/calls/calls-choice.ts'
import { createQueryClient } from './client/lib/cache/query-client.ts'
import { watchConnection } from './client/lib/online.ts'
import { sessionQueries } from './client/lib/session/session-queries.ts'
import { tabUser } from './client/lib/tab-user.ts'
import { registerServiceWorker } from './client/offline/register-service-worker.ts'
import { createRouter } from './client/router.tsx'
import { ThemeProvider } from './client/theme/theme-provider.tsx'
import { lazyComponent } from './client/ui/lazy/lazy-component.tsx'
import { savesData, whenRested } from './client/ui/lazy/when-idle.ts'
import { isDemo } from './client/ui/page/app-location.ts'

const calls = lazyComponent(() => import('./client/features/settings/calls/calls.tsx').then(({ Calls }) => Calls))
const nothing = () => undefined

/** The list of API calls, if this device shows it. */
const CallsIfChosen = ({ router, buttonClass = '' }: { router: Awaited<ReturnType<typeof createRouter>>; buttonClass?: string }) => {
  const watchPages = useCallback(
    (onPage: (pathname: string) => void) => {
      onPage(router.state.location.pathname)
      return router.subscribe(({ location, navigation }) => onPage((navigation.location ?? location).pathname))
    },
    [router],
  )
  return callsChoice.use() === 'on' ? <calls.Component watchPages={watchPages} buttonClass={buttonClass} onMissing={nothing} /> : null
}

/** Resolves when the first page can be shown without its skeleton, at the latest a tenth of a second after somebody is known to be signed in. */
const firstPageReady = (router: Awaited<ReturnType<typeof createRouter>>) =>
  new Promise<void>((done) => {
    const finish = () => {
      clearInterval(timer)
      unsubscribe()
      done()
    }
    const check = () => router.state.initialized && finish()
    const timer = setInterval(() => tabUser() !== undefined && finish(), 100)
    const unsubscribe = router.subscribe(check)
    check()
  })

const open = async (demo?: typeof import('./client/embedded/demo.tsx')) => {
  const client = createQueryClient()
  const router = await createRouter(client)
  watchConnection(() => client.fetchQuery({ ...sessionQueries.welcome(), staleTime: 0, retry: false }))

  const root = document.getElementById('root')
  // The service of the demo takes longer to start.
  if (!demo) await firstPageReady(router)
  if (root)
    createRoot(root).render(
      <ThemeProvider>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} useTransitions={false} />
          {demo ? (
            <demo.Demo calls={(buttonClass) => <CallsIfChosen router={router} buttonClass={buttonClass} />} />
          ) : (
            <CallsIfChosen router={router} />
          )}
        </QueryClientProvider>
      </ThemeProvider>,
    )
  // The demo does this itself, and a development build changes all the time.
  if (import.meta.env.MODE === 'production' && !savesData())
    void whenRested().then(() => registerServiceWorker(new URL('/', window.location.href)))
}

/** Opens the app after code that its first requests depend on. */
const openAfterLoading = async () => {
  const [recorder, demo] = await Promise.all([
    callsChoice.get() === 'on' ? import('./client/lib/call-log.ts').catch(nothing) : undefined,
    isDemo ? import('./client/embedded/demo.tsx') : undefined,
  ])
  recorder?.recordCalls()
  demo?.startDemo()
  await open(demo)
}

// The service of the demo runs in this browser. The first requests are recorded too.
if (isDemo || callsChoice.get() === 'on') void openAfterLoading()
else void open()
