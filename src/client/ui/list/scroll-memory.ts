const storageKey = 'tandem-scroll'
const kept = 200

const read = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

const offsets = read()

/** Where a list stood, in px; 0 when it has not been seen. */
export const recallScroll = (key: string): number => offsets.get(key) ?? 0

/** Remembers where a list stands, for going back to it; the oldest of 200 is forgotten. */
export const rememberScroll = (key: string, offset: number): void => {
  offsets.delete(key)
  offsets.set(key, offset)
  const oldest = offsets.keys().next()
  if (offsets.size > kept && !oldest.done) offsets.delete(oldest.value)
}

/** The key of the list that was seen last, among those whose keys begin like this. */
export const lastSeen = (beginning: string): string | undefined => [...offsets.keys()].findLast((key) => key.startsWith(beginning))

/** Forgets all places: they are those of another person from now on. */
export const forgetScroll = (): void => offsets.clear()

/** Writes all places to the session, so that a reload finds them. */
const saveScroll = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...offsets]))
  } catch {
    // Blocked or full: a reload begins at the top.
  }
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', saveScroll)
