import { useRef } from 'react'

/** A new name for one step that takes several requests: sent as `headers: { changeGroup }` on each, they are undone together. */
export const changeGroup = (): string => crypto.randomUUID()

/**
 * A key for what is being sent: the same as long as the same is sent, so that a second try after a lost answer makes nothing twice.
 * Call `sent` when it has arrived.
 */
export const useOnceKey = () => {
  const last = useRef<{ text: string; key: string }>(undefined)
  return {
    keyFor: (content: object): string => {
      const text = JSON.stringify(content)
      if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
      return last.current.key
    },
    sent: () => {
      last.current = undefined
    },
  }
}
