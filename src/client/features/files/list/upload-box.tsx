import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudUpload, IconX } from '@tabler/icons-react'
import { fileIcon } from '../../../kit/files/file-kind.ts'
import { formatSize } from '../../../kit/files/file-size.ts'
import type { Upload } from '../../../kit/files/upload-store.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { NativeSelect } from '../../../ui/fields/native-select.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ProgressBar } from '../../../ui/page/progress-bar.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import type { Category } from '../../categories/category-sets.ts'
import { categoryOptions } from '../../categories/category-source.ts'
import { fileNoun } from '../file-search.ts'
import classes from './upload-box.module.css'
import type { ProjectUploads } from './use-project-uploads.ts'

const timeLeft = ({ began, progress }: Upload) => {
  if (began === undefined || progress === 0) return ''
  const seconds = ((performance.now() - began) / 1000) * (1 / progress - 1)
  return seconds < 60 ? `${Math.ceil(seconds)} s left` : `${Math.ceil(seconds / 60)} min left`
}

const Row = ({ upload, uploads }: { upload: Upload; uploads: ProjectUploads }) => {
  const { key, file, progress, refusal, error } = upload
  const reason = refusal ?? (error === undefined ? undefined : errorMessage(error))
  return (
    <li className={classes.row} data-failed={reason !== undefined || undefined}>
      <Icon of={reason === undefined ? fileIcon({ name: file.name, contentType: file.type }) : IconAlertTriangle} />
      <bdi className={classes.name}>{file.name}</bdi>
      {reason === undefined ? (
        <>
          <ProgressBar label={`Uploading ${file.name}`} value={progress} />
          <span className={classes.size}>
            {formatSize(Math.round(progress * file.size))} of {formatSize(file.size)}
          </span>
          <span className={classes.left}>{timeLeft(upload)}</span>
        </>
      ) : (
        <span className={classes.reason} role="alert">
          {reason}
        </span>
      )}
      {error !== undefined && (
        <Button variant="text" onClick={() => uploads.retry(key)}>
          Retry
        </Button>
      )}
      <IconButton
        label={`${reason === undefined ? 'Cancel upload of' : 'Dismiss'} ${file.name}`}
        icon={IconX}
        size={28}
        onClick={() => uploads.cancel(key)}
      />
    </li>
  )
}

interface UploadBoxProps {
  uploads: ProjectUploads
  categories: readonly Category[]
  /** The category that dropped files get; empty for none. */
  category: string
  onCategory: (id: string) => void
}

/** The uploads under way, and failed ones with the reason; files can be dropped anywhere on the page. */
export const UploadBox = ({ uploads, categories, category, onCategory }: UploadBoxProps) => {
  const { all } = uploads
  if (all.length === 0) return null
  const running = all.filter(({ error, refusal }) => error === undefined && refusal === undefined).length
  return (
    <section className={classes.box} aria-label="Uploads">
      <div className={classes.head}>
        <Icon of={IconCloudUpload} />
        <strong className={classes.title} role="status">
          {running > 0 ? `Uploading ${countOf(running, fileNoun)}` : `${countOf(all.length, fileNoun)} not uploaded`}
        </strong>
        <span className={classes.hint}>
          Drop more anywhere on this page.
          {categories.length > 0 && (
            <>
              {' They go into '}
              <NativeSelect
                className={classes.select ?? ''}
                aria-label="Category of new files"
                value={category}
                options={categoryOptions(categories)}
                onChange={onCategory}
              />
            </>
          )}
        </span>
        <Button variant="text" onClick={uploads.cancelAll}>
          {running > 0 ? 'Cancel all' : 'Dismiss all'}
        </Button>
      </div>
      <ul className={classes.rows}>
        {all.map((upload) => (
          <Row key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </section>
  )
}
