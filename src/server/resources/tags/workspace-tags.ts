import { sql } from 'kysely'
import { deleteTag, normalTag, renameTag, tagKey } from '../../../contract/contacts/tags.ts'
import type { Actor } from '../../core/actor.ts'
import { notFound } from '../../core/errors.ts'
import type { Route } from '../../core/http/call.ts'
import { onWrite } from '../../core/http/on.ts'
import { administratorsOnly, updateRow } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { ContactRow } from '../../core/store/tables.ts'
import { spellingInUse } from './tags.ts'

/** Returns the visible contacts that have a tag. @throws 404 if there are none, 403 for those who are not administrators */
const taggedContacts = async (tx: ReadTx, actor: Actor, tag: string): Promise<ContactRow[]> => {
  const { rows } = await sql<ContactRow>`select * from contacts where "accountId" = ${actor.accountId}
    and id in (select "contactId" from "contactTags" where "accountId" = ${actor.accountId} and "tagKey" = ${tagKey(normalTag(tag))})
    and ${tx.definitions.sees(actor, 'contacts')} order by id`.execute(tx.db)
  if (rows.length === 0) throw notFound()
  administratorsOnly(actor, 'Only an administrator can rename or delete a tag.')
  return rows.map((row) => tx.definitions.asWritten('contacts', row))
}

/** Puts `next` in the place of a tag, or nothing, on these contacts. Returns their number. */
const replaceTag = async (tx: WriteTx, actor: Actor, rows: ContactRow[], tag: string, next: string | undefined) => {
  const [before, after] = [tagKey(normalTag(tag)), next === undefined ? undefined : tagKey(next)]
  const name = next === undefined || after === before ? next : await spellingInUse(tx, actor, next)
  for (const row of rows) {
    // The first of them in the list becomes the tag: a contact may have had both.
    const tags = row.tags.map((each) => (name !== undefined && [before, after].includes(tagKey(each)) ? name : each))
    const left = name === undefined ? tags.filter((each) => tagKey(each) !== before) : [...new Set(tags)]
    await updateRow(tx, 'contacts', row, { tags: left }, name === undefined ? 'untagged' : 'tagged')
  }
  return { contacts: rows.length }
}

const mayManage = {
  may: ({ tx, actor, params }: { tx: ReadTx; actor: Actor; params: { tag: string } }) => taggedContacts(tx, actor, params.tag),
}

/** The tags of the whole workspace, which administrators rename, merge and delete. */
export const workspaceTagRoutes: Route[] = [
  onWrite(renameTag, ({ tx, actor, found, params, body }) => replaceTag(tx, actor, found, params.tag, normalTag(body.tag.name)), mayManage),
  onWrite(deleteTag, ({ tx, actor, found, params }) => replaceTag(tx, actor, found, params.tag, undefined), mayManage),
]
