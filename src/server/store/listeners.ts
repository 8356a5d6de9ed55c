import type { Listener, News } from './store.ts'

/** Those who want to hear of changes, in this process. */
export const createListeners = () => {
  const all = new Set<Listener>()
  return {
    tell: (news: News) => {
      for (const listener of all) listener(news)
    },
    subscribe: (listener: Listener) => {
      // A function of one's own, so that one listener can subscribe twice and stop once.
      const own: Listener = (news) => listener(news)
      all.add(own)
      return () => {
        all.delete(own)
      }
    },
  }
}
