import type { KeyboardEvent, RefObject } from 'react'
import { useKeys } from '../../ui/keys/hotkeys.ts'

/** Moves the focus between the entries of a stream with j and k or the arrow keys; Esc moves it from an entry to the stream. */
export const useEntryKeys = (stream: RefObject<HTMLElement | null>) => {
  const move = (step: 1 | -1) => () => {
    const entries = [...(stream.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    const at = entries.findIndex((entry) => entry.contains(document.activeElement))
    const next = entries[at === -1 ? 0 : at + step]
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
    return next !== undefined
  }
  const leave = () => {
    const active = document.activeElement
    if (active === stream.current || !stream.current?.contains(active)) return false
    stream.current.focus({ preventScroll: true })
    return true
  }
  useKeys({ j: move(1), k: move(-1), down: move(1), up: move(-1), escape: leave })
}

/** Handles the keys of one entry while it has the focus itself, not a control in it: `{ Enter: open, ' ': toggle }`. */
export const entryKeys =
  (keys: Readonly<Record<string, ((entry: HTMLElement) => void) | undefined>>) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget } = event
    const run = keys[key]
    if (!run || event.metaKey || event.ctrlKey || event.altKey || target !== currentTarget) return
    run(currentTarget)
    event.preventDefault()
  }
