import { sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { Row } from '../../core/store/tables.ts'
import type { Involving } from './involved-people.ts'

/** Returns ids with one replaced by another, or removed. */
export const replacedIn = (ids: string[], id: string, by: string | null) =>
  ids.flatMap((other) => (other !== id ? [other] : by === null || ids.includes(by) ? [] : [by]))

/** Returns all deals or cases that a contact is involved in, including hidden ones. */
const rowsAbout = async <T extends Involving>(tx: WriteTx, { accountId }: Actor, table: T, contactId: string) => {
  const { rows } = await sql<Row<T>>`select * from ${sql.table(table)} where "accountId" = ${accountId} and id in
    (select "ownerId" from "involvedContacts" where "accountId" = ${accountId} and "contactId" = ${contactId} and "ownerKind" = ${table})
    order by id`.execute(tx.db)
  return rows.map((row) => tx.definitions.asWritten(table, row))
}

/** Replaces a deleted or merged contact by another one, or by none, in all deals and cases, including hidden ones. */
export const replaceContact = async (tx: WriteTx, actor: Actor, id: string, by: string | null) => {
  const deals = await rowsAbout(tx, actor, 'deals', id)
  await tx.updateMany('deals', deals, ({ dealWith, involvedPeople }) => ({
    dealWith: dealWith === id ? by : dealWith,
    involvedPeople: replacedIn(involvedPeople, id, by),
  }))
  const cases = await rowsAbout(tx, actor, 'cases', id)
  await tx.updateMany('cases', cases, ({ involvedPeople }) => ({ involvedPeople: replacedIn(involvedPeople, id, by) }))
}
