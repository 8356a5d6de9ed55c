import { forgetTabUser } from '../lib/tab-user.ts'
import { notify } from '../ui/float/undo-note.tsx'
import { tryStorage } from '../ui/storage/try-storage.ts'

const key = 'tandem-demo-note'

/** Opens the start page in a new document, which says `message` if there is one. */
export const reopen = (message?: string) => {
  forgetTabUser()
  if (message) tryStorage(() => sessionStorage.setItem(key, message))
  window.location.hash = '#/'
  window.location.reload()
}

/** Says what `reopen` was given in the document before. `onUndo` is offered with it. */
export const sayReopened = (onUndo: (() => void) | undefined) => {
  const message = tryStorage(() => sessionStorage.getItem(key))
  if (!message) return
  tryStorage(() => sessionStorage.removeItem(key))
  notify({ message, keys: '', ...(onUndo && { onUndo }) })
}
