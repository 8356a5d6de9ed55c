import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'

/** Whether the service can be reached, as far as the app knows; what stands around the pages says it. */
export const ConnectedContext = createContext(true)

/** Whether an error says that no answer came: nobody refused anything then. */
export const foundNoAnswer = (reason: unknown): boolean => reason instanceof Error && reason.name === 'Unreachable'

const most = 3

/**
 * Sends what found no answer again when the service is back, a few times at most.
 *
 * @param unsent whether it found no answer, and nothing of it has been changed since
 * @returns whether it waits for the service now
 */
export const useSendWhenBack = (unsent: boolean, send: () => void): boolean => {
  const waits = !use(ConnectedContext) && unsent
  const waited = useRef(false)
  const tries = useRef(0)
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    const again = waited.current && !waits && unsent && tries.current < most
    waited.current = waits
    if (!again) return
    tries.current += 1
    sendNow()
  }, [waits, unsent])
  return waits
}
