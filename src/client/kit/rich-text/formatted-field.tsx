import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { pastedFiles } from '../files/pasted-files.ts'
import type { RichTextProps } from './editor.tsx'
import { type FormattedText, htmlOf, sameText, writtenText } from './formatted-text.ts'
import classes from './rich-text.module.css'
import { restoreCaret, saveCaret } from './saved-caret.ts'

const editor = lazyComponent(() => import('./editor.tsx').then(({ Editor }) => Editor))

interface FormattedFieldProps extends Omit<RichTextProps, 'value' | 'onChange' | 'caret'> {
  value: FormattedText
  onChange: (text: FormattedText) => void
  /** The draft that it writes, and what that is called: the caret stays in it when another field takes its place. */
  draftKey: string
  noun: string
  /** Whether the editor is there; before, its code is not fetched, and the field has this many rows. */
  isOpen?: boolean
  rows?: number
  /** The class of the text box that is shown until then. */
  className: string
}

/** A text box for plain text: shown until the editor's code has arrived, and without it. */
const TextBox = (props: FormattedFieldProps) => {
  const { value, onChange, draftKey, noun, onFiles, onSend, onLeave, errorId } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const box = field.current
    restoreCaret(box, draftKey)
    return () => saveCaret(box, draftKey, noun)
  }, [draftKey, noun])
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.key === 'Escape' ? onLeave : event.key === 'Enter' && (event.metaKey || event.ctrlKey) ? onSend : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = onFiles ? pastedFiles(event) : []
    if (files.length === 0) return
    event.preventDefault()
    onFiles?.(files)
  }
  return (
    <textarea
      ref={field}
      className={props.className}
      aria-label={props.label}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      placeholder={props.placeholder}
      rows={props.rows}
      dir="auto"
      autoFocus={props.autoFocus}
      value={value.body}
      onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => onChange({ body: currentTarget.value, xHtml: undefined })}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  )
}

/** Writes a text with or without formats, as notes, comments and writeboards have it. */
export const FormattedField = (props: FormattedFieldProps) => {
  const { value, onChange, draftKey, noun, isOpen = true, rows: _rows, className: _className, ...rest } = props
  // Plain text loses what the editor still shows, such as two links with the same address: it keeps its own HTML.
  const last = useRef<{ html: string; text: FormattedText }>(undefined)
  const html = last.current && sameText(last.current.text, value) ? last.current.html : htmlOf(value)
  const isFormatted = value.xHtml !== undefined
  return (
    <editor.Component
      {...rest}
      isNeeded={isOpen || isFormatted}
      {...(!isFormatted && { onMissing: () => undefined })}
      fallback={isFormatted ? <div className={classes.loading} role="status" aria-label="Loading the editor" /> : <TextBox {...props} />}
      value={html}
      onChange={(next) => {
        const text = writtenText(next)
        last.current = { html: next, text }
        onChange(text)
      }}
      caret={{ draftKey, noun }}
    />
  )
}
