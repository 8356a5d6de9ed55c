import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { markUnsent, unsentDrafts } from './draft-storage.ts'

/** Whether the service can be reached, as far as the app knows; what stands around the pages says it. */
export const ConnectedContext = createContext(true)

/** Whether an error says that no answer came: nobody refused anything then. */
export const foundNoAnswer = (reason: unknown): boolean => reason instanceof Error && reason.name === 'Unreachable'

const most = 3

/** The drafts that an editor is open for: it sends them itself. */
const inHand = new Set<string>()

/** What found no answer and whose editor has gone, by the keys of the drafts. */
const leftBehind = new Map<string, { reason: unknown; send: () => void; tries: number }>()

/** Why a draft that was left behind has not been sent; for an editor that begins with it and takes over the waiting. */
export const whyLeftBehind = (draftKey: string | undefined): unknown =>
  draftKey !== undefined && unsentDrafts.current().has(draftKey) ? leftBehind.get(draftKey)?.reason : undefined

/** Sends what was left behind when the service is back, a few times at most. What has arrived is no longer marked as unsent. */
export const useSendLeftBehind = (connected: boolean): void => {
  useEffect(() => {
    if (!connected) return
    for (const [key, waiting] of leftBehind) {
      if (inHand.has(key)) continue
      if (waiting.tries === most || !unsentDrafts.current().has(key)) leftBehind.delete(key)
      else {
        waiting.tries += 1
        waiting.send()
      }
    }
  }, [connected])
}

interface Sending {
  /** Why what stands in the editor was not sent; undefined when nothing failed, or it has been changed since. */
  readonly reason: unknown
  readonly send: () => void
  /** The key of its draft. With one it is sent also when the editor has gone meanwhile. */
  readonly draftKey: string | undefined
}

/**
 * Sends what found no answer again when the service is back, a few times at most.
 *
 * @returns whether it waits for the service now, and what to call with the reason when sending failed: the editor may have gone by then
 */
export const useSendWhenBack = ({ reason, send, draftKey }: Sending): { waits: boolean; missed: (reason: unknown) => void } => {
  const connected = use(ConnectedContext)
  const unsent = foundNoAnswer(reason)
  const waits = !connected && unsent
  const waited = useRef(false)
  const tries = useRef(0)
  const [place] = useState(() => window.location.pathname)
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    const again = waited.current && !waits && unsent && tries.current < most
    waited.current = waits
    if (!again) return
    tries.current += 1
    sendNow()
  }, [waits, unsent])
  useEffect(() => {
    if (draftKey === undefined) return
    inHand.add(draftKey)
    return () => void inHand.delete(draftKey)
  }, [draftKey])
  const missed = (why: unknown) => {
    if (draftKey === undefined || !foundNoAnswer(why)) return
    markUnsent(draftKey, place)
    leftBehind.set(draftKey, { reason: why, send, tries: leftBehind.get(draftKey)?.tries ?? 0 })
  }
  return { waits, missed }
}
