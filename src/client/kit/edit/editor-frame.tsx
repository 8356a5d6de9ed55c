import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { FieldError } from '../../ui/edit/field-error.tsx'
import { afterPress } from '../../ui/inline/after-press.ts'
import { caretAtEnd } from '../../ui/inline/caret-at-end.ts'
import { DraftLine } from '../../ui/inline/draft-line.tsx'
import { isComposing } from '../../ui/keys/composing.ts'
import { draftNoun } from '../posts/post-draft.ts'
import { saveCaret } from '../rich-text/saved-caret.ts'
import classes from './edit.module.css'
import type { Editor, Fault, Texts } from './use-editor.ts'

/** The attributes that tie an input to the message under it. */
export interface InputAttributes {
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface EditorFrameProps<T extends Texts> {
  editor: Editor<T>
  /** Enter starts a new line; Ctrl/Cmd+Enter saves. */
  multiline?: boolean
  /** Names the editor as a form, for one of several inputs. */
  formLabel?: string
  className?: string | undefined
  /** The inputs. `attributesOf` gives the attributes of an input, by the name of its part. */
  children: (attributesOf: (part?: string) => InputAttributes) => ReactNode
  /** Shown while the editor is closed. Its element with `data-edit` gets the focus back. */
  view?: ReactNode
}

const isAbout = (fault: Fault, part: string | undefined) => fault.part === undefined || fault.part === part

/** The keys, the focus and the messages of an in-place editor: Enter saves, Esc drops, leaving saves. */
export const EditorFrame = <T extends Texts>({ editor, multiline = false, formLabel, className, children, view }: EditorFrameProps<T>) => {
  const { isOpen, openedBy, draftKey, isRefused, fault, waits, restoredAt } = editor
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  // An element that React removes loses the focus without an event, so this still says where the focus was.
  const holdsFocus = useRef(false)
  const moveFocus = useEffectEvent((opened: boolean) => {
    if (!opened) {
      const view = frame.current?.querySelector<HTMLElement>('[data-edit]')
      if (holdsFocus.current && document.activeElement === document.body) view?.focus()
      return
    }
    // A combobox beside the text, such as the currency of a price, has its value already.
    const input = frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input:not([role=combobox]), textarea')
    if (!input || openedBy === 'draft' || (openedBy === 'refusal' && !holdsFocus.current)) return
    input.focus()
    if (multiline || openedBy === 'refusal') caretAtEnd(input)
    else input.select()
  })
  useLayoutEffect(() => moveFocus(isOpen), [isOpen])
  // The record may disappear while somebody types.
  useLayoutEffect(() => {
    const element = frame.current
    return () => {
      const input = element?.querySelector<HTMLInputElement | HTMLTextAreaElement>(':focus:is(input, textarea)')
      if (input && draftKey !== undefined) saveCaret(input, draftKey, draftNoun(draftKey))
    }
  }, [draftKey])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || isComposing(event.nativeEvent) || event.defaultPrevented) return
    const saves = event.key === 'Enter' && (!multiline || event.metaKey || event.ctrlKey)
    if (!saves && event.key !== 'Escape') return
    // Enter on a button inside presses it.
    if (saves && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    if (saves) void editor.save()
    else editor.drop()
  }
  const onBlur = (event: FocusEvent) => {
    holdsFocus.current = event.currentTarget.contains(event.relatedTarget)
    if (!isOpen || isRefused || holdsFocus.current) return
    const leave = () => !holdsFocus.current && void editor.save()
    const layer = event.relatedTarget instanceof Element && event.relatedTarget.closest('[role=dialog]')
    // A layer that was opened from inside, such as a calendar, reports its focus right after.
    if (layer && !layer.contains(event.currentTarget)) setTimeout(leave)
    else afterPress(leave)
  }
  const onFocus = () => {
    holdsFocus.current = true
  }
  const attributesOf = (part?: string): InputAttributes => ({
    'aria-invalid': fault && !waits && isAbout(fault, part) ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  })
  const label = isOpen && formLabel ? ({ role: 'form', 'aria-label': formLabel } as const) : {}
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches keys and where the focus goes
    <div ref={frame} {...label} className={`${classes.frame} ${className ?? ''}`} onKeyDown={onKeyDown} onFocus={onFocus} onBlur={onBlur}>
      {isOpen ? children(attributesOf) : view}
      {restoredAt && <DraftLine at={restoredAt} onDiscard={editor.drop} />}
      {fault && isOpen && (
        <FieldError id={`${id}-fault`} waits={waits}>
          {fault.message}
        </FieldError>
      )}
    </div>
  )
}
