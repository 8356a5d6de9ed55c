import type { ReactNode } from 'react'

/** What a note says. */
export interface Note {
  /** One sentence without a full stop: "3 contacts tagged ferries". */
  readonly message: ReactNode
  /** `red` is for what failed; it is spoken at once. */
  readonly tone?: 'done' | 'red'
  /** Goes after half the time. */
  readonly brief?: boolean
  /** Takes back what was done. */
  readonly onUndo?: () => void
  /** The word on the button, "Undo" when left out. */
  readonly actionLabel?: string
  /** The key that does the same, `mod+Z` when left out; empty where there is none. */
  readonly keys?: string
}

/** A note in sight; the id tells it from the one before. */
export interface ShownNote extends Note {
  readonly id: number
}

let shown: ShownNote | undefined
let count = 0
const listeners = new Set<() => void>()

const put = (next: ShownNote | undefined) => {
  shown = next
  for (const listener of listeners) listener()
}

export const noteStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => shown,
  show: (note: Note) => {
    count += 1
    put({ ...note, id: count })
  },
  hide: () => put(undefined),
}
