import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactChange } from '../../../../contract/contacts/contacts.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { editRows } from '../../../lib/cache/page-cache.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useDraft } from '../../../ui/edit/use-draft.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { contactCache } from '../contact-cache.ts'
import { applyChange } from '../contact-change.ts'
import { contactQueries, type ReadContact } from '../queries.ts'
import type { Clash } from './find-conflict.ts'
import { ClashError, saveContact } from './save-contact.ts'

/** What somebody else changed meanwhile, and mine as it can still be sent; kept on this device until one has chosen. */
interface PendingClash {
  readonly clash: Clash
  readonly change: ContactChange
  /** The contact as it was when both were shown: mine may be put in the place of this, and of nothing later. */
  readonly theirs: ReadContact
  /** The user who changed it. */
  readonly by: string | undefined
  readonly message: string
}

interface Told {
  message: string
  quiet?: boolean
}

/** What a row of the page changes the contact with. */
export interface ContactEdit {
  /** The contact on the screen, which an editor that opens is opened on. */
  readonly contact: ReadContact
  /**
   * Sends what changed of `from`, the contact that the editor was opened on (see `useEditDraft`); shown at once.
   * Rejects with the reason, except where somebody changed the same thing: then `clash` asks.
   */
  readonly save: (change: ContactChange, from: ReadContact, done: Told) => Promise<void>
  /** A change of the contact on the screen, by one press; the reason of a refusal stands in a note. */
  readonly apply: (change: ContactChange, done: Told) => void
  readonly clash: (Clash & { by: string; onKeepMine: () => void; onTakeTheirs: () => void }) | undefined
  /** Names what is typed into a field on this device: of this person, this contact, this field. */
  readonly draftKey: (field: string) => string
}

/** Changes of one contact, one after the other, each on top of the version that it began with. */
export const useContactEdit = (contact: ReadContact): ContactEdit => {
  const { id } = contact
  const client = useQueryClient()
  const { done } = useUndoable()
  const { nameOf, meId } = useWorkspace()
  const touched = [{ resource: 'contacts', id }] as const
  const draftKey = (field: string) => `${meId}:contact:${id}:${field}`
  const [pending, setPending] = useDraft<PendingClash | undefined>(draftKey('clash'), undefined)
  const { mutateAsync } = useMutation({
    mutationFn: ({ from, change }: { from: ReadContact; change: ContactChange }) => saveContact(client, from, change),
    scope: { id: `contact ${id}` },
    onMutate: ({ change }) => editRows(client, contactCache, [id], (now) => applyChange(now, change)),
    onError: (error, _, takeBack) => {
      takeBack?.()
      if (error instanceof ClashError) client.setQueryData<ReadContact>(contactQueries.detail(id).queryKey, error.theirs)
    },
    meta: { invalidates: [contactQueries.all()] },
  })

  const save: ContactEdit['save'] = async (change, from, { message, quiet = true }) => {
    try {
      const { changeId, besides } = await mutateAsync({ from, change })
      if (besides === undefined || besides === meId) return done({ message, changeId, touched, quiet })
      done({ message: `${message}. ${nameOf(besides)} changed something else here meanwhile, both are kept`, changeId, touched })
    } catch (error) {
      if (!(error instanceof ClashError)) throw error
      const { clash, theirs, by } = error
      setPending({ clash, change: error.change, theirs, by, message })
    }
  }
  const tell = (error: unknown) => notify({ message: `Not changed. ${errorMessage(error)}`, tone: 'red' })
  const apply: ContactEdit['apply'] = (change, told) => void save(change, contact, told).catch(tell)

  const clash = pending && {
    ...pending.clash,
    by: pending.by ? nameOf(pending.by) : 'Somebody',
    onKeepMine: () => {
      setPending(undefined)
      void save(pending.change, pending.theirs, { message: pending.message }).catch((error: unknown) => {
        setPending((now) => now ?? pending)
        tell(error)
      })
    },
    onTakeTheirs: () => setPending(undefined),
  }
  return { contact, save, apply, clash, draftKey }
}
