const storageKey = 'tandem-scroll'
const limit = 200

const read = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

const offsets = read()

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

const save = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...offsets]))
  } catch {
    // Blocked or full: a reload begins at the top.
  }
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', save)
