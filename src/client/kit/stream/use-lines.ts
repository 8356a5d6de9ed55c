import { use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { randomId } from '../../random-id.ts'
import { appLocation } from '../../ui/page/app-location.ts'
import { draftKeys, markUnsent, readDraft, removeDraft, writeDraft } from '../drafts/draft-storage.ts'
import { ConnectedContext, isUnreachable } from '../drafts/send-when-back.ts'

/** A line on its way, or one that could not be added. */
export interface SentLine<T> {
  /** The key of its draft: it outlives the page until it is added or discarded. */
  readonly key: string
  readonly value: T
  /** Why it could not be added; undefined while it is being sent. */
  readonly reason?: unknown
}

type Lines = readonly SentLine<unknown>[]
const none: Lines = []

/** The lines of all composers, by draft. They are sent also after the composer has unmounted. */
const allLines = new Map<string, Lines>()
const queues = new Map<string, Promise<unknown>>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const change = (draftKey: string, edit: (now: Lines) => Lines) => {
  allLines.set(draftKey, edit(allLines.get(draftKey) ?? none))
  for (const listener of listeners) listener()
}

const isKnown = (draftKey: string, key: string) => (allLines.get(draftKey) ?? none).some((line) => line.key === key)

/**
 * The lines that a composer has sent and that are not added yet, oldest first. Each is a draft of its own, sent in turn and once; one that
 * finds no connection is sent when it is back, also after a reload.
 *
 * @param send creates what a line says, with the key of its draft
 */
export const useLines = <T>(draftKey: string, send: (value: T, key: string) => Promise<unknown>) => {
  const lines = useSyncExternalStore(subscribe, () => allLines.get(draftKey) ?? none) as readonly SentLine<T>[]
  const [place] = useState(() => appLocation().pathname)
  const connected = use(ConnectedContext)

  const run = async (key: string, value: T) => {
    change(draftKey, (now) => now.map((line) => (line.key === key ? { key, value } : line)))
    try {
      await send(value, key)
      removeDraft(key)
      change(draftKey, (now) => now.filter((line) => line.key !== key))
    } catch (reason) {
      markUnsent(key, place)
      change(draftKey, (now) => now.map((line) => (line.key === key ? { key, value, reason } : line)))
    }
  }
  const start = (key: string, value: T) => {
    const before = queues.get(draftKey) ?? Promise.resolve()
    queues.set(
      draftKey,
      before.then(() => run(key, value)),
    )
  }
  const put = (key: string, value: T) => {
    change(draftKey, (now) => [...now, { key, value }])
    start(key, value)
  }
  const sendKept = useEffectEvent(() => {
    for (const key of draftKeys(`${draftKey}:line:`).toSorted()) {
      const kept = readDraft<T>(key)
      if (kept && !isKnown(draftKey, key)) put(key, kept.value)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key has other lines
  useEffect(() => sendKept(), [draftKey])
  const sendWaiting = useEffectEvent(() => {
    for (const { key, value, reason } of lines) if (isUnreachable(reason)) start(key, value)
  })
  useEffect(() => {
    if (connected) sendWaiting()
  }, [connected])

  return {
    lines,
    add: (value: T) => {
      const key = `${draftKey}:line:${Date.now().toString(36)}-${randomId()}`
      writeDraft(key, value)
      put(key, value)
    },
    /** Sends a line that could not be added, as it is now. */
    again: (key: string, value: T) => {
      writeDraft(key, value)
      start(key, value)
    },
    discard: (key: string) => {
      removeDraft(key)
      change(draftKey, (now) => now.filter((line) => line.key !== key))
    },
  }
}
