import { IconPencil, IconPin } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Message, MessageChange } from '../../../../contract/projects/messages.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import { filledLine } from '../../../../contract/wire/values.ts'
import { TitleEdit, type TitleParts } from '../../../kit/edit/title-edit.tsx'
import { useEditor } from '../../../kit/edit/use-editor.ts'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { PrivateMark } from '../../../kit/visibility/private-mark.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { formatDateTime } from '../../../ui/dates/format-date.ts'
import { formatDayTime } from '../../../ui/dates/format-day-time.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import type { ActionItem } from '../../../ui/float/action-item.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useFocusBack } from '../../../ui/inline/use-focus-back.ts'
import classes from './message-page.module.css'

const schema = filledLine()

interface MessageHeadProps {
  edit: RecordEdit<Message, MessageChange>
  category: string | undefined
  mayEdit: boolean
  actions: readonly ActionItem[]
}

/** The title of a message, edited in place, and who wrote it when. */
export const MessageHead = ({ edit, category, mayEdit, actions }: MessageHeadProps) => {
  const { projectId, categoryId, title, author, createdAt, editedAt, pinned, isPrivate } = edit.record
  const { nameOf } = useWorkspace()
  const now = useNow()
  const name = nameOf(author)
  const editor = useEditor<TitleParts, Versioned<Message>>({
    value: { title },
    record: edit.record,
    draftKey: edit.draftKey('title'),
    validate: ({ title: typed = '' }) => {
      const message = faultMessage(schema, typed)
      return message === undefined ? undefined : { message, part: 'title' }
    },
    onSave: ({ title: typed = '' }, from) => edit.save({ title: typed }, from, { message: `Renamed to ${typed}` }),
  })
  const pencil = useRef<HTMLButtonElement>(null)
  useFocusBack(editor.isOpen, pencil)
  return (
    <header className={classes.head}>
      <nav className={classes.crumbs} aria-label="Breadcrumb">
        <Link to={paths.projectMessages(projectId)}>Messages</Link>
        {category && (
          <>
            <span aria-hidden>›</span>
            <Link to={`${paths.projectMessages(projectId)}?category=${categoryId}`}>
              <bdi>{category}</bdi>
            </Link>
          </>
        )}
      </nav>
      <div className={classes.titleLine}>
        <h1 className={classes.title}>
          <TitleEdit editor={editor} labels={{ title: 'Title' }} />
          {!editor.isOpen && <bdi>{editor.shown.title}</bdi>}
        </h1>
        {mayEdit && !editor.isOpen && (
          <span className={classes.pencil}>
            <IconButton ref={pencil} label="Edit title" icon={IconPencil} size={28} onClick={editor.open} />
          </span>
        )}
        <span className={classes.gap} />
        <ActionsMenu label="More for this message" items={actions} size={28} />
      </div>
      <p className={classes.meta}>
        <Avatar name={name} kind="person" size={24} />
        <bdi className={classes.author}>{name}</bdi>
        <time title={formatDateTime(createdAt)}>{formatDayTime(createdAt, now)}</time>
        {editedAt && <span title={formatDateTime(editedAt)}>edited</span>}
        {pinned && (
          <span className={classes.pinned}>
            <Icon of={IconPin} size={14} /> Pinned
          </span>
        )}
        {isPrivate && <PrivateMark />}
      </p>
    </header>
  )
}
