import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Contact, mergeContacts } from '../../../../contract/contacts/contacts.ts'
import { dropRows } from '../../../kit/resource/list-rows.ts'
import { sendInCache } from '../../../kit/resource/use-write.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { send } from '../../../lib/api.ts'
import { followUp } from '../../../lib/cache/follow-up.ts'
import { refresh } from '../../../lib/cache/long-list.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { paths } from '../../../paths.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { type MergeChoices, mergedInWords, mergeQuery } from './merge-values.ts'

/** Merges `other` into `kept`, with the chosen values. Opens the kept contact when it is done. */
export const useMerge = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { done } = useUndoable()
  const [state, setState] = useState<{ busy: boolean; refusal?: string }>({ busy: false })

  const merge = async (kept: Contact, other: Contact, choices: MergeChoices) => {
    setState({ busy: true })
    try {
      const query = mergeQuery(kept.id, other.id, choices)
      const { changeId } = await sendInCache(client, () => send(mergeContacts, { query }))
      const message = mergedInWords(kept, other)
      done({
        message,
        changeId,
        restore: dropRows(client, contactResource.keys.lists, [other.id]),
        restored: { name: fullName(other), path: paths.contact(other.id) },
      })
      // The page of the merge shows both: left first, it does not ask for the one that is gone.
      await navigate(paths.contact(kept.id), { replace: true })
      client.removeQueries({ queryKey: contactResource.keys.detail(other.id) })
      followUp(refresh(client))
    } catch (error) {
      setState({ busy: false, refusal: errorMessage(error) })
    }
  }
  return { ...state, merge }
}
