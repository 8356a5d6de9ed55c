import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import { FileImage } from '../../../kit/files/file-image.tsx'
import { fileIcon, fileKind, fileName, isPdf, isPicture, isSvg, isText } from '../../../kit/files/file-kind.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { inlineAddress } from '../file-words.ts'
import { readSvg, readText } from '../read-content.ts'
import classes from './file-preview.module.css'

const NoPreview = ({ file, reason = 'There is no preview of this file.' }: { file: FileRecord; reason?: string }) => (
  <div className={classes.none}>
    <Icon of={fileIcon(file)} size={24} />
    <p>{fileKind(file)}</p>
    <p className={classes.reason}>{reason}</p>
  </div>
)

interface PictureProps {
  file: FileRecord
  src: string
  onSize: (size: string) => void
}

const Picture = ({ file, src, onSize }: PictureProps) => {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <NoPreview file={file} reason="This picture can't be shown. It may be damaged." />
  return (
    <FileImage
      className={classes.picture}
      src={src}
      alt={fileName(file)}
      onError={() => setBroken(true)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize(`${formatCount(naturalWidth)} × ${formatCount(naturalHeight)}`)
      }
    />
  )
}

/** A drawing is shown as a picture, which runs nothing and loads nothing. As a `data:` address it has no origin, also in a tab of its own. */
const Drawing = (props: Omit<PictureProps, 'src'>) => {
  const { file } = props
  const { data, error } = useQuery({
    queryKey: ['files', 'drawing', file.id],
    queryFn: ({ signal }) => readSvg(file, signal),
    staleTime: Infinity,
  })
  if (error) return <NoPreview file={file} reason={errorMessage(error)} />
  return data === undefined ? <div className={classes.waiting} role="status" aria-label="Loading" /> : <Picture {...props} src={data} />
}

const Text = ({ file }: { file: FileRecord }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['files', 'text', file.id],
    queryFn: ({ signal }) => readText(file, signal),
    staleTime: Infinity,
  })
  if (error)
    return (
      <div className={classes.none} role="alert">
        <p className={classes.reason}>{errorMessage(error)}</p>
        <Button variant="default" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    )
  if (!data) return <div className={classes.waiting} role="status" aria-label="Loading" />
  if (data.text === undefined) return <NoPreview file={file} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region is reached by keyboard
    <section className={classes.text} aria-label={`Text of ${fileName(file)}`} tabIndex={0}>
      <pre>{data.text}</pre>
      {data.isCut && <p className={classes.reason}>Only the beginning is shown. Download the file to read the rest.</p>}
    </section>
  )
}

/** Shows what a file holds, as far as that runs nothing: pictures, drawings and text; a PDF opens in the viewer of the browser. */
export const FilePreview = ({ file, onSize }: { file: FileRecord; onSize: (size: string) => void }) => {
  if (isPicture(file)) return <Picture file={file} src={inlineAddress(file)} onSize={onSize} />
  if (isSvg(file)) return <Drawing file={file} onSize={onSize} />
  if (isPdf(file))
    return (
      <div className={classes.none}>
        <Icon of={fileIcon(file)} size={24} />
        <p>PDF document</p>
        <Button variant="default" renderRoot={(props) => <a {...props} href={inlineAddress(file)} target="_blank" rel="noreferrer" />}>
          Open in a new tab
        </Button>
      </div>
    )
  return isText(file) ? <Text file={file} /> : <NoPreview file={file} />
}
