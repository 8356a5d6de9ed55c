import { tryStorage } from '../storage/try-storage.ts'

const storageKey = 'tandem-scroll'
const limit = 200

const offsets = new Map(tryStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]))

/** The scroll position of a list, in px; 0 for a list that has not been seen. */
export const recallScroll = (key: string): number => offsets.get(key) ?? 0

/** Remembers the scroll position of a list. Of more than 200 the oldest is forgotten. */
export const rememberScroll = (key: string, offset: number): void => {
  offsets.delete(key)
  offsets.set(key, offset)
  const oldest = offsets.keys().next()
  if (offsets.size > limit && !oldest.done) offsets.delete(oldest.value)
}

/** The key of the list that was seen last, of those whose keys begin with `prefix`. */
export const lastSeen = (prefix: string): string | undefined => [...offsets.keys()].findLast((key) => key.startsWith(prefix))

/** Forgets all positions, when another person signs in. */
export const forgetScroll = (): void => offsets.clear()

const save = () => tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify([...offsets])))

if (typeof window !== 'undefined') window.addEventListener('pagehide', save)
