import { tabId } from '../../ui/storage/tab-id.ts'
import { tryStorage } from '../../ui/storage/try-storage.ts'

/** A draft as it is stored: one for each tab that has written it. */
export interface Entry<T = unknown, W = unknown> {
  readonly value: T
  /** When it was last written, in ms. */
  readonly at: number
  /** The same in every tab that continued this draft. It is the idempotency key of what is sent. */
  readonly id: string
  /** The version that the edit began with; undefined for a new record. */
  readonly was?: W
  /** The path of its page, once sending it has failed. */
  readonly unsentAt?: string
  /** What has been sent under the id and may have arrived. */
  readonly asked?: { readonly content: unknown; readonly value: T; readonly at: number }
}

const start = 'tandem-draft:'
const mark = '#'

/** The name in storage of this tab's entry. */
export const ownName = (key: string) => `${start}${key}${mark}${tabId}`

/** The name in storage of a draft that this tab has set aside to show another one. */
export const asideName = (key: string, id: string) => `${ownName(key)}-${id}`

/** The name in storage of a draft of an earlier version, which knew no tabs. */
export const earlierName = (key: string) => start + key

/** Returns the key of the draft that a name in storage belongs to; undefined for other things. */
export const keyOf = (name: string): string | undefined => {
  if (!name.startsWith(start)) return undefined
  const end = name.lastIndexOf(mark)
  return name.slice(start.length, end < start.length ? undefined : end)
}

/** Drafts that storage refused, because it is full or blocked. They last as long as the page. */
const refused = new Map<string, string>()
const listeners = new Set<() => void>()

/** Whether a draft could not be stored, so it is lost when the page is left. */
export const refusedDrafts = {
  current: (): number => refused.size,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const setRefused = (name: string, text: string | undefined) => {
  const before = refused.size
  if (text === undefined) refused.delete(name)
  else refused.set(name, text)
  if (refused.size !== before) for (const listener of listeners) listener()
}

export const readEntry = <T, W>(name: string): Entry<T, W> | undefined => {
  const entry = tryStorage(() => JSON.parse(refused.get(name) ?? localStorage.getItem(name) ?? 'null') as Entry<T, W> | null)
  // Earlier versions stored no id.
  return entry ? { ...entry, id: entry.id ?? `earlier-${entry.at}` } : undefined
}

export const writeEntry = (name: string, entry: Entry): void => {
  const text = JSON.stringify(entry)
  const isStored = tryStorage(() => {
    localStorage.setItem(name, text)
    return true
  })
  setRefused(name, isStored ? undefined : text)
}

export const removeEntry = (name: string): void => {
  setRefused(name, undefined)
  tryStorage(() => localStorage.removeItem(name))
}

/** Returns the names of all entries whose key passes. */
export const entryNames = (passes: (key: string) => boolean): string[] => {
  const names = new Set([...(tryStorage(() => Object.keys(localStorage)) ?? []), ...refused.keys()])
  return [...names].filter((name) => {
    const key = keyOf(name)
    return key !== undefined && passes(key)
  })
}
