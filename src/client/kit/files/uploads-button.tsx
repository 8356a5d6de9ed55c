import { Popover } from '../../ui/float/popover.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { fileNoun } from '../../ui/text/nouns.ts'
import { UploadList } from './upload-list.tsx'
import { isRunning } from './upload-store.ts'
import classes from './uploads-button.module.css'
import { useAllUploads } from './use-uploads.ts'

/** Opens a list of the uploads of all pages: those under way, to cancel, and those that found no connection, to retry. */
export const UploadsButton = ({ className }: { className?: string | undefined }) => {
  const uploads = useAllUploads()
  const { all } = uploads
  if (all.length === 0) return null
  const running = all.filter(isRunning).length
  const label = running > 0 ? `Uploading ${countOf(running, fileNoun)}…` : `${countOf(all.length, fileNoun)} not uploaded`
  return (
    <Popover
      label="Uploads"
      target={
        <button type="button" className={className} data-tone={running > 0 ? undefined : 'red'}>
          {label}
        </button>
      }
    >
      <div className={classes.panel}>
        <UploadList uploads={uploads} />
      </div>
    </Popover>
  )
}
