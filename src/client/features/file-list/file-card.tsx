import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { downloadThumbnail } from '../../../contract/x/files.ts'
import { fileIcon, fileKind, fileName } from '../../kit/files/file-kind.ts'
import { formatSize } from '../../kit/files/file-size.ts'
import type { Listed } from '../../kit/resource/resource.ts'
import { addressFor } from '../../lib/api.ts'
import { daysAgo, formatShort, formatTime, parseUtc } from '../../ui/dates/format-date.ts'
import { rowBox } from '../../ui/fields/checkbox.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import classes from './file-grid.module.css'

/** The time of an upload today, or its day. */
const formatUploaded = (moment: string | undefined, now: Date) => {
  if (moment === undefined) return ''
  const at = parseUtc(moment)
  return daysAgo(at, now) === 0 ? formatTime(at) : formatShort(at, now)
}

const thumbnailAddress = ({ id }: FileRecord) => addressFor(downloadThumbnail, { params: { id } })

interface FileCardProps {
  file: Listed<FileRecord>
  to: string
  category: string | undefined
  now: Date
  selected: boolean
}

/** A file in the grid: its small picture or kind, name, category, time and size. The grid handles its clicks. */
export const FileCard = ({ file, to, category, now, selected }: FileCardProps) => (
  <>
    <a href={to} tabIndex={-1} className={classes.link} title={fileName(file)}>
      <span className={classes.picture}>
        {file.xThumbnail ? (
          <img src={thumbnailAddress(file)} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={classes.kind}>
            <Icon of={fileIcon(file)} size={24} />
            {fileKind(file)}
          </span>
        )}
      </span>
      <span className={classes.name}>
        <Icon of={fileIcon(file)} size={14} />
        <bdi>{fileName(file)}</bdi>
      </span>
      <span className={classes.more}>
        <span className={classes.when}>
          {file.gone ? 'deleted' : [category, formatUploaded(file.createdAt, now)].filter(Boolean).join(', ')}
        </span>
        <span>{formatSize(file.byteSize)}</span>
      </span>
    </a>
    <span className={classes.pick}>{rowBox(selected, `Select ${fileName(file)}`)}</span>
  </>
)
