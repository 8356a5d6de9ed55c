import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Condition, House, Kind } from '../kind.ts'
import type { FileRow } from '../store/rows/files.ts'
import type { TableName } from '../store/tables.ts'

const usedBy = (table: TableName, as: string, house: House): Condition => {
  const [use, owner] = [`${as}Use`, `${as}User`]
  const of = (name: string, column: string) => sql.ref(`${name}.${column}`)
  return sql<boolean>`exists (select 1 from "fileUses" as ${sql.ref(use)}
    join ${sql.table(table)} as ${sql.ref(owner)} on ${of(owner, 'accountId')} = ${of(use, 'accountId')} and ${of(owner, 'id')} = ${of(use, 'ownerId')}
    where ${of(use, 'accountId')} = ${of(as, 'accountId')} and ${of(use, 'fileId')} = ${of(as, 'id')} and ${of(use, 'ownerKind')} = ${table}
    and ${house.sees(table, owner)})`
}

const unused = (actor: Actor, as: string): Condition => sql<boolean>`(${sql.ref(`${as}.authorId`)} = ${actor.userId} and not exists
  (select 1 from "fileUses" u where u."accountId" = ${sql.ref(`${as}.accountId`)} and u."fileId" = ${sql.ref(`${as}.id`)}))`

/** Files: where one of the things they are attached to is seen; one that hangs on nothing by who uploaded it. */
export const fileKind: Kind<FileRow> = {
  noun: 'file',
  titleOf: (row) => row.name,
  sees: (actor, as, house) => {
    const uses = house.attaching.filter((table) => !house.within.includes(table)).map((table) => usedBy(table, as, house))
    return sql<boolean>`(${sql.join([unused(actor, as), ...uses], sql` or `)})`
  },
  editedBy: 'everyone',
  historySeenBy: 'author',
  links: {},
  derived: [],
}
