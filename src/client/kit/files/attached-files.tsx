import { IconDownload, IconX } from '@tabler/icons-react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { downloadFile } from '../../../contract/notes/files.ts'
import { addressFor } from '../../lib/api.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { isDemo } from '../../ui/page/app-location.ts'
import classes from './attached-files.module.css'
import { FileImage } from './file-image.tsx'
import { fileIcon, fileName, isPicture } from './file-kind.ts'
import { formatSize } from './file-size.ts'

/** The link that downloads a file. Chromium sends a request with `download` past the service worker, which has the files of the demo. */
export const downloadLink = (file: FileRecord) => ({
  href: addressFor(downloadFile, { params: { id: file.id } }),
  ...(!isDemo && { download: fileName(file) }),
  title: `Download ${fileName(file)}`,
})
const openLink = (file: FileRecord) => ({
  href: addressFor(downloadFile, { params: { id: file.id }, query: { inline: true } }),
  target: '_blank',
  rel: 'noreferrer',
  title: `Open ${fileName(file)}`,
})

/** The link of a file: opens a picture, and downloads anything else. */
export const fileLink = (file: FileRecord) => (isPicture(file) ? openLink(file) : downloadLink(file))

const Picture = ({ file }: { file: FileRecord }) => (
  <li className={classes.pictured}>
    <a className={classes.picture} {...openLink(file)}>
      <FileImage src={openLink(file).href} alt={fileName(file)} loading="lazy" decoding="async" />
    </a>
    <a className={classes.save} {...downloadLink(file)}>
      <Icon of={IconDownload} size={14} />
    </a>
  </li>
)

const Chip = ({ file, onRemove }: { file: FileRecord; onRemove?: (() => void) | undefined }) => (
  <li className={classes.chip}>
    <a className={classes.link} {...fileLink(file)}>
      <Icon of={fileIcon(file)} />
      <bdi className={classes.name}>{fileName(file)}</bdi>
      <span className={classes.size}>{formatSize(file.byteSize)}</span>
    </a>
    {onRemove && (
      <button type="button" className={classes.remove} aria-label={`Remove ${fileName(file)}`} onClick={onRemove}>
        <Icon of={IconX} size={14} />
      </button>
    )}
  </li>
)

interface AttachedFilesProps {
  files: readonly FileRecord[]
  onRemove?: ((file: FileRecord) => void) | undefined
  /** Whether pictures are shown rather than named. */
  pictures?: boolean
  /** Whether file names are listed one below the other at full width. */
  stacked?: boolean
}

/** The files of a record, to open or to download. */
export const AttachedFiles = ({ files, onRemove, pictures = true, stacked = false }: AttachedFilesProps) => {
  if (files.length === 0) return null
  const shown = pictures ? files.filter(isPicture) : []
  const named = files.filter((file) => !shown.includes(file))
  return (
    <div className={classes.files}>
      {shown.length > 0 && (
        <ul className={classes.pictures}>
          {shown.map((file) => (
            <Picture key={file.id} file={file} />
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <ul className={classes.chips} data-stacked={stacked || undefined}>
          {named.map((file) => (
            <Chip key={file.id} file={file} onRemove={onRemove && (() => onRemove(file))} />
          ))}
        </ul>
      )}
    </div>
  )
}
