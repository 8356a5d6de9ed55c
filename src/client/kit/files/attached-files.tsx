import { IconArrowUpRight, IconDownload, IconX } from '@tabler/icons-react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { downloadFile } from '../../../contract/notes/files.ts'
import { addressFor } from '../../lib/api.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import classes from './attached-files.module.css'
import { isPicture, nameOf, signOf } from './file-kind.ts'
import { sizeInWords } from './file-size.ts'

const addressOf = (id: string, inline = false) => addressFor(downloadFile, { params: { id }, ...(inline ? { query: { inline } } : {}) })

const opened = { target: '_blank', rel: 'noreferrer' } as const

const Picture = ({ file }: { file: FileRecord }) => (
  <li className={classes.pictured}>
    <a className={classes.picture} href={addressOf(file.id, true)} {...opened} title={nameOf(file)}>
      <img src={addressOf(file.id, true)} alt={nameOf(file)} loading="lazy" decoding="async" />
    </a>
    <a
      className={classes.save}
      href={addressOf(file.id)}
      download={nameOf(file)}
      title={`Download ${nameOf(file)}`}
      aria-label={`Download ${nameOf(file)}`}
    >
      <Icon of={IconDownload} size={14} />
    </a>
  </li>
)

/** What a press on the name of a file does: a picture opens, as where it is shown, anything else is downloaded. */
const pressOf = (file: FileRecord) =>
  isPicture(file)
    ? { href: addressOf(file.id, true), ...opened, title: `Open ${nameOf(file)}` }
    : { href: addressOf(file.id), download: nameOf(file), title: `Download ${nameOf(file)}` }

const Chip = ({ file, onRemove }: { file: FileRecord; onRemove?: (() => void) | undefined }) => (
  <span className={classes.chip}>
    <a className={classes.download} {...pressOf(file)}>
      <Icon of={signOf(file)} />
      <bdi className={classes.name}>{nameOf(file)}</bdi>
      <span className={classes.size}>{sizeInWords(file.byteSize)}</span>
      <span className={classes.arrow}>
        <Icon of={isPicture(file) ? IconArrowUpRight : IconDownload} size={14} />
      </span>
    </a>
    {onRemove && (
      <button type="button" className={classes.remove} aria-label={`Remove ${nameOf(file)}`} onClick={onRemove}>
        <Icon of={IconX} size={14} />
      </button>
    )}
  </span>
)

/** Files that hang on something: pictures are looked at in place, the others stand there by name; every one can be downloaded. */
export const AttachedFiles = ({
  files,
  onRemove,
  pictures = true,
  stacked = false,
}: {
  files: readonly FileRecord[]
  onRemove?: ((file: FileRecord) => void) | undefined
  /** Whether pictures are shown, or only named, as where they can be taken away. */
  pictures?: boolean
  /** Whether those named stand one under the other, all as wide as there is room. */
  stacked?: boolean
}) => {
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
            <li key={file.id}>
              <Chip file={file} onRemove={onRemove && (() => onRemove(file))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
