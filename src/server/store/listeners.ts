import type { Listener, News } from './store.ts'

/** The listeners for changes in this process. `watch` looks for changes of other processes, while anybody listens, and returns the way to stop. */
export const createListeners = (watch?: (tell: (news: News) => void) => () => void) => {
  const all = new Set<Listener>()
  const tell = (news: News) => {
    for (const listener of all) listener(news)
  }
  let stop: (() => void) | undefined
  const rest = () => {
    stop?.()
    stop = undefined
  }
  return {
    tell,
    subscribe: (listener: Listener) => {
      // Wrapped, so that one listener can subscribe twice and unsubscribe once.
      const own: Listener = (news) => listener(news)
      all.add(own)
      stop ??= watch?.(tell)
      return () => {
        all.delete(own)
        if (!all.size) rest()
      }
    },
    close: rest,
  }
}
