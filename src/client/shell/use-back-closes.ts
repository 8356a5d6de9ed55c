import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

/** Lets Back close a layer that has no address, instead of changing the page under it. */
export const useBackCloses = (onClose: () => void): void => {
  const { state, reset } = useBlocker(({ historyAction }) => historyAction === 'POP')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (state !== 'blocked') return
    reset?.()
    close()
  }, [state, reset])
}
