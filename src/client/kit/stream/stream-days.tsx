import { Fragment } from 'react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { formatDay, formatTime } from '../../ui/dates/format-date.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { AttachedFiles } from '../files/attached-files.tsx'
import { fileIcon, fileName } from '../files/file-kind.ts'
import { NoteItem } from '../notes/note-item.tsx'
import type { NoteOwner } from '../notes/note-resource.ts'
import postClasses from '../posts/post.module.css'
import { useWorkspace } from '../visibility/use-workspace.ts'
import classes from './stream.module.css'
import type { Day, Entry } from './stream-entries.ts'
import { StreamItem } from './stream-item.tsx'

const FileItem = ({ file, at, authorName }: { file: FileRecord; at: string; authorName: string }) => (
  <StreamItem label={`File ${fileName(file)}`} lead={<Icon of={fileIcon(file)} size={18} />}>
    <header className={postClasses.line}>
      <span className={postClasses.who}>
        <bdi className={postClasses.author}>{authorName}</bdi> attached a file
      </span>
      <time className={postClasses.time}>{at && formatTime(at)}</time>
    </header>
    <AttachedFiles files={[file]} />
  </StreamItem>
)

interface StreamDaysProps {
  days: readonly Day[]
  owner: NoteOwner
  /** The address of a person whose notes are shown too. */
  pathOf: ((contactId: string) => string) | undefined
}

/** The entries of the stream under the heading of their day. */
export const StreamDays = ({ days, owner, pathOf }: StreamDaysProps) => {
  const now = useNow()
  const { nameOf } = useWorkspace()
  const show = (entry: Entry) => {
    if (entry.kind === 'note') return <NoteItem key={entry.key} note={entry.note} page={owner} pathOf={pathOf} />
    if (entry.kind === 'other') return <Fragment key={entry.key}>{entry.render()}</Fragment>
    return <FileItem key={entry.key} file={entry.file} at={entry.at} authorName={nameOf(entry.author)} />
  }
  return days.map(({ day, group, entries }) => {
    const label = group ?? (day === '' ? 'No date' : formatDay(day, now))
    return (
      <section key={day} className={classes.day} aria-label={label}>
        <h2 className={classes.head}>{label}</h2>
        {entries.map(show)}
      </section>
    )
  })
}
