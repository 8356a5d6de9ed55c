import { useCallback, useEffect, useRef, useState } from 'react'
import { currentTime } from '../../clock.ts'
import {
  otherDraft,
  readAgain,
  readDraft,
  removeDraft,
  type StoredDraft,
  sameDraft,
  swapDrafts,
  watchDraft,
  writeDraft,
} from './draft-storage.ts'

/** Details of a draft. */
export interface DraftInfo<W = undefined> {
  /** When a draft found at the start was written; undefined when there was none. */
  readonly restoredAt: Date | undefined
  /** Discards the draft and starts from the initial value. */
  readonly discard: () => void
  /** When another draft of the same was written, in another tab; undefined when there is none. */
  readonly otherAt: Date | undefined
  /** Shows the other draft. The one shown now is then the other. */
  readonly showOther: () => void
  /** The value and record that the edit began with; undefined for a new record. */
  readonly was: W
  /** Continues the edit on a newer version, once the person has seen it. */
  readonly goOnFrom: (next: W) => void
}

const toDate = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms))

/** Sets a draft and returns it. It may be called after the form has unmounted. */
export type SetDraft<T> = (next: T | ((now: T) => T)) => T

/**
 * A value that survives a reload, a crash and a lost session: saved on this device on every keystroke, under `key`. A draft equal to `initial`
 * is not saved. When storage is full or blocked, the draft lasts until the page is left.
 *
 * @param key names the draft, with the person and the record: `note:7:new`
 * @param initial the value of an empty form; read once for each key
 * @param opened the value and record an edit begins with, for `useEditDraft`; read once for each key
 * @returns the value, its setter, and the draft's details. After sending, remove only the parts that were sent, because the person may have
 * typed more: `set((now) => withoutSent(now, sent))`.
 */
export const useDraft = <T, W = undefined>(
  key: string,
  initial: T,
  opened?: W,
): readonly [value: T, set: SetDraft<T>, info: DraftInfo<W>] => {
  const begin = () => ({ key, initial, opened: opened as W, kept: readDraft<T, W>(key) })
  const [state, setState] = useState(begin)
  // A new key names another draft.
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

  // What another tab sent or discarded goes here too.
  useEffect(
    () =>
      watchDraft(key, () => {
        const { kept } = latest.current
        if (!kept || latest.current.key !== key) return
        const now = readAgain<T, W>(key, kept.id)
        if (sameDraft(now?.value, kept.value)) return
        latest.current = { ...latest.current, kept: now && { ...kept, ...now, found: kept.found } }
        setState(latest.current)
      }),
    [key],
  )

  const set = useCallback(
    (next: T | ((now: T) => T)): T => {
      const shown = mounted.current && latest.current.key === key ? latest.current : undefined
      const held = shown ? shown.kept : readDraft<T, W>(key)
      const value = next instanceof Function ? next(held ? held.value : current.initial) : next
      const was = held?.was ?? current.opened
      const blank = sameDraft(value, current.initial)
      const id = blank ? removeDraft(key, held?.id ?? null) : writeDraft(key, value, was, held?.id)
      // The form has unmounted or shows another draft by now: only the stored draft changes.
      if (!shown) return value
      const kept: StoredDraft<T, W> | undefined =
        id === undefined ? undefined : { value, at: currentTime().getTime(), found: held?.found, was, id }
      latest.current = { ...shown, kept }
      setState(latest.current)
      return value
    },
    [key, current.initial, current.opened],
  )
  const discard = useCallback(() => {
    const shown = latest.current
    removeDraft(key, shown.key === key ? (shown.kept?.id ?? null) : undefined)
    if (shown.key !== key) return
    latest.current = { ...shown, kept: undefined }
    setState(latest.current)
  }, [key])

  const goOnFrom = useCallback(
    (next: W) => {
      const { kept, initial } = latest.current
      const value = kept ? kept.value : initial
      const id = writeDraft(key, value, next, kept?.id)
      latest.current = { ...latest.current, kept: { at: currentTime().getTime(), found: undefined, ...kept, value, was: next, id } }
      setState(latest.current)
    },
    [key],
  )

  const { kept } = current
  const [otherAt, setOtherAt] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft begins to have others with its first letter
  useEffect(() => {
    const look = () => setOtherAt(otherDraft(key)?.at)
    look()
    return watchDraft(key, look)
  }, [key, kept?.id])
  const showOther = useCallback(() => {
    swapDrafts(key)
    latest.current = { ...latest.current, kept: readDraft<T, W>(key) }
    setState(latest.current)
  }, [key])
  const restoredAt = toDate(kept?.found)
  const info = { restoredAt, discard, otherAt: toDate(otherAt), showOther, was: kept?.was ?? current.opened, goOnFrom }
  return [kept ? kept.value : current.initial, set, info]
}
