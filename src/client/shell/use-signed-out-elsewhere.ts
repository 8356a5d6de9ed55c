import { useEffect, useEffectEvent } from 'react'
import { useSignInAndOut } from '../features/session/use-sign-in-and-out.ts'
import { onSignedOut } from '../lib/session/signed-out.ts'

/** Leaves the app when its user signs out in another tab, so that nothing of theirs stays on the screen. */
export const useSignedOutElsewhere = (userId: string): void => {
  const { leave } = useSignInAndOut()
  const end = useEffectEvent(leave)
  useEffect(() => onSignedOut(userId, () => end()), [userId])
}
