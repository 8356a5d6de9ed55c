import type { QueryClient } from '@tanstack/react-query'
import type { createRouter } from './router.tsx'

const patience = 120

/**
 * Waits until what was asked for before the app was here has been read, but no longer than a person notices: then the first paint is the
 * page itself, and not its skeleton.
 */
export const forFirstPaint = (router: ReturnType<typeof createRouter>, client: QueryClient): Promise<void> =>
  new Promise((done) => {
    const stops: (() => void)[] = []
    const finish = () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      done()
    }
    const look = () => router.state.initialized && client.isFetching() === 0 && finish()
    const timer = setTimeout(finish, globalThis.tandemEarly?.size ? patience : 0)
    stops.push(router.subscribe(look), client.getQueryCache().subscribe(look))
    look()
  })
