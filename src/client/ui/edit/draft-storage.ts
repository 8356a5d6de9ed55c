/** A draft in hand: its value, when it was last written, and when the text found in storage had been written (ms). */
export interface Kept<T, W = unknown> {
  readonly value: T
  readonly at: number
  readonly found: number | undefined
  /** What the edit began with; undefined for something new. */
  readonly was?: W | undefined
}

const nameOf = (key: string) => `tandem-draft:${key}`

/** The drafts that found no answer when they were sent, and where their editor is: "/contacts/7". Read from storage when first asked for. */
let unsent: ReadonlyMap<string, string> | undefined
const listeners = new Set<() => void>()
const tellUnsent = (next: typeof unsent) => {
  unsent = next
  for (const listener of listeners) listener()
}
const noLongerUnsent = (key: string) => unsent?.has(key) && tellUnsent(new Map([...unsent].filter(([other]) => other !== key)))

/** What nobody has come back to for so long is forgotten: it may say more of customers than a browser should keep. In ms. */
const longestKept = 30 * 24 * 3_600_000

/** The draft kept under a key; undefined when there is none or it cannot be read. */
export const readDraft = <T, W = unknown>(key: string): Kept<T, W> | undefined => {
  try {
    const text = localStorage.getItem(nameOf(key))
    if (text === null) return undefined
    const { value, at, was } = JSON.parse(text) as { value: T; at: number; was?: W }
    if (Date.now() - at > longestKept) return removeDraft(key)
    return { value, at, found: at, was }
  } catch {
    return undefined
  }
}

/** Whether a draft is kept under a key: what holds one begins open. */
export const hasDraft = (key: string): boolean => readDraft(key) !== undefined

/** Keeps a draft on this device, with what the edit began with where it is one. */
export const writeDraft = (key: string, value: unknown, was?: unknown): void => {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ value, at: Date.now(), was }))
  } catch {
    // Full or blocked: the text stays in the field.
  }
  noLongerUnsent(key)
}

/** Forgets a draft. */
export const removeDraft = (key: string): undefined => {
  try {
    localStorage.removeItem(nameOf(key))
  } catch {
    // Blocked: nothing was kept.
  }
  noLongerUnsent(key)
}

/** Where one person is named their keys, else all. */
const keysOf = (personId?: string): string[] => {
  try {
    const start = nameOf(personId === undefined ? '' : `${personId}:`)
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(start) ? name.slice(nameOf('').length) : []))
  } catch {
    return []
  }
}

/** How many drafts of a person are kept on this device; what is past its time is forgotten. */
export const countDrafts = (personId: string): number => keysOf(personId).filter(hasDraft).length

/** Whether this device keeps a draft of anybody. */
export const hasDrafts = (): boolean => keysOf().some(hasDraft)

/** Forgets all drafts of a person. */
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

/** Notes that a draft was sent and found no answer, until it is changed or removed; `place` is the path of the page it is written on. */
export const markUnsent = (key: string, place: string): void => {
  try {
    const text = localStorage.getItem(nameOf(key))
    if (text === null) return
    localStorage.setItem(nameOf(key), JSON.stringify({ ...JSON.parse(text), unsentAt: place }))
    tellUnsent(new Map([...unsentDrafts.current(), [key, place]]))
  } catch {
    // Full or blocked: the field says it.
  }
}

/** The drafts of anybody that found no answer, over a reload too: their keys, each with the path of its page. */
export const unsentDrafts = {
  current: (): ReadonlyMap<string, string> => {
    unsent ??= new Map(keysOf().filter(hasDraft).flatMap(placeOf))
    return unsent
  },
  subscribe: (listener: () => void) => {
    // Another window may have sent it.
    const readAgain = () => tellUnsent(undefined)
    listeners.add(listener)
    window.addEventListener('storage', readAgain)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', readAgain)
    }
  },
}

/** Whether two values of a draft say the same. */
export const sameDraft = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
