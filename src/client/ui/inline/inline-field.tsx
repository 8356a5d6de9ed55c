import { IconAlertTriangle } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Sign } from '../signs/sign.tsx'
import classes from './inline-field.module.css'
import { useInlineEdit } from './use-inline-edit.ts'

interface InlineFieldProps {
  /** What it is, for assistive technology and in "Edit Title". */
  label: string
  value: string
  /** What stands there while it is empty: "Add a title". */
  placeholder: string
  /** Saves the trimmed text. When it rejects, the error's message is shown under the field and the text is kept. */
  onSave: (value: string) => Promise<void> | void
  multiline?: boolean
  type?: 'text' | 'email' | 'tel' | 'url'
  /** A sentence when the text will not do; asked before saving. */
  validate?: (value: string) => string | undefined
  /** A fault known from elsewhere. */
  error?: string | undefined
  /** How the text is shown while it is not edited, such as a link. */
  render?: (value: string) => ReactNode
  /** Opens at once, for a row just added. */
  autoFocus?: boolean
  /** Called when the editor closes, with whether it was kept or dropped; a row just added can leave when it stayed empty. */
  onClose?: (kept: boolean) => void
}

/**
 * A text until it is clicked or Enter is pressed. Enter keeps (Ctrl/Cmd+Enter when it has several lines), Esc drops,
 * leaving keeps. The new text shows at once.
 */
export const InlineField = (props: InlineFieldProps) => {
  const { label, placeholder, multiline = false, type = 'text', render, autoFocus = false, onClose } = props
  const edit = useInlineEdit(props)
  const shell = useRef<HTMLDivElement>(null)
  const started = useRef(false)
  const id = useId()
  const error = edit.error ?? props.error
  const editing = edit.draft !== undefined || (autoFocus && !started.current)

  const close = (kept: boolean, refocus: boolean) => {
    started.current = true
    if (kept) void edit.keep()
    else edit.drop()
    onClose?.(kept)
    if (refocus) queueMicrotask(() => shell.current?.querySelector('button')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const keeps = event.key === 'Enter' && (!multiline || event.metaKey || event.ctrlKey)
    if (!keeps && event.key !== 'Escape') return
    event.preventDefault()
    close(keeps, true)
  }
  const editor = {
    id,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-said` : undefined,
    className: classes.editor,
    value: edit.draft ?? props.value,
    autoFocus: true,
    placeholder,
    onKeyDown,
    onBlur: () => close(true, false),
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      started.current = true
      edit.open()
      if (!multiline) event.currentTarget.select()
    },
    onChange: (event: { currentTarget: { value: string } }) => edit.change(event.currentTarget.value),
  }
  return (
    <div ref={shell} className={classes.field}>
      {editing && (multiline ? <textarea rows={2} {...editor} /> : <input type={type} {...editor} />)}
      {!editing && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the way for the keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          className={classes.text}
          data-empty={edit.shown === '' || undefined}
          onClick={(event) => {
            const inside = event.target instanceof Element && event.target.closest('a, button')
            if (!inside && !document.getSelection()?.toString()) edit.open()
          }}
        >
          <span className={classes.words}>{edit.shown === '' ? placeholder : (render?.(edit.shown) ?? edit.shown)}</span>
          <button type="button" className={classes.edit} aria-label={`Edit ${label}`} onClick={edit.open} />
        </div>
      )}
      {error && (
        <p id={`${id}-said`} className={classes.error} role="alert">
          <Sign of={IconAlertTriangle} size={14} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
