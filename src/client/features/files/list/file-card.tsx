import { useState } from 'react'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import { downloadThumbnail } from '../../../../contract/x/files.ts'
import { FileImage } from '../../../kit/files/file-image.tsx'
import { fileIcon, fileKind, fileName, isPicture, isText } from '../../../kit/files/file-kind.ts'
import { formatSize } from '../../../kit/files/file-size.ts'
import type { Listed } from '../../../kit/resource/resource.ts'
import { PrivateMark } from '../../../kit/visibility/private-mark.tsx'
import { addressFor } from '../../../lib/api.ts'
import { daysAgo, formatShort, formatTime, parseUtc } from '../../../ui/dates/format-date.ts'
import { rowBox } from '../../../ui/fields/checkbox.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { appHref } from '../../../ui/page/app-location.ts'
import { inlineAddress } from '../file-words.ts'
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

/** Up to this size in bytes, a picture that has no thumbnail is shown itself. */
const mostBytes = 128 * 1024

const Picture = ({ file }: { file: Listed<FileRecord> }) => {
  const [isBroken, setBroken] = useState(false)
  const isShown = file.xThumbnail || (isPicture(file) && file.byteSize <= mostBytes && !file.gone)
  if (isShown && !isBroken) {
    const src = file.xThumbnail ? thumbnailAddress(file) : inlineAddress(file)
    return (
      <FileImage src={src} alt="" loading="lazy" decoding="async" data-text={isText(file) || undefined} onError={() => setBroken(true)} />
    )
  }
  return (
    <span className={classes.kind}>
      <Icon of={fileIcon(file)} size={24} />
      {fileKind(file)}
    </span>
  )
}

/** A file in the grid: its small picture or kind, name, category, time and size. The grid handles its clicks. */
export const FileCard = ({ file, to, category, now, selected }: FileCardProps) => (
  <>
    <a href={appHref(to)} tabIndex={-1} className={classes.link} title={fileName(file)}>
      <span className={classes.picture}>
        <Picture file={file} />
      </span>
      <span className={classes.name}>
        <Icon of={fileIcon(file)} size={14} />
        <bdi>{fileName(file)}</bdi>
        {file.xIsPrivate && <PrivateMark short />}
      </span>
      <span className={classes.more}>
        <span className={classes.when}>
          {file.gone ? 'no longer available' : [category, formatUploaded(file.createdAt, now)].filter(Boolean).join(', ')}
        </span>
        <span>{formatSize(file.byteSize)}</span>
      </span>
    </a>
    <span className={classes.pick}>{rowBox(selected, `Select ${fileName(file)}`)}</span>
  </>
)
