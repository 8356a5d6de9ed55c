import type { RefObject } from 'react'
import { useKeys } from '../../ui/keys/hotkeys.ts'

/** j and k, or the arrows, go from entry to entry of a stream. */
export const useEntryKeys = (stream: RefObject<HTMLElement | null>) => {
  const move = (step: 1 | -1) => {
    const entries = [...(stream.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    const at = entries.findIndex((entry) => entry.contains(document.activeElement))
    const next = entries[at === -1 ? 0 : at + step]
    if (!next) return false
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
    return true
  }
  const leave = () => {
    const inside = document.activeElement
    if (inside === stream.current || !stream.current?.contains(inside)) return false
    stream.current.focus({ preventScroll: true })
    return true
  }
  useKeys({ j: () => move(1), k: () => move(-1), down: () => move(1), up: () => move(-1), escape: leave })
}
