import { IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { filledLine } from '../../../../contract/wire/values.ts'
import { TitleEdit } from '../../../kit/edit/title-edit.tsx'
import { useNameEditor } from '../../../kit/record/use-name-editor.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { useFocusBack } from '../../../ui/inline/use-focus-back.ts'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import type { ProjectEdit } from '../use-project-edit.ts'
import classes from './project-frame.module.css'

const schema = filledLine()

/** The name of a project, which administrators rename in place. */
export const ProjectTitle = ({ edit }: { edit: ProjectEdit }) => {
  const { name } = edit.record
  const editor = useNameEditor(edit, schema)
  const pencil = useRef<HTMLButtonElement>(null)
  useFocusBack(editor.isOpen, pencil)
  useKeys({ e: editor.open })
  usePageActions([{ label: `Rename ${name}`, icon: IconPencil, keys: 'e', run: editor.open }])
  return (
    <>
      <TitleEdit editor={editor} labels={{ name: 'Name' }} />
      {!editor.isOpen && (
        <span className={classes.named}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the pencil beside it is for the keyboard */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
          <bdi className={classes.name} onClick={editor.open}>
            {editor.shown.name}
          </bdi>
          <span className={classes.pencil}>
            <IconButton ref={pencil} label="Rename project" icon={IconPencil} keys="e" size={28} onClick={editor.open} />
          </span>
        </span>
      )}
    </>
  )
}
