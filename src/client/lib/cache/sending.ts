import { keepPageOpen } from '../keep-page-open.ts'

/** How it stands with what is sent beside the writes, such as files: they may take minutes, and no write waits for them. */
export interface SendingState {
  readonly underWay: number
  /** How many found no answer and wait to be sent again. */
  readonly unsent: number
}

let state: SendingState = { underWay: 0, unsent: 0 }
let letGo: (() => void) | undefined
const listeners = new Set<() => void>()

export const sendingState = {
  current: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** While anything is under way the browser asks before the page is left. */
  report: (next: SendingState) => {
    state = next
    if (next.underWay > 0) letGo ??= keepPageOpen()
    else {
      letGo?.()
      letGo = undefined
    }
    for (const listener of listeners) listener()
  },
}
