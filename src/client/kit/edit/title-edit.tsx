import type { ChangeEvent } from 'react'
import { EditorFrame } from './editor-frame.tsx'
import classes from './title-edit.module.css'
import type { Editor } from './use-editor.ts'

/** The texts that a title is made of, by name: `{ title }`, or `{ name, lastName }`. */
export type TitleParts = Readonly<Record<string, string>>

/** The inputs of a title that is being edited, one for each part. Render it always: it returns nothing while the editor is closed. */
export const TitleEdit = ({ editor, labels }: { editor: Editor<TitleParts>; labels: Readonly<Record<string, string>> }) => {
  const { draft, change } = editor
  return (
    <EditorFrame editor={editor} className={draft && classes.form}>
      {(attributesOf) =>
        Object.entries(labels).map(([part, label], at) => (
          <input
            key={part}
            {...attributesOf(part)}
            className={classes.input}
            aria-label={label}
            placeholder={at > 0 ? label : undefined}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            value={draft?.[part] ?? ''}
            onChange={(event: ChangeEvent<HTMLInputElement>) => change({ ...draft, [part]: event.currentTarget.value })}
          />
        ))
      }
    </EditorFrame>
  )
}
