import { tryStorage } from '../storage/try-storage.ts'

/** A draft. `at` is when it was last written, `found` when the stored draft was written before this visit, in ms. */
export interface StoredDraft<T, W = unknown> {
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

interface Stored<T, W> {
  readonly value: T
  readonly at: number
  readonly was?: W
  /** The path of its page, once sending it has failed. */
  readonly unsentAt?: string
}

const read = <T, W>(key: string): Stored<T, W> | undefined =>
  tryStorage(() => JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as Stored<T, W> | null) ?? undefined

const write = (key: string, draft: Stored<unknown, unknown>) => tryStorage(() => localStorage.setItem(nameOf(key), JSON.stringify(draft)))

/** Returns the draft under a key; undefined when there is none or it cannot be read. */
export const readDraft = <T, W = unknown>(key: string): StoredDraft<T, W> | undefined => {
  const { value, at, was } = read<T, W>(key) ?? {}
  if (value === undefined || at === undefined) return undefined
  return Date.now() - at > maxAge ? removeDraft(key) : { value, at, found: at, was }
}

/** Whether there is a draft under a key: its editor starts open. */
export const hasDraft = (key: string): boolean => readDraft(key) !== undefined

/** Saves a draft on this device, with the version that the edit began with. */
export const writeDraft = (key: string, value: unknown, was?: unknown): void => {
  write(key, { value, at: Date.now(), was })
  noLongerUnsent(key)
}

export const removeDraft = (key: string): undefined => {
  tryStorage(() => localStorage.removeItem(nameOf(key)))
  noLongerUnsent(key)
}

/** Returns the keys of the drafts whose key starts with this text; of all drafts by default. */
export const draftKeys = (start = ''): string[] => {
  const names = tryStorage(() => Object.keys(localStorage)) ?? []
  return names.filter((name) => name.startsWith(nameOf(start))).map((name) => name.slice(nameOf('').length))
}

/** Returns the number of a person's drafts on this device. */
export const countDrafts = (personId: string): number => draftKeys(`${personId}:`).filter(hasDraft).length

/** Whether this device has a draft of anybody. */
export const hasDrafts = (): boolean => draftKeys().some(hasDraft)

export const forgetDrafts = (personId: string): void => {
  for (const key of draftKeys(`${personId}:`)) removeDraft(key)
}

/** Marks a draft as unsent until it is changed or removed. `place` is the path of its page. */
export const markUnsent = (key: string, place: string): void => {
  const draft = read(key)
  if (!draft) return
  write(key, { ...draft, unsentAt: place })
  setUnsent(new Map([...unsentDrafts.current(), [key, place]]))
}

/** The unsent drafts, also after a reload: the path of each page by the draft's key. */
export const unsentDrafts = {
  current: (): ReadonlyMap<string, string> => {
    unsent ??= new Map(
      draftKeys().flatMap((key): [string, string][] => {
        const place = hasDraft(key) && read(key)?.unsentAt
        return place ? [[key, place]] : []
      }),
    )
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

export const sameDraft = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
