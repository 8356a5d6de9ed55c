import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { appLocation } from '../../ui/page/app-location.ts'
import { markUnsent, unsentDrafts } from './draft-storage.ts'

/** Whether the service can be reached, as far as the app knows. The shell provides it. */
export const ConnectedContext = createContext(true)

/** Whether an error means a lost connection rather than a refusal. */
export const isUnreachable = (reason: unknown): boolean => reason instanceof Error && reason.name === 'Unreachable'

const most = 3

/** The drafts with an open editor, which sends them itself. */
const withEditor = new Set<string>()

/** Unsent drafts without an editor, by key. */
const leftBehind = new Map<string, { reason: unknown; send: () => void; tries: number }>()

/** Returns why a draft could not be sent, for an editor that opens with it. */
export const unsentReason = (draftKey: string | undefined): unknown =>
  draftKey !== undefined && unsentDrafts.current().has(draftKey) ? leftBehind.get(draftKey)?.reason : undefined

/** Sends unsent drafts without an editor when the connection is back, a few times at most. */
export const useSendUnsent = (connected: boolean): void => {
  useEffect(() => {
    if (!connected) return
    for (const [key, waiting] of leftBehind) {
      if (withEditor.has(key)) continue
      if (waiting.tries === most || !unsentDrafts.current().has(key)) leftBehind.delete(key)
      else {
        waiting.tries += 1
        waiting.send()
      }
    }
  }, [connected])
}

interface Sending {
  /** Why the text in the editor could not be sent; undefined when nothing failed, or it has been changed since. */
  readonly reason: unknown
  readonly send: () => void
  /** The key of its draft: the draft is also sent when the editor has unmounted. */
  readonly draftKey: string | undefined
}

/**
 * Sends a text again when the connection is back, a few times at most.
 *
 * @returns whether it waits for the connection, and the function to call when sending failed: with the reason, and how to send what was not
 * the text in the editor
 */
export const useSendWhenBack = ({
  reason,
  send,
  draftKey,
}: Sending): { waits: boolean; onFailure: (reason: unknown, sendAgain?: () => void) => void } => {
  const connected = use(ConnectedContext)
  const unsent = isUnreachable(reason)
  const waits = !connected && unsent
  const waited = useRef(false)
  const tries = useRef(0)
  const [place] = useState(() => appLocation().pathname)
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
    withEditor.add(draftKey)
    return () => void withEditor.delete(draftKey)
  }, [draftKey])
  const onFailure = (why: unknown, sendAgain = send) => {
    if (draftKey === undefined) return
    markUnsent(draftKey, place)
    if (isUnreachable(why)) leftBehind.set(draftKey, { reason: why, send: sendAgain, tries: leftBehind.get(draftKey)?.tries ?? 0 })
  }
  return { waits, onFailure }
}
