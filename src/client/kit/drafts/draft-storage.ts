import { currentTime } from '../../clock.ts'
import { randomId } from '../../random-id.ts'
import { asideName, type Entry, earlierName, entryNames, keyOf, ownName, readEntry, removeEntry, writeEntry } from './draft-entries.ts'
import { keepingTime } from './keeping-time.ts'

/** A draft. `at` is when it was last written, `found` when the stored draft was written before this visit, in ms. */
export interface StoredDraft<T, W = unknown> {
  readonly value: T
  readonly at: number
  readonly found: number | undefined
  /** The version that the edit began with; undefined for a new record. */
  readonly was?: W | undefined
  /** The same in every tab that continued this draft. */
  readonly id: string
}

/** The drafts that could not be sent, with the path of their page: "/contacts/7". Read from storage on first use. */
let unsent: ReadonlyMap<string, string> | undefined
const listeners = new Set<() => void>()
const setUnsent = (next: typeof unsent) => {
  unsent = next
  for (const listener of listeners) listener()
}
const noLongerUnsent = (key: string) => unsent?.has(key) && setUnsent(new Map([...unsent].filter(([other]) => other !== key)))

/** Returns the entries of a draft in all tabs, the newest first. Those that are too old are deleted. */
const entriesOf = <T, W>(key: string): (readonly [name: string, entry: Entry<T, W>])[] => {
  const oldest = currentTime().getTime() - keepingTime()
  return entryNames((other) => other === key)
    .flatMap((name): [string, Entry<T, W>][] => {
      const entry = readEntry<T, W>(name)
      if (entry?.value === undefined || entry.at === undefined) return []
      if (entry.at >= oldest) return [[name, entry]]
      removeEntry(name)
      return []
    })
    .toSorted(([, a], [, b]) => b.at - a.at)
}

/** Returns the name and entry that this tab shows: its own, or the newest of other tabs. */
const shownEntry = <T, W>(key: string) => {
  const entries = entriesOf<T, W>(key)
  return entries.find(([name]) => name === ownName(key)) ?? entries[0]
}

const toDraft = <T, W>({ value, at, was, id }: Entry<T, W>): StoredDraft<T, W> => ({ value, at, found: at, was, id })

/** Returns the draft under a key, this tab's before those of others; undefined when there is none or it cannot be read. */
export const readDraft = <T, W = unknown>(key: string): StoredDraft<T, W> | undefined => {
  const shown = shownEntry<T, W>(key)
  return shown && toDraft(shown[1])
}

/** Whether there is a draft under a key: its editor starts open. */
export const hasDraft = (key: string): boolean => readDraft(key) !== undefined

/**
 * Continues a draft that an earlier version stored under another key, unless there is one under its key of today.
 *
 * @param read returns the draft as it is today; undefined if this is the draft of something else
 */
export const takeOverDraft = (earlierKey: string, key: string, read: (value: unknown) => unknown): void => {
  const name = earlierName(earlierKey)
  const entry = readEntry(name)
  const value = entry && read(entry.value)
  if (value === undefined || hasDraft(key)) return
  writeEntry(ownName(key), { ...entry, value } as Entry)
  removeEntry(name)
}

const otherEntry = <T, W>(key: string): readonly [name: string, own: Entry<T, W>, other: Entry<T, W>] | undefined => {
  const entries = entriesOf<T, W>(key)
  const own = entries.find(([name]) => name === ownName(key))?.[1]
  const other = own && entries.find(([, { id, value }]) => id !== own.id && !sameDraft(value, own.value))
  return other && [other[0], own, other[1]]
}

/** Returns the newest draft that another tab has written under this key and this tab has not continued. */
export const otherDraft = <T>(key: string): StoredDraft<T> | undefined => {
  const other = otherEntry<T, unknown>(key)?.[2]
  return other && toDraft(other)
}

/** Shows the draft of `otherDraft` in this tab. The one that was shown is set aside, and is then the other. */
export const swapDrafts = (key: string): void => {
  const [name, own, other] = otherEntry(key) ?? []
  if (!own || !other) return
  writeEntry(asideName(key, own.id), own)
  writeEntry(ownName(key), other)
  if (name === asideName(key, other.id)) removeEntry(name)
}

/** Returns this tab's entry, or the one with this id. */
const entryOf = <T, W>(key: string, id: string | undefined) => {
  const entries = entriesOf<T, W>(key)
  return (entries.find(([name]) => name === ownName(key)) ?? entries.find(([, entry]) => entry.id === id))?.[1]
}

/** Returns the draft that this tab shows as it is now: its own, or the one with this id. Undefined once it was sent or discarded in another tab. */
export const readAgain = <T, W>(key: string, id: string): StoredDraft<T, W> | undefined => {
  const entry = entryOf<T, W>(key, id)
  return entry && toDraft(entry)
}

/**
 * Saves a draft of this tab on this device.
 *
 * @param was the version that the edit began with
 * @param continues the id of the draft that it continues, if another tab began it
 * @returns the id of the draft
 */
export const writeDraft = (key: string, value: unknown, was?: unknown, continues?: string): string => {
  const before = entryOf(key, continues)
  const { id = randomId(), asked } = before ?? {}
  writeEntry(ownName(key), { value, at: currentTime().getTime(), was, id, ...(asked && { asked }) })
  noLongerUnsent(key)
  return id
}

/** Removes a draft from this tab, and from the tabs that show the same one unchanged. Without an id it is the one that `readDraft` finds. */
export const removeDraft = (key: string, id?: string | null): undefined => {
  const shown = id === undefined ? shownEntry(key)?.[1] : entryOf(key, id ?? undefined)
  for (const [name, entry] of entriesOf(key)) if (entry.id === shown?.id && sameDraft(entry.value, shown.value)) removeEntry(name)
  removeEntry(ownName(key))
  noLongerUnsent(key)
}

/** Returns the keys of the drafts whose key starts with this text; of all drafts by default. */
export const draftKeys = (start = ''): string[] => [...new Set(entryNames((key) => key.startsWith(start)).map((name) => keyOf(name) ?? ''))]

/** Returns the number of a person's drafts on this device. */
export const countDrafts = (personId: string): number => draftKeys(`${personId}:`).filter(hasDraft).length

/** Whether this device has a draft of anybody. Deletes those that are too old. */
export const hasDrafts = (): boolean => draftKeys().filter(hasDraft).length > 0

export const forgetDrafts = (personId: string): void => {
  for (const name of entryNames((key) => key.startsWith(`${personId}:`))) removeEntry(name)
  setUnsent(undefined)
}

/** Marks a draft as unsent until it is changed or removed. `place` is the path of its page. */
export const markUnsent = (key: string, place: string): void => {
  const shown = shownEntry(key)
  if (!shown) return
  writeEntry(ownName(key), { ...shown[1], unsentAt: place })
  setUnsent(new Map([...unsentDrafts.current(), [key, place]]))
}

/** The request that a draft is sent with: its key, and what was sent before without an answer. */
export interface DraftRequest {
  readonly id: string
  readonly asked: unknown
}

/** For how long the service answers a repeated request as the first, with some time to spare. In ms. */
const keyLifetime = 23 * 3_600_000

/** Returns the request that a draft is sent with; undefined without a draft. */
export const beginRequest = (key: string): DraftRequest | undefined => {
  const shown = shownEntry(key)?.[1]
  if (!shown) return undefined
  const { asked } = shown
  return { id: shown.id, asked: asked && currentTime().getTime() - asked.at < keyLifetime ? asked.content : undefined }
}

/** Notes what is being sent, until `endRequest`. A reload in between asks with the same key. */
export const noteAsked = (key: string, content: unknown): void => {
  const shown = shownEntry(key)
  if (shown) writeEntry(ownName(key), { ...shown[1], asked: { content, value: shown[1].value, at: currentTime().getTime() } })
}

/** Returns what remains of a draft after `sent` was sent, or undefined if nothing does. */
export type Remainder<T> = (now: T, sent: T) => T | undefined

const exactly: Remainder<unknown> = (now, sent) => (sameDraft(now, sent) ? undefined : now)

/**
 * Ends a request. What was stored is removed from this tab, and from each tab that continued the same draft; what was typed since remains, as
 * a new draft. A refused request leaves the drafts, with a new key.
 */
export const endRequest = <T>(
  key: string,
  { id }: DraftRequest,
  isStored: boolean,
  remainder: Remainder<T> = exactly as Remainder<T>,
): void => {
  const same = entriesOf<T, unknown>(key).filter(([, entry]) => entry.id === id)
  const sent = same.find(([name]) => name === ownName(key))?.[1].asked
  const next = randomId()
  for (const [name, { asked: _, unsentAt, ...entry }] of same) {
    const value = isStored && sent ? remainder(entry.value, sent.value as T) : entry.value
    if (value === undefined) removeEntry(name)
    else writeEntry(name, { ...entry, ...(unsentAt !== undefined && !isStored && { unsentAt }), value, id: next })
  }
  if (isStored) noLongerUnsent(key)
}

/** The unsent drafts, also after a reload: the path of each page by the draft's key. */
export const unsentDrafts = {
  current: (): ReadonlyMap<string, string> => {
    unsent ??= new Map(
      draftKeys().flatMap((key): [string, string][] => {
        const place = shownEntry(key)?.[1].unsentAt
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

/** Calls back when another tab has changed what this tab shows of a draft. */
export const watchDraft = (key: string, onChange: () => void): (() => void) => {
  const look = ({ key: name }: StorageEvent) => (name === null || keyOf(name) === key) && onChange()
  window.addEventListener('storage', look)
  return () => window.removeEventListener('storage', look)
}

export const sameDraft = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
