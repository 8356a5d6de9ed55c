import { RichTextEditor } from '@mantine/tiptap'
import { EditorState } from '@tiptap/pm/state'
import { type Editor as Tiptap, useEditor, useEditorState } from '@tiptap/react'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldError } from '../../ui/edit/field-error.tsx'
import { isComposing } from '../../ui/keys/composing.ts'
import { tooLong } from '../../ui/text/text-limit.ts'
import { DropArea } from '../files/drop-area.tsx'
import { pastedFiles } from '../files/pasted-files.ts'
import { focusEnd, restoreEditorCaret, saveEditorCaret } from './editor-caret.ts'
import { documentOf, extensions } from './extensions.ts'
import { cleanPasted } from './pasted-html.ts'
import classes from './rich-text.module.css'
import { takePaste } from './take-paste.ts'
import { Toolbar } from './toolbar.tsx'

export interface RichTextProps {
  /** The accessible name of the text field. */
  label: string
  value: string
  onChange: (html: string) => void
  placeholder?: string
  autoFocus?: boolean
  /** Files that were dropped or pasted. */
  onFiles?: (files: File[]) => void
  /** Ctrl/Cmd+Enter was pressed. */
  onSend?: () => void
  /** Esc was pressed. */
  onLeave?: () => void
  /** Says what is wrong and how to fix it. */
  error?: string
  /** The id of an error that is shown elsewhere. */
  errorId?: string | undefined
  /** Whether it is part of a box that has a border and accepts dropped files. */
  bare?: boolean
  /** The draft that it writes: the caret stays in it when another field takes its place. */
  caret?: { readonly draftKey: string; readonly noun: string }
}

/** Returns what is written, without the empty paragraph that Tiptap keeps at the end of a text that ends in a list, for the cursor. */
const htmlOf = (editor: Tiptap) =>
  editor.isEmpty
    ? ''
    : editor
        .getHTML()
        .replaceAll('&nbsp;', '\u00a0')
        .replace(/(<p><\/p>)+$/, '')

/** Starts the history of an editor over: what was sent is not written once more by Ctrl+Z, which takes back what was sent. */
const forgetHistory = ({ view, state: { doc, plugins } }: Tiptap) => view.updateState(EditorState.create({ doc, plugins }))

/** The editor itself; `RichTextEditor` fetches it when it is needed. */
export const Editor = (props: RichTextProps) => {
  const { label, value, placeholder, autoFocus = false, onFiles, bare = false, caret } = props
  // Why the last paste was refused, until something is changed.
  const [refused, setRefused] = useState<string>()
  const error = props.error ?? refused ?? tooLong(value)
  const ownErrorId = useId()
  const errorId = error ? ownErrorId : props.errorId
  const [initial] = useState(() => documentOf(value))
  const latest = useRef(props)
  latest.current = props
  // The value that the document was made from and how the editor writes it, which can differ (`b` becomes `strong`) though nobody has typed.
  const origin = useRef<{ value: string; html: string }>(undefined)
  // The HTML last passed to onChange.
  const held = useRef(value)
  const attributes = useMemo(
    () => ({
      class: classes.prose ?? '',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(errorId ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
    }),
    [label, errorId],
  )
  const editor = useEditor({
    extensions,
    content: initial,
    injectCSS: false,
    editorProps: {
      attributes,
      // With a tag in it the clipboard's HTML is always parsed under ProseMirror's own policy of Trusted Types, never the default one.
      transformPastedHTML: (html) => `${cleanPasted(html).html}<!-- -->`,
      handleDOMEvents: {
        paste: (_view, event) => {
          if (!event.clipboardData) return false
          const reason = takePaste(editor, event.clipboardData, latest.current.onFiles)
          setRefused(reason)
          if (reason === undefined) return false
          event.preventDefault()
          return true
        },
      },
      handleDrop: (_view, { dataTransfer }) => {
        const files = [...(dataTransfer?.files ?? [])]
        if (files.length === 0 || !latest.current.onFiles) return false
        latest.current.onFiles(files)
        return true
      },
      handleKeyDown: (_view, event) => {
        const { onSend, onLeave } = latest.current
        const act = event.key === 'Escape' ? onLeave : event.key === 'Enter' && (event.metaKey || event.ctrlKey) ? onSend : undefined
        if (!act || isComposing(event)) return false
        event.preventDefault()
        act()
        return true
      },
    },
    onUpdate: ({ editor: now }) => {
      setRefused(undefined)
      const html = htmlOf(now)
      const next = html === origin.current?.html ? origin.current.value : html
      if (next === held.current) return
      held.current = next
      // Before the next key, which may send the text.
      flushSync(() => latest.current.onChange(next))
    },
  })
  // Before the focus, with which Tiptap adds a paragraph after a table.
  useLayoutEffect(() => {
    if (value !== held.current) {
      editor.commands.setContent(documentOf(value), { emitUpdate: false })
      if (value === '') forgetHistory(editor)
    } else if (origin.current) return
    held.current = value
    origin.current = { value, html: htmlOf(editor) }
  }, [editor, value])
  const [draftKey, noun] = [caret?.draftKey, caret?.noun ?? '']
  const [focusesFirst] = useState(autoFocus)
  // At once, unlike Tiptap's own focus: the next key may follow at once too.
  useLayoutEffect(() => {
    if (!(draftKey !== undefined && restoreEditorCaret(editor, draftKey)) && focusesFirst) focusEnd(editor)
    return draftKey === undefined ? undefined : () => saveEditorCaret(editor, draftKey, noun)
  }, [editor, draftKey, noun, focusesFirst])
  const isEmpty = useEditorState({ editor, selector: ({ editor: { isEmpty: empty } }) => empty })
  const box = (
    <RichTextEditor
      editor={editor}
      unstyled
      withTypographyStyles={false}
      className={classes.box}
      data-invalid={Boolean(error) || undefined}
      data-bare={bare || undefined}
    >
      <Toolbar editor={editor} />
      <div className={classes.field}>
        {isEmpty && placeholder && (
          <div className={classes.placeholder} aria-hidden>
            {placeholder}
          </div>
        )}
        <RichTextEditor.Content />
      </div>
      {error && <FieldError id={ownErrorId}>{error}</FieldError>}
    </RichTextEditor>
  )
  if (!onFiles) return box
  const within = bare ? (
    box
  ) : (
    <DropArea onDrop={onFiles} hint="Drop to attach">
      {box}
    </DropArea>
  )
  return (
    <div
      onPasteCapture={(event) => {
        const files = pastedFiles(event)
        if (files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        onFiles(files)
      }}
    >
      {within}
    </div>
  )
}
