/** A draft in hand: its value, when it was last written, and when the text found in storage had been written (ms). */
export interface Kept<T, W = unknown> {
  readonly value: T
  readonly at: number
  readonly found: number | undefined
  /** What the edit began with; undefined for something new. */
  readonly was?: W | undefined
}

const nameOf = (key: string) => `tandem-draft:${key}`

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
}

/** Forgets a draft. */
export const removeDraft = (key: string): undefined => {
  try {
    localStorage.removeItem(nameOf(key))
  } catch {
    // Blocked: nothing was kept.
  }
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

/** Whether two values of a draft say the same. */
export const sameDraft = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
