import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { errorMessage } from '../../lib/service-error.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { sizeInWords } from './file-size.ts'
import classes from './sending-files.module.css'
import type { Sending } from './upload-store.ts'
import type { Uploads } from './use-uploads.ts'

const Row = ({ item, uploads }: { item: Sending; uploads: Uploads }) => {
  const { key, file, part, refused } = item
  const error = refused ?? (item.error === undefined ? undefined : errorMessage(item.error))
  return (
    <li className={classes.row}>
      {error && (
        <span className={classes.sign}>
          <Icon of={IconAlertTriangle} size={14} />
        </span>
      )}
      <bdi className={classes.name}>{file.name}</bdi>
      {error ? (
        <span className={classes.error} role="alert">
          {error}
        </span>
      ) : (
        <>
          <progress className={classes.bar} value={part} max={1} aria-label={`Sending ${file.name}`} />
          <span className={classes.size}>{sizeInWords(file.size)}</span>
        </>
      )}
      {error && !refused && (
        <button type="button" className={classes.again} onClick={() => uploads.retry(key)}>
          Retry
        </button>
      )}
      <button
        type="button"
        className={classes.stop}
        aria-label={`${error ? 'Put away' : 'Stop'} ${file.name}`}
        onClick={() => uploads.drop(key)}
      >
        <Icon of={IconX} size={14} />
      </button>
    </li>
  )
}

/** The files on their way: how far each is, or why it will not arrive. */
export const SendingFiles = ({ uploads }: { uploads: Uploads }) =>
  uploads.sending.length > 0 && (
    <ul className={classes.rows}>
      {uploads.sending.map((item) => (
        <Row key={item.key} item={item} uploads={uploads} />
      ))}
    </ul>
  )
