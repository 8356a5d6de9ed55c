import { IconPencil } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { FieldError } from '../edit/field-error.tsx'
import { Icon } from '../icons/icon.tsx'
import { afterPress } from './after-press.ts'
import { caretAtEnd } from './caret-at-end.ts'
import classes from './inline-field.module.css'
import { KeptLine } from './kept-line.tsx'
import { useInlineEdit } from './use-inline-edit.ts'

interface InlineFieldProps<R> {
  /** What it is, for assistive technology and in "Edit Title". */
  label: string
  value: string
  /** What the text is a part of, with its version. */
  record?: R
  /** What stands there while it is empty: "Add a title". */
  placeholder: string
  /**
   * Saves the trimmed text, on top of the record as it was when the editor was opened; not called when the text is still as it was then.
   * When it rejects, the error's message is shown under the field and the text is kept.
   */
  onSave: (value: string, record: R) => Promise<void> | void
  multiline?: boolean
  type?: 'text' | 'email' | 'tel' | 'url'
  /** A sentence when the text will not do; asked before saving. */
  validate?: (value: string) => string | undefined
  /** A fault known from elsewhere. */
  error?: string | undefined
  /** How the text is shown while it is not edited, such as a link. */
  render?: (value: string) => ReactNode
  /** Shows a pencil where it is pointed at, for a text that is a link: pressing the words themselves does not edit them. */
  pencil?: boolean
  /** Shown on one line, cut with an ellipsis; the whole text is its title. */
  oneLine?: boolean
  /** Names what is typed on this device, with the person and the record: it survives a reload, and the field then begins open. */
  draftKey?: string
  /** Opens at once, for a row just added. */
  autoFocus?: boolean
  /** Called when the editor closes, with whether it was kept or dropped; a row just added can leave when it stayed empty. */
  onClose?: (kept: boolean) => void
}

/**
 * A text until it is clicked or Enter is pressed. Enter keeps (Ctrl/Cmd+Enter when it has several lines), Esc drops,
 * leaving keeps. The new text shows at once. A refusal stands under it and takes the focus from nobody.
 */
export const InlineField = <R = undefined>(props: InlineFieldProps<R>) => {
  const {
    label,
    placeholder,
    multiline = false,
    type = 'text',
    render,
    pencil = false,
    oneLine = false,
    autoFocus = false,
    onClose,
  } = props
  const shell = useRef<HTMLDivElement>(null)
  const editor = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null)
  const takes = useRef<'all' | 'end' | undefined>(autoFocus ? 'all' : undefined)
  const hasFocus = () => shell.current?.contains(document.activeElement) ?? false
  const edit = useInlineEdit({
    ...props,
    record: props.record as R,
    opened: autoFocus,
    onBack: () => close(true, hasFocus()),
    onRefused: () => {
      takes.current = hasFocus() ? 'end' : undefined
    },
  })
  const id = useId()
  const error = edit.error ?? props.error
  const editing = edit.draft !== undefined
  const restored = useRef(edit.restoredAt !== undefined)

  useLayoutEffect(() => {
    const field = editor.current
    const how = restored.current ? undefined : takes.current
    restored.current = false
    takes.current = undefined
    if (!editing || !field || !how) return
    field.focus()
    if (how === 'all' && !multiline) field.select()
    else caretAtEnd(field)
  }, [editing, multiline])

  const open = () => {
    takes.current = 'all'
    edit.open()
  }
  const close = (kept: boolean, refocus: boolean) => {
    if (kept) void edit.keep()
    else edit.drop()
    onClose?.(kept)
    if (refocus) queueMicrotask(() => shell.current?.querySelector<HTMLElement>('[data-edit]')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const keeps = event.key === 'Enter' && (!multiline || event.metaKey || event.ctrlKey)
    if (!keeps && event.key !== 'Escape') return
    event.preventDefault()
    close(keeps, true)
  }
  const onBlur = (event: FocusEvent) => {
    if (!editing || edit.stands || event.currentTarget.contains(event.relatedTarget)) return
    afterPress(() => !hasFocus() && close(true, false))
  }
  const shared = {
    id,
    ref: editor,
    'aria-label': label,
    'aria-invalid': error && !edit.waits ? true : undefined,
    'aria-describedby': error ? `${id}-said` : undefined,
    className: classes.editor,
    value: edit.draft ?? '',
    placeholder,
    onKeyDown,
    onChange: (event: { currentTarget: { value: string } }) => edit.change(event.currentTarget.value),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus leaves
    <div ref={shell} className={classes.field} onBlur={onBlur}>
      {editing && (multiline ? <textarea rows={2} {...shared} /> : <input type={type} {...shared} />)}
      {edit.restoredAt && <KeptLine at={edit.restoredAt} onStartAfresh={() => close(false, true)} />}
      {!editing && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the way for the keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          className={classes.text}
          data-empty={edit.shown === '' || undefined}
          data-one-line={oneLine || undefined}
          title={oneLine ? edit.shown : undefined}
          onClick={(event) => {
            const inside = event.target instanceof Element && event.target.closest('a, button')
            if (!inside && !document.getSelection()?.toString()) open()
          }}
        >
          <span className={classes.words}>{edit.shown === '' ? placeholder : (render?.(edit.shown) ?? edit.shown)}</span>
          <button
            type="button"
            className={classes.edit}
            data-edit
            data-pencil={pencil || undefined}
            aria-label={`Edit ${label}`}
            title={pencil ? `Edit ${label}` : undefined}
            onClick={open}
          >
            {pencil && <Icon of={IconPencil} size={14} />}
          </button>
        </div>
      )}
      {error && (
        <FieldError id={`${id}-said`} waits={edit.waits}>
          {error}
        </FieldError>
      )}
    </div>
  )
}
