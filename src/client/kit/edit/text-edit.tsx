import { IconPencil } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import classes from './edit.module.css'
import { EditorFrame } from './editor-frame.tsx'
import { type Editor, type EditorOptions, useEditor } from './use-editor.ts'

export interface TextEditProps<R> extends Omit<EditorOptions<string, R>, 'validate' | 'partOf'> {
  /** The name of the input, and of the button "Edit title". */
  label: string
  /** Shown while it is empty: "Add a title". */
  placeholder: string
  multiline?: boolean
  type?: 'text' | 'email' | 'tel' | 'url'
  inputMode?: 'numeric' | 'decimal'
  /** Returns a message about an invalid text; called before it is saved. */
  validate?: ((value: string) => string | undefined) | undefined
  /** A control in the input, at its right end, and what stands below it. `choose` saves a text in place of what was typed. */
  after?: ((text: string, choose: (text: string) => void) => ReactNode) | undefined
  /** Called before the keys of the editor are handled. `choose` saves a text in place of what was typed. */
  onKeyDown?: ((event: KeyboardEvent, text: string, choose: (text: string) => void) => void) | undefined
  /** How the text is shown while it is not edited, such as a link. */
  render?: ((value: string) => ReactNode) | undefined
  /** Shows a pencil on hover, for a text that is a link: pressing the text itself does not edit it. */
  pencil?: boolean
  /** Shown on one line and cut with an ellipsis; its title is the whole text. */
  oneLine?: boolean
}

const isInside = ({ target }: MouseEvent) => target instanceof Element && target.closest('a, button') !== null

/** A text that is edited in place. Enter saves (Ctrl/Cmd+Enter in several lines), Esc drops, leaving saves. */
export const TextEdit = <R = undefined>(props: TextEditProps<R>) => {
  const {
    label,
    placeholder,
    multiline = false,
    type = 'text',
    inputMode,
    validate,
    render,
    after,
    onKeyDown,
    pencil = false,
    oneLine = false,
  } = props
  const editor: Editor<string> = useEditor<string, R>({
    ...props,
    validate: (value) => {
      const message = validate?.(value)
      return message === undefined ? undefined : { message }
    },
  })
  const { shown } = editor
  const isEmpty = shown === ''
  // A new entry that is being saved is already in the list.
  const view = !props.startOpen && (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={`${classes.text} ${isEmpty ? 't-placeholder' : ''}`}
      data-empty={isEmpty || undefined}
      data-one-line={oneLine || undefined}
      title={oneLine ? shown : undefined}
      onClick={(event) => !isInside(event) && !document.getSelection()?.toString() && editor.open()}
    >
      <span className={classes.words} dir="auto">
        {isEmpty ? placeholder : (render?.(shown) ?? shown)}
      </span>
      <button
        type="button"
        className={classes.edit}
        data-edit
        data-pencil={pencil || undefined}
        aria-label={`Edit ${label}`}
        title={pencil ? `Edit ${label}` : undefined}
        onClick={editor.open}
      >
        {pencil && <Icon of={IconPencil} size={14} />}
      </button>
    </div>
  )
  return (
    <EditorFrame editor={editor} multiline={multiline} view={view}>
      {(attributesOf) => {
        const shared = {
          ...attributesOf(),
          'aria-label': label,
          className: classes.editor,
          value: editor.draft ?? '',
          placeholder,
          dir: 'auto',
          onChange: (event: { currentTarget: { value: string } }) => editor.change(event.currentTarget.value),
        }
        if (multiline) return <textarea rows={2} {...shared} />
        const choose = (text: string) => {
          editor.change(text)
          void editor.save(text)
        }
        return (
          <>
            <input
              type={type}
              inputMode={inputMode}
              autoComplete="off"
              onKeyDown={(event) => onKeyDown?.(event, editor.draft ?? '', choose)}
              {...shared}
            />
            {after?.(editor.draft ?? '', choose)}
          </>
        )
      }}
    </EditorFrame>
  )
}
