import type { Listener, News } from './store.ts'

/** Manages the listeners for changes. While there are any, `watch` looks for changes of other processes; it returns a function that stops it. */
export const createListeners = (watch?: (tell: (news: News) => void) => () => void) => {
  const all = new Set<Listener>()
  const tell = (news: News) => {
    for (const listener of all) listener(news)
  }
  let stop: (() => void) | undefined
  const stopWatching = () => {
    stop?.()
    stop = undefined
  }
  return {
    tell,
    subscribe: (listener: Listener) => {
      // Wrapped, so one listener can subscribe twice and unsubscribe once.
      const own: Listener = (news) => listener(news)
      all.add(own)
      stop ??= watch?.(tell)
      return () => {
        all.delete(own)
        if (!all.size) stopWatching()
      }
    },
    close: stopWatching,
  }
}
