import { sql } from 'kysely'
import * as wire from '../../../contract/contacts/tags.ts'
import type { Actor } from '../../core/actor.ts'
import { notFound, unacceptable } from '../../core/errors.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead, onWrite } from '../../core/http/on.ts'
import { about, editing } from '../../core/http/on-record.ts'
import { findRow, updateRow } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { ContactRow } from '../../core/store/tables.ts'

/** Returns the tags of visible contacts with the number of visible contacts that have them. */
const listTags = async (tx: ReadTx, actor: Actor): Promise<[string, number][]> => {
  const found = await sql<{ tag: string; count: number }>`select min(t.tag) as tag, sum(t.used) as count from "tagCounts" t
    where t."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'contacts', 't')} group by t."tagKey" order by t."tagKey"`.execute(
    tx.db,
  )
  return found.rows.map((row) => [row.tag, Number(row.count)])
}

const listContactTags = async (tx: ReadTx, actor: Actor, contactId: string): Promise<[string, string][]> =>
  (await findRow(tx, actor, 'contacts', contactId)).tags.map((tag) => [tag, tag])

/** Returns the spelling that visible contacts already use for a tag, so a tag does not exist in two spellings. */
export const spellingInUse = async (tx: ReadTx, actor: Actor, tag: string) => {
  const found = await sql<{ tag: string }>`select t.tag from "tagCounts" t
    where t."accountId" = ${actor.accountId} and t."tagKey" = ${wire.tagKey(tag)} and ${tx.definitions.sees(actor, 'contacts', 't')} limit 1`.execute(
    tx.db,
  )
  return found.rows[0]?.tag ?? tag
}

/** Returns the tags that text names, each once and as other contacts spell it. */
export const namedTags = async (tx: ReadTx, actor: Actor, names: string): Promise<string[]> => {
  const byKey = new Map(wire.splitTags(names).map((name) => [wire.tagKey(name), name]))
  return Promise.all([...byKey.values()].map((name) => spellingInUse(tx, actor, name)))
}

const addTags = async (tx: WriteTx, actor: Actor, row: ContactRow, names: string) => {
  const tags = [...row.tags]
  const known = new Set(tags.map(wire.tagKey))
  for (const name of wire.splitTags(names)) {
    if (known.has(wire.tagKey(name))) continue
    known.add(wire.tagKey(name))
    tags.push(await spellingInUse(tx, actor, name))
  }
  if (tags.length > wire.mostTags) throw unacceptable('tags', 'too-many', `A contact has at most ${wire.mostTags} tags.`)
  await updateRow(tx, 'contacts', row, { tags }, 'tagged')
}

const removeTag = async (tx: WriteTx, row: ContactRow, name: string) => {
  const left = row.tags.filter((tag) => wire.tagKey(tag) !== wire.tagKey(wire.normalTag(name)))
  if (left.length === row.tags.length) throw notFound()
  await updateRow(tx, 'contacts', row, { tags: left }, 'untagged')
}

export const tagRoutes: Route[] = [
  onRead(wire.listTags, async ({ tx, actor }) => ({ tags: await listTags(tx, actor) })),
  onRead(wire.listContactTags, async ({ tx, actor, params }) => ({ tags: await listContactTags(tx, actor, params.contactId) })),
  onWrite(wire.addTags, ({ tx, actor, found, body }) => addTags(tx, actor, found, body.tags), about('contacts')),
  onWrite(wire.removeTag, ({ tx, found, params }) => removeTag(tx, found, params.tag), editing('contacts')),
]
