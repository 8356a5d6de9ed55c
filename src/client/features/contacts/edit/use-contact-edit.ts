import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Contact, ContactChange } from '../../../../contract/contacts.ts'
import { inWords } from '../../../lib/service-error.ts'
import { showNote } from '../../../ui/float/undo-note.tsx'
import { useUndoable } from '../../undo/use-undoable.ts'
import { useWorkspace } from '../../visibility/use-workspace.ts'
import { editCached, findCached, putBackCached } from '../contact-cache.ts'
import { applyChange } from '../contact-change.ts'
import { contactQueries, type ReadContact } from '../queries.ts'
import { ClashError, saveContact } from './save-contact.ts'

/** What a row of the page changes the contact with. */
export interface ContactEdit {
  /** Sends what changed; shown at once. Rejects with the reason, except where somebody changed the same thing: then `clash` asks. */
  readonly save: (change: ContactChange, done: { message: string; quiet?: boolean }) => Promise<void>
  /** As `save`, with the reason in a note: for what has no field to say it at. */
  readonly apply: (change: ContactChange, done: { message: string; quiet?: boolean }) => void
  readonly clash: { readonly error: ClashError; readonly by: string; keepMine: () => void; takeTheirs: () => void } | undefined
}

/** Changes of one contact, one after the other, each checked against the version that was on the screen. */
export const useContactEdit = (contact: Contact): ContactEdit => {
  const { id } = contact
  const client = useQueryClient()
  const { done } = useUndoable()
  const { nameOf, meId } = useWorkspace()
  const [pending, setPending] = useState<{ error: ClashError; message: string }>()
  const { mutateAsync } = useMutation({
    mutationFn: ({ base, change }: { base: Contact; change: ContactChange }) => saveContact(client, base, change),
    scope: { id: `contact ${id}` },
    onMutate: ({ change }) => editCached(client, [id], (now) => applyChange(now, change)),
    onError: (error, _, before) => {
      if (before) putBackCached(client, before)
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
      setPending({ error, message })
    }
  }
  const apply: ContactEdit['apply'] = (change, told) =>
    void save(change, told).catch((error: unknown) => showNote({ message: `Not changed. ${inWords(error)}`, tone: 'red' }))

  const clash = pending && {
    error: pending.error,
    by: pending.error.by ? nameOf(pending.error.by) : 'Somebody',
    keepMine: () => {
      setPending(undefined)
      apply(pending.error.change, { message: pending.message })
    },
    takeTheirs: () => setPending(undefined),
  }
  return { save, apply, clash }
}
