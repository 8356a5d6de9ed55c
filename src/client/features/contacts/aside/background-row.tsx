import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { InlineField } from '../../../ui/inline/inline-field.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { LinkedText } from '../../../ui/text/linked-text.tsx'
import type { ContactEdit } from '../edit/use-contact-edit.ts'

/** What is good to know about a contact, as text of several lines. */
export const BackgroundRow = ({ contact, edit }: { contact: Contact; edit: ContactEdit }) => (
  <InlineRow label="Background">
    <InlineField
      label="background"
      multiline
      draftKey={edit.draftKey('background')}
      value={contact.backgroundInfo ?? ''}
      record={edit.contact}
      placeholder="Add what is good to know"
      onSave={(backgroundInfo, from) =>
        edit.save({ backgroundInfo }, from, {
          message: backgroundInfo ? 'Changed the background' : 'Removed the background',
          quiet: backgroundInfo !== '',
        })
      }
      render={(text) => <LinkedText text={text} />}
    />
  </InlineRow>
)
