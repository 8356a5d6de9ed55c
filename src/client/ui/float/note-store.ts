import type { ReactNode } from 'react'

/** What a note says. */
export interface Note {
  /** One sentence without a full stop: "3 contacts tagged ferries". */
  readonly message: ReactNode
  /** `red` is for what failed; it is spoken at once. */
  readonly tone?: 'done' | 'red'
  /** Takes back what was done. It stays behind Ctrl/Cmd+Z after the note has gone. */
  readonly onUndo?: () => void
  /** The word on the button, "Undo" when left out. */
  readonly actionLabel?: string
  /** The key that does the same, `mod+Z` when left out. */
  readonly keys?: string
}

/** A note in sight; the id tells it from the one before. */
export interface ShownNote extends Note {
  readonly id: number
}

let shown: ShownNote | undefined
let undo: (() => void) | undefined
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
    if (note.onUndo) undo = note.onUndo
    put({ ...note, id: count })
  },
  hide: () => put(undefined),
  /** Takes back the last thing that can be taken back, once. */
  undoLast: () => {
    const last = undo
    undo = undefined
    if (!last) return false
    put(undefined)
    last()
    return true
  },
}
