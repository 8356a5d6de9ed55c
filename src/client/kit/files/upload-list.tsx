import { Button } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { errorMessage } from '../../lib/service-error.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ProgressBar } from '../../ui/page/progress-bar.tsx'
import { formatSize } from './file-size.ts'
import classes from './upload-list.module.css'
import type { Upload } from './upload-store.ts'
import type { Uploads } from './use-uploads.ts'

type Listed = Pick<Uploads, 'all' | 'retry' | 'cancel'>

const Row = ({ upload, uploads }: { upload: Upload; uploads: Listed }) => {
  const { key, file, progress, refusal, error } = upload
  const reason = refusal ?? (error === undefined ? undefined : errorMessage(error))
  return (
    <li className={classes.row}>
      {reason && <Icon of={IconAlertTriangle} size={14} />}
      <bdi className={classes.name}>{file.name}</bdi>
      {reason ? (
        <span className={classes.error} role="alert">
          {reason}
        </span>
      ) : (
        <>
          <ProgressBar label={`Uploading ${file.name}`} value={progress} />
          <span className={classes.size}>{formatSize(file.size)}</span>
        </>
      )}
      {error !== undefined && (
        <Button variant="text" onClick={() => uploads.retry(key)}>
          Retry
        </Button>
      )}
      <button
        type="button"
        className={classes.cancel}
        aria-label={`${reason ? 'Dismiss' : 'Cancel upload of'} ${file.name}`}
        onClick={() => uploads.cancel(key)}
      >
        <Icon of={IconX} size={14} />
      </button>
    </li>
  )
}

/** Uploads under way with their progress, and failed ones with the reason. */
export const UploadList = ({ uploads }: { uploads: Listed }) =>
  uploads.all.length > 0 && (
    <ul className={classes.rows}>
      {uploads.all.map((upload) => (
        <Row key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </ul>
  )
