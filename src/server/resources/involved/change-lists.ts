import type { Actor } from '../../core/actor.ts'
import type { WriteTx } from '../../core/store/store.ts'
import { changeAttachments } from '../files/attachments.ts'
import { changeInvolved } from './involved-people.ts'

/** The files and people of a deal or case, as JSON arrays of ids. */
interface Lists {
  attachment: string[]
  involvedPeople: string[]
}

/** Returns the files and people of a new or changed deal or case. The root key of both requests is `case`. */
export const changeLists = async (
  tx: WriteTx,
  actor: Actor,
  before: Lists | undefined,
  change: { [K in keyof Lists]?: string[] | undefined },
): Promise<Lists> => ({
  attachment: await changeAttachments(tx, actor, before?.attachment, change.attachment, 'case.attachment'),
  involvedPeople: await changeInvolved(tx, actor, before?.involvedPeople, change.involvedPeople, 'case.involved-people'),
})
