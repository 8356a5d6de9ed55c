import { IconTag } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { TagEditor } from '../../tags/tag-editor.tsx'
import { fullName } from '../contact-words.ts'
import { contactMutations } from '../mutations.ts'
import { contactQueries } from '../queries.ts'

const tell = (error: Error) => notify({ message: `The tags were not changed. ${errorMessage(error)}`, tone: 'red' })

/** The tags of a contact. */
export const TagsRow = ({ contact, onShow }: { contact: Contact; onShow: () => void }) => {
  const { id } = contact
  const client = useQueryClient()
  const { done } = useUndoable()
  const add = useMutation({ ...contactMutations.addTags(), scope: { id: `contact ${id}` } })
  const remove = useMutation({ ...contactMutations.removeTag(), scope: { id: `contact ${id}` } })
  const [adding, setAdding] = useState(false)
  const touched = [{ resource: 'contacts', id }] as const
  const open = () => {
    onShow()
    setAdding(true)
  }
  usePageActions([{ label: `Tag ${fullName(contact)}`, icon: IconTag, run: open }])
  return (
    <InlineRow label="Tags">
      <TagEditor
        tags={contact.tags.map(([tag]) => tag)}
        open={adding}
        onOpen={setAdding}
        known={() => client.ensureQueryData(contactQueries.tags())}
        onAdd={(tags) =>
          void add
            .mutateAsync({ id, tags })
            .then(({ changeId }) => done({ message: `Tagged ${tags.join(', ')}`, changeId, touched, quiet: true }), tell)
        }
        onRemove={(tag) =>
          void remove.mutateAsync({ id, tag }).then(({ changeId }) => done({ message: `Removed the tag ${tag}`, changeId, touched }), tell)
        }
      />
    </InlineRow>
  )
}
