import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '../../ui/dialogs/confirm.tsx'

/** Asks before another page of the app is opened; without a question it opens at once. */
export const useLeaveQuestion = (question: Parameters<typeof confirm>[0] | undefined, onLeave: () => void): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => question !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    if (question && !(await confirm(question))) return blocker.reset()
    onLeave()
    blocker.proceed()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])
}
