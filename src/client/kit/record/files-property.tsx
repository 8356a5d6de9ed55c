import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { usePageActions } from '../../ui/keys/page-actions.ts'
import { AttachButton } from '../files/attach-button.tsx'
import { AttachedFiles } from '../files/attached-files.tsx'
import { fileName } from '../files/file-kind.ts'
import { UploadList } from '../files/upload-list.tsx'
import { useUploads } from '../files/use-uploads.ts'
import classes from './property.module.css'
import type { RecordEdit } from './use-record-edit.ts'

interface WithFiles {
  readonly attachment: readonly string[]
  readonly files?: readonly FileRecord[] | undefined
}

/** The files attached to a record itself. */
export const FilesProperty = <R extends WithFiles>({
  edit,
  name,
  onShow,
}: {
  edit: RecordEdit<R, { attachment?: string[] }>
  /** The name of the record, for the palette. */
  name: string
  /** Unfolds the properties. */
  onShow: () => void
}) => {
  const { record } = edit
  const uploads = useUploads(edit.draftKey('files'), (file) =>
    edit.save({ attachment: [file.id] }, record, { message: `Attached ${fileName(file)}` }),
  )
  const files = record.files ?? []
  const input = useRef<HTMLInputElement>(null)
  const choose = () => {
    onShow()
    input.current?.click()
  }
  usePageActions([{ label: `Attach a file to ${name}`, icon: IconPaperclip, run: choose }])
  // A list knows how many files there are: their height is reserved until their names arrive.
  const waiting = record.files ? 0 : record.attachment.length
  return (
    <InlineRow label="Files">
      <div className={classes.files}>
        <AttachedFiles
          files={files}
          pictures={false}
          stacked
          onRemove={(file) => edit.apply({ attachment: [`-${file.id}`] }, { message: `Removed ${fileName(file)}`, quiet: false })}
        />
        {waiting > 0 && <div style={{ height: `${waiting * 2.5 - 0.5}rem` }} />}
        <UploadList uploads={uploads} />
        <span className={classes.attach}>
          <AttachButton label={files.length + waiting > 0 ? 'Attach' : 'Attach a file'} onChoose={uploads.add} input={input} />
        </span>
      </div>
    </InlineRow>
  )
}
