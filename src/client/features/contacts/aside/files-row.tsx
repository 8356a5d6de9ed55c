import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { AttachButton } from '../../../kit/files/attach-button.tsx'
import { AttachedFiles } from '../../../kit/files/attached-files.tsx'
import { fileName } from '../../../kit/files/file-kind.ts'
import { UploadList } from '../../../kit/files/upload-list.tsx'
import { useUploads } from '../../../kit/files/use-uploads.ts'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { fullName } from '../contact-words.ts'
import type { ContactEdit } from '../edit/use-contact-edit.ts'
import type { ReadContact } from '../queries.ts'
import classes from './contact-aside.module.css'

/** The files that hang on the contact itself. */
export const FilesRow = ({ contact, edit, onShow }: { contact: ReadContact; edit: ContactEdit; onShow: () => void }) => {
  const uploads = useUploads(edit.draftKey('files'), (file) =>
    edit.save({ attachment: [file.id] }, contact, { message: `Attached ${fileName(file)}` }),
  )
  const files = contact.files ?? []
  const input = useRef<HTMLInputElement>(null)
  const choose = () => {
    onShow()
    input.current?.click()
  }
  usePageActions([{ label: `Attach a file to ${fullName(contact)}`, icon: IconPaperclip, run: choose }])
  // A list knows how many there are; their room is kept until their names come.
  const waiting = contact.files ? 0 : contact.attachment.length
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
