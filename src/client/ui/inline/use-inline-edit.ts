import { use, useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '../edit/draft-storage.ts'
import { ConnectedContext, foundNoAnswer, useSendWhenBack, whyLeftBehind } from '../edit/send-when-back.ts'
import type { Opened } from '../edit/use-edit-draft.ts'

interface InlineEdit<R> {
  readonly value: string
  /** What the text is a part of, with its version; handed back as it was when the editor was opened. */
  readonly record: R
  readonly onSave: (value: string, record: R) => Promise<void> | void
  readonly validate?: ((value: string) => string | undefined) | undefined
  /** Names the draft on this device; without it nothing outlives the page. */
  readonly draftKey?: string | undefined
  /** Begins with the editor open. */
  readonly opened: boolean
  /** Keeps the text, as Enter does: it found no answer, and the service is back. */
  readonly onBack: () => void
  /** Called right before the editor opens again with a refused text. */
  readonly onRefused: () => void
}

/** A text in the editor, and what that was opened on. */
interface Typed<R> {
  readonly text: string
  readonly was: Opened<string, R>
}

const sentenceOf = (reason: unknown) =>
  reason instanceof Error && reason.message !== '' ? reason.message : 'It could not be saved. Try again.'

const storeOf = <R>(key: string | undefined) => ({
  read: () => (key === undefined ? undefined : readDraft<string, Opened<string, R>>(key)),
  write: ({ text, was }: Typed<R>) => key !== undefined && writeDraft(key, text, was),
  remove: () => key !== undefined && removeDraft(key),
})

/**
 * Editing one text in place, as `useEditDraft` does. What is kept is shown at once; when saving is refused, the editor opens again with
 * what was typed and the reason. Until it has been saved or dropped it is also kept on this device, and opens with it the next time.
 */
export const useInlineEdit = <R>({ value, record, onSave, validate, draftKey, opened, onBack, onRefused }: InlineEdit<R>) => {
  const store = storeOf<R>(draftKey)
  const opening = (text: string): Typed<R> => ({ text, was: { value: text, record } })
  const [found] = useState(() => {
    const kept = store.read()
    return kept && kept.value.trim() !== value ? kept : undefined
  })
  const [typed, setTyped] = useState<Typed<R> | undefined>(() => {
    if (found) return { text: found.value, was: found.was ?? { value, record } }
    return opened ? opening(value) : undefined
  })
  const [restoredAt, setRestoredAt] = useState(found && new Date(found.at))
  const [saving, setSaving] = useState<{ sent: string }>()
  const [why] = useState<unknown>(() => (found ? whyLeftBehind(draftKey) : undefined))
  // What the text was refused for stands beside it again.
  const [error, setError] = useState(() => (why === undefined ? found && validate?.(found.value.trim()) : sentenceOf(why)))
  const [refused, setRefused] = useState<{ text: string; reason: unknown } | undefined>(
    found && why !== undefined ? { text: found.value, reason: why } : undefined,
  )

  const close = () => {
    setTyped(undefined)
    setRestoredAt(undefined)
    setError(undefined)
    setRefused(undefined)
  }
  const drop = () => {
    store.remove()
    close()
  }
  const keep = async () => {
    if (typed === undefined) return
    const { text, was } = typed
    const next = text.trim()
    if (next === was.value) return drop()
    const fault = validate?.(next)
    if (fault !== undefined) return setError(fault)
    close()
    const attempt = { sent: next }
    setSaving(attempt)
    try {
      await onSave(next, was.record)
      // What was typed meanwhile stays.
      if (store.read()?.value === text) store.remove()
    } catch (reason) {
      onRefused()
      setError(sentenceOf(reason))
      setRefused({ text, reason })
      missed(reason)
      setTyped((now) => (now ? { ...now, was } : typed))
    }
    setSaving((now) => (now === attempt ? undefined : now))
  }

  const connected = use(ConnectedContext)
  const asRefused = refused !== undefined && refused.text === typed?.text
  const { waits, missed } = useSendWhenBack({ reason: asRefused ? refused.reason : undefined, send: onBack, draftKey })

  return {
    /** The text in the editor; undefined while it is closed. */
    draft: typed?.text,
    /** The text to show while it is closed. */
    shown: saving ? saving.sent : value,
    /** When the text found on this device was written. */
    restoredAt,
    error,
    /** Whether it is only on its way: it is sent when the service is back. */
    waits,
    /** Whether the text is the one just refused, so that leaving it need not send it again. */
    stands: asRefused && (!foundNoAnswer(refused.reason) || !connected),
    open: () => setTyped((now) => now ?? opening(saving?.sent ?? value)),
    change: (text: string) => {
      const next = { text, was: typed?.was ?? { value, record } }
      setTyped(next)
      setError(undefined)
      if (text.trim() === next.was.value) store.remove()
      else store.write(next)
    },
    keep,
    drop,
  }
}
