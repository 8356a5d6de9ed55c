import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'

/** Runs a write that nothing waits for. A failure is a notification: "Couldn't delete Rui Tavares." and the reason. */
export const attempt = (what: string, write: () => Promise<unknown>): Promise<void> =>
  write().then(
    () => undefined,
    (error: unknown) => notify({ message: `Couldn't ${what}. ${errorMessage(error)}`, tone: 'red' }),
  )
