import type { QueryClient } from '@tanstack/react-query'

/** Resolves when no write is under way. */
export const quiet = (client: QueryClient): Promise<void> =>
  new Promise((done) => {
    const look = () => {
      if (client.isMutating()) return
      leave()
      done()
    }
    const leave = client.getMutationCache().subscribe(look)
    queueMicrotask(look)
  })
