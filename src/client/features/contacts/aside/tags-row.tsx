import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { inWords } from '../../../lib/service-error.ts'
import { showNote } from '../../../ui/float/undo-note.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { TagEditor } from '../../tags/tag-editor.tsx'
import { useUndoable } from '../../undo/use-undoable.ts'
import { contactMutations } from '../mutations.ts'
import { contactQueries } from '../queries.ts'

const tell = (error: Error) => showNote({ message: `The tags were not changed. ${inWords(error)}`, tone: 'red' })

/** The tags of a contact. */
export const TagsRow = ({ contact }: { contact: Contact }) => {
  const { id } = contact
  const client = useQueryClient()
  const { done } = useUndoable()
  const add = useMutation({ ...contactMutations.addTags(), scope: { id: `contact ${id}` } })
  const remove = useMutation({ ...contactMutations.removeTag(), scope: { id: `contact ${id}` } })
  return (
    <InlineRow label="Tags">
      <TagEditor
        tags={contact.tags.map(([tag]) => tag)}
        known={() => client.ensureQueryData(contactQueries.tags())}
        onAdd={(tags) =>
          void add
            .mutateAsync({ id, tags })
            .then(({ changeId }) => done({ message: `Tagged ${tags.join(', ')}`, changeId, quiet: true }), tell)
        }
        onRemove={(tag) =>
          void remove.mutateAsync({ id, tag }).then(({ changeId }) => done({ message: `Removed the tag ${tag}`, changeId }), tell)
        }
      />
    </InlineRow>
  )
}
