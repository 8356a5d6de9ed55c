import { useCallback, useState } from 'react'
import { type Kept, readDraft, removeDraft, writeDraft } from './draft-storage.ts'

/** What is known about a draft beside its value. */
export interface DraftInfo {
  /** When the text found at the start was written; undefined when nothing had been kept. */
  readonly restoredAt: Date | undefined
  /** Forgets what is kept and starts from the beginning: after sending, or "Start afresh". */
  readonly discard: () => void
}

/**
 * A value that survives a reload, a crash and a lost session: kept on this device on every keystroke, under `key`.
 * A draft equal to `initial` is not kept. Where storage is full or blocked it still works until the page is left.
 *
 * @param key names the draft, with the person and the record: `note:7:new`
 * @param initial what an empty form holds; read once for each key
 */
export const useDraft = <T>(key: string, initial: T): readonly [value: T, set: (next: T) => void, info: DraftInfo] => {
  const [state, setState] = useState(() => ({ key, initial, kept: readDraft<T>(key) }))
  // Another key is another draft: read it before anything of the old one is shown.
  const current = state.key === key ? state : { key, initial, kept: readDraft<T>(key) }
  if (current !== state) setState(current)
  const { kept } = current

  const set = useCallback(
    (next: T) => {
      setState((before) => {
        const at = before.key === key ? before : { key, initial: next, kept: undefined }
        return { ...at, kept: { value: next, at: Date.now(), found: at.kept?.found } satisfies Kept<T> }
      })
      if (JSON.stringify(next) === JSON.stringify(current.initial)) removeDraft(key)
      else writeDraft(key, next)
    },
    [key, current.initial],
  )
  const discard = useCallback(() => {
    removeDraft(key)
    setState((before) => ({ ...before, kept: undefined }))
  }, [key])

  const restoredAt = kept?.found === undefined ? undefined : new Date(kept.found)
  return [kept ? kept.value : current.initial, set, { restoredAt, discard }]
}
