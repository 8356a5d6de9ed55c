import { header } from '../../../contract/wire/headers.ts'
import { sendKeyed } from '../../lib/request-keys.ts'
import { ServiceError } from '../../lib/service-error.ts'
import { beginRequest, endRequest, noteAsked, type Remainder, sameDraft } from '../drafts/draft-storage.ts'

interface Sending<New, Result, Draft> {
  /** The key of the draft that is sent, or the name of a place without one. */
  readonly place: string
  readonly content: New
  readonly send: (content: New, idempotencyKey: string) => Promise<Result>
  /** Changes what an earlier request created into `content`. */
  readonly amend?: ((created: Result, before: New, content: New) => Promise<Result>) | undefined
  /** Returns what remains of the draft once it was sent; by default everything, unless it has not changed. */
  readonly remainder?: Remainder<Draft> | undefined
}

/** Says that an earlier request has created something that cannot be changed into what is sent now. */
export const refuseAnother = (): never => {
  const message = 'An earlier try was saved after all. Check it before you add this as well.'
  throw new ServiceError(409, [{ code: 'saved-before', message }])
}

/** Returns the fields that changed since a record was created; undefined where one was removed or is a list, which is not changed as it is created. */
export const changeOf = <New extends object>(before: New, after: New): Partial<New> | undefined => {
  const keys = Object.keys({ ...before, ...after }) as (keyof New)[]
  const changed = keys.filter((key) => !sameDraft(before[key], after[key]))
  if (changed.some((key) => after[key] === undefined || typeof after[key] === 'object')) return undefined
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<New>
}

/**
 * Creates something once, however often it is sent: after a lost answer, a reload, or from two tabs with the same draft. The key of the request
 * is kept with the draft. When the draft has changed since a request without an answer, that request is sent again first, so that it is known
 * what it created, and this is changed into what the draft is now.
 */
export const sendOnce = async <New, Result, Draft = unknown>({
  place,
  content,
  send,
  amend = refuseAnother,
  remainder,
}: Sending<New, Result, Draft>): Promise<Result> => {
  const draft = beginRequest(place)
  if (!draft) return sendKeyed(place, content, (key) => send(content, key))
  const before = draft.asked as New | undefined
  const isChanged = before !== undefined && !sameDraft(before, content)
  if (!isChanged) noteAsked(place, content)
  try {
    const created = await send(isChanged ? before : content, draft.id)
    const result = isChanged ? await amend(created, before, content) : created
    endRequest(place, draft, true, remainder)
    return result
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    endRequest<Draft>(place, draft, false)
    // Another tab has sent the draft as it was there: this is a new one.
    if (error.faults[0]?.code === header.idempotencyKey && !isChanged) return sendOnce({ place, content, send, amend, remainder })
    throw error
  }
}
