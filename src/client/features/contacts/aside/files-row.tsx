import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { AttachedFiles } from '../../files/attached-files.tsx'
import { nameOf } from '../../files/file-kind.ts'
import { AttachButton } from '../../files/uploads/attach-button.tsx'
import { SendingFiles } from '../../files/uploads/sending-files.tsx'
import { useUploads } from '../../files/uploads/use-uploads.ts'
import type { ContactEdit } from '../edit/use-contact-edit.ts'
import type { ReadContact } from '../queries.ts'
import classes from './contact-aside.module.css'

/** The files that hang on the contact itself. */
export const FilesRow = ({ contact, edit }: { contact: ReadContact; edit: ContactEdit }) => {
  const uploads = useUploads(edit.draftKey('files'), (file) =>
    edit.save({ attachment: [file.id] }, contact, { message: `Attached ${nameOf(file)}` }),
  )
  const files = contact.files ?? []
  // A list knows how many there are; their room is kept until their names come.
  const waiting = contact.files ? 0 : contact.attachment.length
  return (
    <InlineRow label="Files">
      <div className={classes.files}>
        <AttachedFiles
          files={files}
          pictures={false}
          onRemove={(file) => edit.apply({ attachment: [`-${file.id}`] }, { message: `Removed ${nameOf(file)}`, quiet: false })}
        />
        {waiting > 0 && <div style={{ height: `${waiting * 2.5 - 0.5}rem` }} />}
        <SendingFiles uploads={uploads} />
        <span className={classes.attach}>
          <AttachButton label={files.length + waiting > 0 ? 'Attach' : 'Attach a file'} onChoose={uploads.add} />
        </span>
      </div>
    </InlineRow>
  )
}
