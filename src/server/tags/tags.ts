import { sql } from 'kysely'
import { mostTags, normalTag, splitTags, tagKey } from '../../contract/contacts/tags.ts'
import type { Actor } from '../actor.ts'
import { findContactRow, ownColumns } from '../contacts/find/find-contacts.ts'
import { notFound, unacceptable } from '../errors.ts'
import { sees } from '../resources/definitions.ts'
import { describe } from '../resources/find.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'

const tagsOf = (row: ContactRow) => JSON.parse(row.tags) as string[]

/** Returns the tags of visible contacts with the number of visible contacts that have them. */
export const listTags = async (tx: ReadTx, actor: Actor): Promise<[string, number][]> => {
  const found = await sql<{ tag: string; count: number }>`select min(t.tag) as tag, sum(t.used) as count from "tagCounts" t
    where t."accountId" = ${actor.accountId} and ${sees(actor, 'contacts', 't')} group by t."tagKey" order by t."tagKey"`.execute(tx.db)
  return found.rows.map((row) => [row.tag, Number(row.count)])
}

export const listContactTags = async (tx: ReadTx, actor: Actor, contactId: string): Promise<[string, string][]> =>
  tagsOf(await findContactRow(tx, actor, contactId)).map((tag) => [tag, tag])

/** Returns the spelling that visible contacts already use for a tag, so a tag does not exist in two spellings. */
const asWritten = async (tx: ReadTx, actor: Actor, tag: string) => {
  const found = await sql<{ tag: string }>`select t.tag from "tagCounts" t
    where t."accountId" = ${actor.accountId} and t."tagKey" = ${tagKey(tag)} and ${sees(actor, 'contacts', 't')} limit 1`.execute(tx.db)
  return found.rows[0]?.tag ?? tag
}

const writeTags = async (tx: WriteTx, row: ContactRow, tags: string[], verb: string) => {
  const next = await tx.update('contacts', row, { tags: JSON.stringify(tags) })
  describe(tx, verb, 'contacts', next)
}

export const addTags = async (tx: WriteTx, actor: Actor, contactId: string, names: string) => {
  const row = ownColumns(await findContactRow(tx, actor, contactId))
  const tags = tagsOf(row)
  const known = new Set(tags.map(tagKey))
  for (const name of splitTags(names)) {
    if (known.has(tagKey(name))) continue
    known.add(tagKey(name))
    tags.push(await asWritten(tx, actor, name))
  }
  if (tags.length > mostTags) throw unacceptable('tags', 'too-many', `A contact has at most ${mostTags} tags.`)
  await writeTags(tx, row, tags, 'tagged')
}

export const removeTag = async (tx: WriteTx, actor: Actor, contactId: string, name: string) => {
  const row = ownColumns(await findContactRow(tx, actor, contactId))
  const left = tagsOf(row).filter((tag) => tagKey(tag) !== tagKey(normalTag(name)))
  if (left.length === tagsOf(row).length) throw notFound()
  await writeTags(tx, row, left, 'untagged')
}
