import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { onceKey } from '../../../lib/request-keys.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../contact-words.ts'
import { listAddress } from '../list/list-memory.ts'
import { contactMutations } from '../mutations.ts'
import { type ContactDraft, checkDraft, type Faults, refusalFaults, toNewContact } from './contact-draft.ts'

/** Makes the contact of a draft: answers its id, or nothing and says at the fields why. */
export const useCreate = () => {
  const { mutateAsync, isPending } = useMutation(contactMutations.create())
  const { done } = useUndoable()
  const [faults, setFaults] = useState<Faults>({})
  const once = onceKey('contact:new')

  const create = async (draft: ContactDraft): Promise<string | undefined> => {
    const wrong = checkDraft(draft)
    setFaults(wrong)
    if (Object.keys(wrong).length) return undefined
    const contact = toNewContact(draft)
    try {
      const { reply, changeId } = await mutateAsync({ contact, idempotencyKey: once.keyFor(contact) })
      once.sent()
      const leads = { by: 'undo', from: paths.contact(reply.contactId), to: listAddress() } as const
      done({ message: `Created ${fullName(contact)}`, changeId, leads, touched: [{ resource: 'contacts', id: reply.contactId }] })
      return reply.contactId
    } catch (error) {
      setFaults(refusalFaults(error))
      return undefined
    }
  }
  const forgive = (field: keyof Faults) => setFaults(({ [field]: _, form: __, ...rest }) => rest)
  return { create, faults, forgive, busy: isPending }
}
