import { useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '../fields/draft-storage.ts'

interface InlineEdit {
  readonly value: string
  readonly onSave: (value: string) => Promise<void> | void
  readonly validate?: ((value: string) => string | undefined) | undefined
  /** Names the draft on this device; without it nothing outlives the page. */
  readonly draftKey?: string | undefined
  /** Begins with the editor open. */
  readonly opened: boolean
  /** Whether one is in the field now: it does not close by itself then. */
  readonly hasFocus: () => boolean
  /** Called right before the editor opens again with a refused text. */
  readonly onRefused: () => void
}

const sentenceOf = (reason: unknown) =>
  reason instanceof Error && reason.message !== '' ? reason.message : 'It could not be saved. Try again.'
const isOffline = () => navigator.onLine === false

const storeOf = (key: string | undefined) => ({
  read: () => (key === undefined ? undefined : readDraft<string>(key)),
  write: (text: string) => key !== undefined && writeDraft(key, text),
  remove: () => key !== undefined && removeDraft(key),
})

/**
 * Editing one text in place. What is kept is shown at once; when saving is refused, the editor opens again with what was
 * typed and the reason. Until it has been saved or dropped it is also kept on this device, and opens with it the next time.
 */
export const useInlineEdit = ({ value, onSave, validate, draftKey, opened, hasFocus, onRefused }: InlineEdit) => {
  const store = storeOf(draftKey)
  const [found] = useState(() => {
    const kept = store.read()
    return kept && kept.value.trim() !== value ? kept : undefined
  })
  const [draft, setDraft] = useState(found?.value ?? (opened ? value : undefined))
  const [restoredAt, setRestoredAt] = useState(found && new Date(found.at))
  const [saving, setSaving] = useState<{ sent: string }>()
  const [error, setError] = useState<string>()
  const [refused, setRefused] = useState<{ text: string; offline: boolean }>()

  const close = () => {
    setDraft(undefined)
    setRestoredAt(undefined)
    setError(undefined)
    setRefused(undefined)
  }
  const drop = () => {
    store.remove()
    close()
  }
  const keep = async () => {
    if (draft === undefined) return
    const next = draft.trim()
    if (next === value) return drop()
    const fault = validate?.(next)
    if (fault !== undefined) return setError(fault)
    close()
    const attempt = { sent: next }
    setSaving(attempt)
    try {
      await onSave(next)
      // What was typed meanwhile stays.
      if (store.read()?.value === draft) store.remove()
    } catch (reason) {
      onRefused()
      setError(sentenceOf(reason))
      setRefused({ text: draft, offline: isOffline() })
      setDraft((typing) => typing ?? draft)
    }
    setSaving((now) => (now === attempt ? undefined : now))
  }

  const latest = useRef({ keep, hasFocus })
  useEffect(() => {
    latest.current = { keep, hasFocus }
  })
  const waits = refused?.offline === true && refused.text === draft
  useEffect(() => {
    if (!waits) return
    const again = () => {
      if (!latest.current.hasFocus()) void latest.current.keep()
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [waits])

  return {
    /** The text in the editor; undefined while it is closed. */
    draft,
    /** The text to show while it is closed. */
    shown: saving ? saving.sent : value,
    /** When the text found on this device was written. */
    restoredAt,
    error,
    /** Whether the text is the one just refused, so that leaving it need not send it again. */
    stands: () => refused !== undefined && refused.text === draft && (!refused.offline || isOffline()),
    open: () => setDraft((typing) => typing ?? saving?.sent ?? value),
    change: (next: string) => {
      setDraft(next)
      setError(undefined)
      if (next.trim() === value) store.remove()
      else store.write(next)
    },
    keep,
    drop,
  }
}
