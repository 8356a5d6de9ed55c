import type { Actor } from '../actor.ts'
import { refuseUnusableFiles } from '../files/attachments.ts'
import { changeIds } from '../id-list.ts'
import type { WriteTx } from '../store/store.ts'
import { changeInvolved } from './involved-people.ts'

/** The files and people of a deal or case, as JSON arrays of ids. */
interface Lists {
  attachment: string
  involvedPeople: string
}
export const noLists: Lists = { attachment: '[]', involvedPeople: '[]' }

/** Returns the files and people of a deal or case after a request. The root key of both requests is `case`. */
export const changeLists = async (
  tx: WriteTx,
  actor: Actor,
  before: Lists,
  change: { [K in keyof Lists]?: string[] | undefined },
  creating: boolean,
): Promise<Lists> => {
  const files = JSON.parse(before.attachment) as string[]
  const attachment = changeIds(files, change.attachment, 'case.attachment', creating)
  const involvedPeople = await changeInvolved(tx, actor, before.involvedPeople, change.involvedPeople, 'case.involved-people', creating)
  await refuseUnusableFiles(tx, actor, change.attachment, files, 'case.attachment')
  return { attachment: JSON.stringify(attachment), involvedPeople }
}
