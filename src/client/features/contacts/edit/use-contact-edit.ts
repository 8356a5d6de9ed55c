import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'
import { editRows } from '../../../lib/cache/page-cache.ts'
import { inWords } from '../../../lib/service-error.ts'
import { useDraft } from '../../../ui/fields/use-draft.ts'
import { showNote } from '../../../ui/float/undo-note.tsx'
import { useUndoable } from '../../undo/use-undoable.ts'
import { useWorkspace } from '../../visibility/use-workspace.ts'
import { contactCache, findCached } from '../contact-cache.ts'
import { applyChange } from '../contact-change.ts'
import { contactQueries, type ReadContact } from '../queries.ts'
import type { Clash } from './find-conflict.ts'
import { ClashError, saveContact } from './save-contact.ts'

/** What somebody else changed meanwhile, and mine as it can still be sent; kept on this device until one has chosen. */
interface PendingClash {
  readonly clash: Clash
  readonly change: ContactChange
  /** The user who changed it. */
  readonly by: string | undefined
  readonly message: string
}

/** What a row of the page changes the contact with. */
export interface ContactEdit {
  /** Sends what changed; shown at once. Rejects with the reason, except where somebody changed the same thing: then `clash` asks. */
  readonly save: (change: ContactChange, done: { message: string; quiet?: boolean }) => Promise<void>
  /** As `save`, with the reason in a note: for what has no field to say it at. */
  readonly apply: (change: ContactChange, done: { message: string; quiet?: boolean }) => void
  readonly clash: { readonly clash: Clash; readonly by: string; keepMine: () => void; takeTheirs: () => void } | undefined
  /** Names what is typed into a field on this device: of this person, this contact, this field. */
  readonly draftKey: (field: string) => string
}

/** Changes of one contact, one after the other, each checked against the version that was on the screen. */
export const useContactEdit = (contact: Contact): ContactEdit => {
  const { id } = contact
  const client = useQueryClient()
  const { done } = useUndoable()
  const { nameOf, meId } = useWorkspace()
  const draftKey = (field: string) => `${meId}:contact:${id}:${field}`
  const [pending, setPending] = useDraft<PendingClash | undefined>(draftKey('clash'), undefined)
  const { mutateAsync } = useMutation({
    mutationFn: ({ base, change }: { base: Contact; change: ContactChange }) => saveContact(client, base, change),
    scope: { id: `contact ${id}` },
    onMutate: ({ change }) => editRows(client, contactCache, [id], (now) => applyChange(now, change)),
    onError: (error, _, takeBack) => {
      takeBack?.()
      if (error instanceof ClashError) client.setQueryData<ReadContact>(contactQueries.detail(id).queryKey, error.theirs)
    },
    meta: { invalidates: [contactQueries.all()] },
  })

  const save: ContactEdit['save'] = async (change, { message, quiet = true }) => {
    try {
      const { changeId, besides } = await mutateAsync({ base: findCached(client, id) ?? contact, change })
      if (besides === undefined || besides === meId) return done({ message, changeId, quiet })
      done({ message: `${message}. ${nameOf(besides)} changed something else here meanwhile, both are kept`, changeId })
    } catch (error) {
      if (!(error instanceof ClashError)) throw error
      setPending({ clash: error.clash, change: error.change, by: error.by, message })
    }
  }
  const apply: ContactEdit['apply'] = (change, told) =>
    void save(change, told).catch((error: unknown) => showNote({ message: `Not changed. ${inWords(error)}`, tone: 'red' }))

  const clash = pending && {
    clash: pending.clash,
    by: pending.by ? nameOf(pending.by) : 'Somebody',
    keepMine: () => {
      setPending(undefined)
      void save(pending.change, { message: pending.message }).catch((error: unknown) => {
        setPending((now) => now ?? pending)
        showNote({ message: `Not changed. ${inWords(error)}`, tone: 'red' })
      })
    },
    takeTheirs: () => setPending(undefined),
  }
  return { save, apply, clash, draftKey }
}
