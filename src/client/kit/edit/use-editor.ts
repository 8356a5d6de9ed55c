import { use, useRef, useState } from 'react'
import { readDraft, removeDraft, sameDraft, writeDraft } from '../drafts/draft-storage.ts'
import { ConnectedContext, isUnreachable, unsentReason, useSendWhenBack } from '../drafts/send-when-back.ts'
import type { Opened } from '../drafts/use-edit-draft.ts'

/** The value of an editor: one text, or several by name, such as the parts of an address. */
export type Texts = string | Readonly<Record<string, string>>

/** Why a value cannot be saved; `part` names the text that is wrong. */
export interface Fault {
  readonly message: string
  readonly part?: string | undefined
}

export interface EditorOptions<T extends Texts, R> {
  readonly value: T
  /** The record the value belongs to, with its version; handed to `onSave` as it was when the editor was opened. */
  readonly record: R
  /** Saves the trimmed value. When it rejects, the editor opens again with what was typed and the reason. */
  readonly onSave: (value: T, record: R) => Promise<unknown>
  /** Loads what `validate` needs for a value; undefined when it can judge it at once. */
  readonly load?: ((value: T) => Promise<unknown> | undefined) | undefined
  /** Returns the fault of an invalid value; called before it is saved. */
  readonly validate?: ((value: T) => Fault | undefined) | undefined
  /** Which part a refusal is about; by default it is about the whole. */
  readonly partOf?: ((reason: unknown) => string | undefined) | undefined
  /** Names the draft on this device. Without it nothing outlives the page. */
  readonly draftKey?: string | undefined
  /** Starts with the editor open, for an entry that is just being added. */
  readonly startOpen?: boolean | undefined
  /** Called when the editor has closed: `saved` or `dropped`, or `unchanged` when there was nothing to save. */
  readonly onDone?: ((how: 'saved' | 'dropped' | 'unchanged') => void) | undefined
}

interface Typed<T, R> {
  readonly value: T
  readonly opened: Opened<T, R>
  /** Why the editor is open: a person opened it, a refusal did, or a draft was found. Only a person expects the focus in it. */
  readonly by: 'person' | 'refusal' | 'draft'
}

interface Refused<T> extends Fault {
  readonly value: T
  readonly reason: unknown
}

const trimmed = <T extends Texts>(value: T): T =>
  (typeof value === 'string' ? value.trim() : Object.fromEntries(Object.entries(value).map(([part, text]) => [part, text.trim()]))) as T

const messageOf = (reason: unknown) => (reason instanceof Error && reason.message !== '' ? reason.message : "Couldn't save. Try again.")

/**
 * Edits one value in place. A saved value is shown at once; a refused one opens the editor again with what was typed and the reason.
 * Until it has been saved or dropped, the draft is kept on this device, together with the record that the editor was opened on. A draft
 * that found no connection is sent when the connection is back.
 */
export const useEditor = <T extends Texts, R>(options: EditorOptions<T, R>) => {
  const { value, record, onSave, load, validate, partOf, draftKey, startOpen, onDone } = options
  const openOn = (shown: T): Typed<T, R> => ({ value: shown, opened: { value: shown, record }, by: 'person' })
  const [found] = useState(() => {
    const kept = draftKey === undefined ? undefined : readDraft<T, Opened<T, R>>(draftKey)
    return kept && !sameDraft(trimmed(kept.value), value) ? kept : undefined
  })
  const [typed, setTyped] = useState<Typed<T, R> | undefined>(() => {
    if (found) return { value: found.value, opened: found.was ?? { value, record }, by: 'draft' }
    return startOpen ? openOn(value) : undefined
  })
  const [restoredAt, setRestoredAt] = useState(found && new Date(found.at))
  const [sent, setSent] = useState<{ value: T }>()
  const toRefused = (of: T, reason: unknown): Refused<T> => ({ value: of, reason, message: messageOf(reason), part: partOf?.(reason) })
  const [refused, setRefused] = useState(() => {
    const reason = found && unsentReason(draftKey)
    return found && reason !== undefined ? toRefused(found.value, reason) : undefined
  })
  const [invalid, setInvalid] = useState<Fault | undefined>(() => found && validate?.(trimmed(found.value)))
  // Which edit is the latest: an earlier one that fails must not open over it.
  const editNumber = useRef(0)
  const latest = useRef(typed)
  latest.current = typed

  const forget = () => draftKey !== undefined && removeDraft(draftKey)
  const close = () => {
    setTyped(undefined)
    setRestoredAt(undefined)
    setRefused(undefined)
    setInvalid(undefined)
  }
  const drop = () => {
    forget()
    close()
    onDone?.('dropped')
  }
  /** Saves what was typed, or what was chosen instead. */
  const save = async (chosen?: T): Promise<void> => {
    if (typed === undefined) return
    const edited = chosen === undefined ? typed : { ...typed, value: chosen }
    const next = trimmed(edited.value)
    const loading = load?.(next)
    if (loading) {
      try {
        await loading
      } catch (reason) {
        if (latest.current === typed) setRefused(toRefused(edited.value, reason))
        return
      }
      // It was changed, dropped or saved in the meantime.
      if (latest.current !== typed) return
      latest.current = undefined
    }
    if (sameDraft(next, edited.opened.value)) {
      forget()
      close()
      return onDone?.('unchanged')
    }
    const fault = validate?.(next)
    if (fault) return setInvalid(fault)
    close()
    editNumber.current += 1
    const mine = editNumber.current
    setSent({ value: next })
    try {
      await onSave(next, edited.opened.record)
      // A text typed since then stays.
      if (draftKey !== undefined && sameDraft(readDraft<T>(draftKey)?.value, edited.value)) removeDraft(draftKey)
      onDone?.('saved')
    } catch (reason) {
      if (editNumber.current !== mine) return
      setRefused(toRefused(edited.value, reason))
      markUnsent(reason, () => void save(edited.value))
      setTyped((now) => (now ? { ...now, opened: edited.opened } : { ...edited, by: 'refusal' }))
    }
    if (editNumber.current === mine) setSent(undefined)
  }

  const connected = use(ConnectedContext)
  const standing = refused !== undefined && typed !== undefined && sameDraft(refused.value, typed.value) ? refused : undefined
  const { waits, onFailure: markUnsent } = useSendWhenBack({ reason: standing?.reason, send: () => void save(), draftKey })
  const fault: Fault | undefined = invalid ?? standing

  return {
    /** The value in the editor; undefined while it is closed. */
    draft: typed?.value,
    isOpen: typed !== undefined,
    openedBy: typed?.by,
    draftKey,
    isSaving: sent !== undefined,
    /** The value to show while it is closed. */
    shown: sent ? sent.value : value,
    /** When the draft found on this device was written. */
    restoredAt,
    fault,
    /** Whether it only waits for the connection. */
    waits,
    /** Whether leaving the editor must not send the value again: it is the one that was just refused. */
    isRefused: standing !== undefined && (!isUnreachable(standing.reason) || !connected),
    open: () => setTyped((now) => now ?? openOn(sent?.value ?? value)),
    change: (next: T) => {
      const opened = typed?.opened ?? { value, record }
      setTyped({ value: next, opened, by: typed?.by ?? 'person' })
      setInvalid(undefined)
      if (draftKey === undefined) return
      if (sameDraft(trimmed(next), opened.value)) removeDraft(draftKey)
      else writeDraft(draftKey, next, opened)
    },
    save,
    drop,
  }
}

export type Editor<T extends Texts> = ReturnType<typeof useEditor<T, unknown>>
