/** A draft: its value, when it was last written, and when the stored draft had been written (ms). */
export interface Kept<T, W = unknown> {
  readonly value: T
  readonly at: number
  readonly found: number | undefined
  /** The version that the edit began with; undefined for a new record. */
  readonly was?: W | undefined
}

const nameOf = (key: string) => `tandem-draft:${key}`

/** The drafts that could not be sent, with the path of their page: "/contacts/7". Read from storage on first use. */
let unsent: ReadonlyMap<string, string> | undefined
const listeners = new Set<() => void>()
const setUnsent = (next: typeof unsent) => {
  unsent = next
  for (const listener of listeners) listener()
}
const noLongerUnsent = (key: string) => unsent?.has(key) && setUnsent(new Map([...unsent].filter(([other]) => other !== key)))

/** Older drafts are deleted: they may hold more about customers than a browser should keep. In ms. */
const maxAge = 30 * 24 * 3_600_000

/** Returns the draft under a key; undefined when there is none or it cannot be read. */
export const readDraft = <T, W = unknown>(key: string): Kept<T, W> | undefined => {
  try {
    const text = localStorage.getItem(nameOf(key))
    if (text === null) return undefined
    const { value, at, was } = JSON.parse(text) as { value: T; at: number; was?: W }
    if (Date.now() - at > maxAge) return removeDraft(key)
    return { value, at, found: at, was }
  } catch {
    return undefined
  }
}

/** Whether there is a draft under a key: its editor starts open. */
export const hasDraft = (key: string): boolean => readDraft(key) !== undefined

/** Saves a draft on this device, with the version that the edit began with. */
export const writeDraft = (key: string, value: unknown, was?: unknown): void => {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ value, at: Date.now(), was }))
  } catch {
    // Full or blocked: the text stays in the field.
  }
  noLongerUnsent(key)
}

/** Deletes a draft. */
export const removeDraft = (key: string): undefined => {
  try {
    localStorage.removeItem(nameOf(key))
  } catch {
    // Blocked: there is no draft.
  }
  noLongerUnsent(key)
}

/** Returns the keys of one person's drafts, or of all. */
const keysOf = (personId?: string): string[] => {
  try {
    const start = nameOf(personId === undefined ? '' : `${personId}:`)
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(start) ? name.slice(nameOf('').length) : []))
  } catch {
    return []
  }
}

/** Returns the number of a person's drafts on this device. */
export const countDrafts = (personId: string): number => keysOf(personId).filter(hasDraft).length

/** Whether this device has a draft of anybody. */
export const hasDrafts = (): boolean => keysOf().some(hasDraft)

/** Deletes all drafts of a person. */
export const forgetDrafts = (personId: string): void => {
  for (const key of keysOf(personId)) removeDraft(key)
}

const placeOf = (key: string): [key: string, place: string][] => {
  try {
    const { unsentAt } = JSON.parse(localStorage.getItem(nameOf(key)) ?? '{}') as { unsentAt?: string }
    return unsentAt === undefined ? [] : [[key, unsentAt]]
  } catch {
    return []
  }
}

/** Marks a draft as unsent until it is changed or removed. `place` is the path of its page. */
export const markUnsent = (key: string, place: string): void => {
  try {
    const text = localStorage.getItem(nameOf(key))
    if (text === null) return
    localStorage.setItem(nameOf(key), JSON.stringify({ ...JSON.parse(text), unsentAt: place }))
    setUnsent(new Map([...unsentDrafts.current(), [key, place]]))
  } catch {
    // Full or blocked: the field shows it.
  }
}

/** The unsent drafts, also after a reload: the path of each page by the draft's key. */
export const unsentDrafts = {
  current: (): ReadonlyMap<string, string> => {
    unsent ??= new Map(keysOf().filter(hasDraft).flatMap(placeOf))
    return unsent
  },
  subscribe: (listener: () => void) => {
    // Another window may have sent it.
    const readAgain = () => setUnsent(undefined)
    listeners.add(listener)
    window.addEventListener('storage', readAgain)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', readAgain)
    }
  },
}

/** Whether two values of a draft are equal. */
export const sameDraft = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
