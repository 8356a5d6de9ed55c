import { memo } from 'react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { formatTime } from '../../ui/dates/format-date.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { AttachedFiles } from '../files/attached-files.tsx'
import { nameOf, signOf } from '../files/file-kind.ts'
import classes from '../notes/entries.module.css'

/** A file in the stream: who attached it, when, and the file. */
export const FileEntry = memo(({ file, at, authorName }: { file: FileRecord; at: string; authorName: string }) => (
  <article className={classes.entry} aria-label={`File ${nameOf(file)}`} tabIndex={-1} data-entry>
    <span className={classes.sign}>
      <Icon of={signOf(file)} size={18} />
    </span>
    <div className={classes.content}>
      <header className={classes.line}>
        <span className={classes.who}>
          <bdi className={classes.author}>{authorName}</bdi> attached
        </span>
        <time className={classes.when}>{at && formatTime(at)}</time>
      </header>
      <AttachedFiles files={[file]} />
    </div>
  </article>
))
