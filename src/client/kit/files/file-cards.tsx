import { IconX } from '@tabler/icons-react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { fileLink } from './attached-files.tsx'
import classes from './file-cards.module.css'
import { FileImage } from './file-image.tsx'
import { fileIcon, fileName, isPicture } from './file-kind.ts'
import { formatSize } from './file-size.ts'

interface FileCardsProps {
  files: readonly FileRecord[]
  onRemove?: ((file: FileRecord) => void) | undefined
}

/** The files of a record as cards with a preview of pictures. A press opens a picture and downloads anything else. */
export const FileCards = ({ files, onRemove }: FileCardsProps) =>
  files.length > 0 && (
    <ul className={classes.cards} aria-label="Files">
      {files.map((file) => (
        <li key={file.id} className={classes.card}>
          <a className={classes.link} {...fileLink(file)}>
            <span className={classes.preview}>
              {isPicture(file) ? (
                <FileImage src={fileLink(file).href} alt="" loading="lazy" decoding="async" />
              ) : (
                <Icon of={fileIcon(file)} size={24} />
              )}
            </span>
            <span className={classes.line}>
              <Icon of={fileIcon(file)} size={16} />
              <bdi className={classes.name}>{fileName(file)}</bdi>
              <span className={classes.size}>{formatSize(file.byteSize)}</span>
            </span>
          </a>
          {onRemove && (
            <button type="button" className={classes.remove} aria-label={`Remove ${fileName(file)}`} onClick={() => onRemove(file)}>
              <Icon of={IconX} size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
