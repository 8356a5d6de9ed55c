import { errorMessage } from '../../lib/service-error.ts'
import { type NextAction, notify } from '../../ui/float/undo-note.tsx'

/**
 * Runs a write that nothing waits for. A failure is a notification: "Couldn't delete Rui Tavares." and the reason. `nextOf` may offer
 * what to do about it.
 */
export const attempt = (
  action: string,
  write: () => Promise<unknown>,
  nextOf: (error: unknown) => NextAction | undefined = () => undefined,
): Promise<void> =>
  write().then(
    () => undefined,
    (error: unknown) => notify({ message: `Couldn't ${action}. ${errorMessage(error)}`, tone: 'red', next: nextOf(error) }),
  )
