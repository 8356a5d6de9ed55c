import { IconTag } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { addTags, removeTag } from '../../../../contract/contacts/tags.ts'
import { ifThere, useWrite } from '../../../kit/resource/use-write.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { send } from '../../../lib/api.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { fullName, tagsOf } from '../../../records/contacts/contact-words.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { withoutTag, withTags } from '../contact-change.ts'
import { TagEditor } from '../tags/tag-editor.tsx'

const showRefusal = (error: unknown) => notify({ message: `Couldn't change the tags. ${errorMessage(error)}`, tone: 'red' })

/** The tags of a contact. */
export const TagsProperty = ({ contact, onShow }: { contact: Contact; onShow: () => void }) => {
  const { id } = contact
  const client = useQueryClient()
  const { done } = useUndoable()
  const write = useWrite(contactResource)
  const [adding, setAdding] = useState(false)
  const open = () => {
    onShow()
    setAdding(true)
  }
  usePageActions([{ label: `Tag ${fullName(contact)}`, icon: IconTag, run: open }])
  const change = (
    message: string,
    apply: (now: Contact) => Contact,
    sent: () => Promise<{ changeId: string | undefined }>,
    quiet: boolean,
  ) =>
    write({ ids: [id], apply, send: sent })
      .then(({ changeId }) => done({ message, changeId, quiet, touched: [{ resource: 'contacts', id }] }))
      .catch(showRefusal)
  return (
    <InlineRow label="Tags">
      <TagEditor
        tags={tagsOf(contact)}
        open={adding}
        onOpen={setAdding}
        known={() => client.ensureQueryData(contactQueries.tags())}
        onAdd={(tags) =>
          void change(
            `Tagged ${tags.join(', ')}`,
            (now) => withTags(now, tags),
            () => send(addTags, { params: { contactId: id }, body: { tags: tags.join(',') } }),
            true,
          )
        }
        onRemove={(tag) =>
          void change(
            `Removed the tag ${tag}`,
            (now) => withoutTag(now, tag),
            () => ifThere(send(removeTag, { params: { contactId: id, tag } })),
            false,
          )
        }
      />
    </InlineRow>
  )
}
