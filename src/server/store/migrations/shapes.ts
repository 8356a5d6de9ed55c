import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

type AnyTable = CreateTableBuilder<string, string>
/** Columns of text, never null. */
export const text = (table: AnyTable, ...names: string[]) => names.reduce((t, name) => t.addColumn(name, 'text', (c) => c.notNull()), table)
/** Columns of 64-bit integers (ids), never null. */
export const big = (table: AnyTable, ...names: string[]) =>
  names.reduce((t, name) => t.addColumn(name, 'bigint', (c) => c.notNull()), table)

/** The columns of a journaled table, and the key every table leads with: the account, so that an account is a shard. */
export const kept = (db: Kysely<Tables>, name: string) =>
  text(big(db.schema.createTable(name), 'accountId', 'id', 'changeId', 'authorId'), 'createdAt', 'updatedAt').addPrimaryKeyConstraint(
    `${name}Key`,
    ['accountId', 'id'] as never[],
  )
/** The columns that say who may see a row. */
export const guarded = (table: AnyTable) => text(table, 'visibility', 'allowedUsers').addColumn('groupId', 'bigint')
/** A table that is not journaled, with its key. */
export const keyed = (db: Kysely<Tables>, name: string, key: string[], bigs: string[], texts: string[] = []) =>
  text(big(db.schema.createTable(name), ...bigs), ...texts).addPrimaryKeyConstraint(`${name}Key`, key as never[])
/** An index named after its table and columns; the account leads. */
export const index = (db: Kysely<Tables>, table: string, columns: string[]) =>
  db.schema
    .createIndex(
      `${table}By${columns
        .slice(1)
        .map((c) => c[0]?.toUpperCase() + c.slice(1))
        .join('')}`,
    )
    .on(table)
    .columns(columns)
    .execute()
