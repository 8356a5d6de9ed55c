/** A draft in hand: its value, when it was last written, and when the text found in storage had been written (ms). */
export interface Kept<T> {
  readonly value: T
  readonly at: number
  readonly found: number | undefined
}

const nameOf = (key: string) => `tandem-draft:${key}`

/** The draft kept under a key; undefined when there is none or it cannot be read. */
export const readDraft = <T>(key: string): Kept<T> | undefined => {
  try {
    const text = localStorage.getItem(nameOf(key))
    if (text === null) return undefined
    const { value, at } = JSON.parse(text) as { value: T; at: number }
    return { value, at, found: at }
  } catch {
    return undefined
  }
}

/** Whether a draft is kept under a key: what holds one begins open. */
export const hasDraft = (key: string): boolean => readDraft(key) !== undefined

/** Keeps a draft on this device. */
export const writeDraft = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ value, at: Date.now() }))
  } catch {
    // Full or blocked: the text stays in the field.
  }
}

/** Forgets a draft. */
export const removeDraft = (key: string): void => {
  try {
    localStorage.removeItem(nameOf(key))
  } catch {
    // Blocked: nothing was kept.
  }
}

/** Whether two values of a draft say the same. */
export const sameDraft = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
