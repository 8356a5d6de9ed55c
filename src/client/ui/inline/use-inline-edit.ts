import { useState } from 'react'

interface InlineEdit {
  readonly value: string
  readonly onSave: (value: string) => Promise<void> | void
  readonly validate?: ((value: string) => string | undefined) | undefined
}

const sentenceOf = (reason: unknown) =>
  reason instanceof Error && reason.message !== '' ? reason.message : 'It could not be saved. Try again.'

/**
 * Editing one text in place. What is kept is shown at once; when saving is refused, the editor opens again with what was
 * typed and the reason, so nothing is lost.
 */
export const useInlineEdit = ({ value, onSave, validate }: InlineEdit) => {
  const [draft, setDraft] = useState<string>()
  const [saving, setSaving] = useState<{ sent: string; from: string }>()
  const [error, setError] = useState<string>()

  const keep = async () => {
    if (draft === undefined) return
    const next = draft.trim()
    if (next === value) return drop()
    const fault = validate?.(next)
    if (fault !== undefined) return setError(fault)
    setError(undefined)
    setDraft(undefined)
    const attempt = { sent: next, from: value }
    setSaving(attempt)
    try {
      await onSave(next)
      setSaving((now) => (now === attempt ? undefined : now))
    } catch (reason) {
      setSaving((now) => (now === attempt ? undefined : now))
      setError(sentenceOf(reason))
      setDraft((typing) => typing ?? draft)
    }
  }
  const drop = () => {
    setDraft(undefined)
    setError(undefined)
  }
  return {
    /** The text in the editor; undefined while it is closed. */
    draft,
    /** The text to show while it is closed. */
    shown: saving ? saving.sent : value,
    error,
    open: () => setDraft((typing) => typing ?? saving?.sent ?? value),
    change: (next: string) => {
      setDraft(next)
      setError(undefined)
    },
    keep,
    drop,
  }
}
