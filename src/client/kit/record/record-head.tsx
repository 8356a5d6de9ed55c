import { Button } from '@mantine/core'
import { IconHistory, IconLink, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { printItem } from '../../ui/float/print-page.ts'
import { Icon, type IconType } from '../../ui/icons/icon.tsx'
import { useFocusBack } from '../../ui/inline/use-focus-back.ts'
import { Keys } from '../../ui/keys/key.tsx'
import { usePhone } from '../../ui/media/use-phone.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import classes from './record-head.module.css'
import { ListCrumb } from './record-states.tsx'
import type { RecordWords } from './record-words.ts'

/** The title of a record, edited in place. */
interface RecordTitle {
  /** Its text while it is not edited. */
  readonly text: string
  /** The noun: "name". */
  readonly label: string
  readonly isOpen: boolean
  readonly open: () => void
  /** The editor, while it is open. */
  readonly editor: ReactNode
}

/** What can be done with the record as a whole. */
export interface RecordActions {
  copyLink: () => void
  remove: (() => void) | undefined
  /** Actions of the feature's own; `longLabel` is for the palette. */
  more?: readonly { label: string; longLabel: string; icon: IconType; run: () => void }[]
}

export interface RecordHeadProps {
  words: RecordWords
  title: RecordTitle
  /** A crumb after the list's, such as the company of a person. */
  crumb?: ReactNode
  avatar?: ReactNode
  subtitle?: ReactNode
  /** Controls left of the menu, such as open and closed; under the title on a phone. */
  controls?: ReactNode
  actions: { write: () => void; showHistory: () => void } & RecordActions
}

const isSelecting = () => Boolean(document.getSelection()?.toString())

export const RecordHead = ({ words, title, crumb, avatar, subtitle, controls, actions }: RecordHeadProps) => {
  const phone = usePhone()
  const pencil = useRef<HTMLButtonElement>(null)
  const { text, label, isOpen, open, editor } = title
  const edit = `Edit ${label}`
  useFocusBack(isOpen, pencil)
  const crumbs = [<ListCrumb key="list" {...words} />, ...(crumb ? [crumb] : [])]
  return (
    <div className={classes.head}>
      <PageHead
        crumbs={crumbs}
        avatar={avatar}
        title={
          <>
            {editor}
            {!isOpen && (
              // biome-ignore lint/a11y/noStaticElementInteractions: the pencil beside it is for the keyboard
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              <bdi className={classes.name} onClick={() => !isSelecting() && open()}>
                {text}
              </bdi>
            )}
          </>
        }
        count={
          isOpen ? undefined : (
            <span className={classes.pencil}>
              <IconButton ref={pencil} label={edit} icon={IconPencil} keys="e" size={28} onClick={open} />
            </span>
          )
        }
        subtitle={subtitle}
        filters={phone && controls}
        actions={
          <>
            {!phone && controls}
            <ActionsMenu
              label={`More for ${text}`}
              items={[
                { label: 'Edit', icon: IconPencil, key: 'e', onClick: open },
                { label: 'History', icon: IconHistory, onClick: actions.showHistory },
                { label: 'Copy link', icon: IconLink, onClick: actions.copyLink },
                printItem,
                ...(actions.more ?? []).map(({ label, icon, run }) => ({ label, icon, onClick: run })),
                ...(actions.remove ? [{ label: 'Delete', icon: IconTrash, onClick: actions.remove, danger: true }] : []),
              ]}
            />
            <span className={classes.write}>
              <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={actions.write}>
                Note
              </Button>
            </span>
          </>
        }
      />
    </div>
  )
}
