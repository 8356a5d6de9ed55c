import { useCallback, useEffect, useRef, useState } from 'react'
import { type Kept, readDraft, removeDraft, sameDraft, writeDraft } from './draft-storage.ts'

/** What is known about a draft beside its value. */
export interface DraftInfo<W = undefined> {
  /** When the text found at the start was written; undefined when nothing had been kept. */
  readonly restoredAt: Date | undefined
  /** Forgets what is kept and starts from the beginning: "Cancel", or "Start afresh". */
  readonly discard: () => void
  /** What the edit began with, kept beside the draft; undefined where nothing was said to begin with. */
  readonly was: W
  /** Says that the edit goes on from something else, for one who has been shown it. */
  readonly goOnFrom: (next: W) => void
}

/** Sets a draft; answers what it is now. It may be called after the form has gone. */
export type SetDraft<T> = (next: T | ((now: T) => T)) => T

/**
 * A value that survives a reload, a crash and a lost session: kept on this device on every keystroke, under `key`.
 * A draft equal to `initial` is not kept. Where storage is full or blocked it still works until the page is left.
 *
 * @param key names the draft, with the person and the record: `note:7:new`
 * @param initial what an empty form holds; read once for each key
 * @param opened what an edit begins with, for `useEditDraft`; read once for each key
 * @returns the value; how it is set, to a value or by a function of what it is at that moment, which also answers what it has become;
 * what is known about it. After sending take out only what was sent, for one may have typed on: `set((now) => withoutSent(now, sent))`.
 */
export const useDraft = <T, W = undefined>(
  key: string,
  initial: T,
  opened?: W,
): readonly [value: T, set: SetDraft<T>, info: DraftInfo<W>] => {
  const begin = () => ({ key, initial, opened: opened as W, kept: readDraft<T, W>(key) })
  const [state, setState] = useState(begin)
  // Another key is another draft: read it before anything of the old one is shown.
  const current = state.key === key ? state : begin()
  if (current !== state) setState(current)
  const latest = useRef(current)
  latest.current = current
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const set = useCallback(
    (next: T | ((now: T) => T)): T => {
      const shown = mounted.current && latest.current.key === key ? latest.current : undefined
      const held = shown ? shown.kept : readDraft<T, W>(key)
      const value = next instanceof Function ? next(held ? held.value : current.initial) : next
      const was = held?.was ?? current.opened
      const blank = sameDraft(value, current.initial)
      if (blank) removeDraft(key)
      else writeDraft(key, value, was)
      // The form has gone, or shows another draft by now: what is kept is all there is to change.
      if (!shown) return value
      const kept: Kept<T, W> | undefined = blank ? undefined : { value, at: Date.now(), found: held?.found, was }
      latest.current = { ...shown, kept }
      setState(latest.current)
      return value
    },
    [key, current.initial, current.opened],
  )
  const discard = useCallback(() => {
    removeDraft(key)
    const shown = latest.current
    if (shown.key !== key) return
    latest.current = { ...shown, kept: undefined }
    setState(latest.current)
  }, [key])

  const goOnFrom = useCallback(
    (next: W) => {
      const { kept, initial: value } = latest.current
      const from: Kept<T, W> = { value, at: Date.now(), found: undefined, ...kept, was: next }
      writeDraft(key, from.value, next)
      latest.current = { ...latest.current, kept: from }
      setState(latest.current)
    },
    [key],
  )

  const { kept } = current
  const restoredAt = kept?.found === undefined ? undefined : new Date(kept.found)
  return [kept ? kept.value : current.initial, set, { restoredAt, discard, was: kept?.was ?? current.opened, goOnFrom }]
}
