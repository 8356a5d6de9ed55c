import { createStore } from '@mantine/store'
import { keepPageOpen } from '../keep-page-open.ts'

/** The number of uploads. They are not mutations, because they may take minutes and no write waits for them. */
export interface SendingState {
  readonly underWay: number
  /** Uploads that got no answer and can be retried. */
  readonly unsent: number
}

export const sendingStore = createStore<SendingState>({ underWay: 0, unsent: 0 })
let release: (() => void) | undefined

/** Updates the number of uploads. While one is running, the browser asks before the page is left. */
export const reportSending = (next: SendingState): void => {
  sendingStore.setState(next)
  if (next.underWay > 0) release ??= keepPageOpen()
  else {
    release?.()
    release = undefined
  }
}
