import type { SqlTypes } from '../dialect/dialect.ts'
import type { TableShape } from '../schema/columns.ts'
import { journaledTables } from '../schema/journaled-tables.ts'
import { lookupTables } from '../schema/lookup-tables.ts'
import { otherTables } from '../schema/other-tables.ts'

const quoted = (names: string) =>
  names
    .split(' ')
    .map((name) => `"${name}"`)
    .join(', ')
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Indexes that do not begin with the account, are unique or partial, or have their own name. */
const furtherIndexes = [
  `create index "changesByDate" on changes (date)`,
  `create index "accessKeysByExpiresAt" on "accessKeys" ("expiresAt")`,
  `create index "idempotencyByCreatedAtAlone" on idempotency ("createdAt")`,
  `create unique index "usersByEmail" on "users" ("accountId", "emailKey")`,
  `create index "dealsSummed" on "deals" ("accountId", "dealStatus", "currency", "visibility", "authorId", "groupId", "allowedUsers", "priceKey", "valueKey")`,
  `create index "tasksMade" on tasks ("accountId", "authorId", "completedAt")`,
  `create index "changesByUndoneBy" on changes ("accountId", "undoneBy") where "undoneBy" is not null`,
  `create index "outboxDue" on outbox ("nextAttemptAt") where "sentAt" is null`,
  `create unique index "listedContactsByContactId" on "listedContacts" ("accountId", "contactId")`,
]

const statementsFor = (name: string, { columns, key = 'accountId id', keyOnly, indexes = [] }: TableShape, dialect: SqlTypes) => {
  const types = columns
    .join(', ')
    .replaceAll(/TEXT|LIST/g, dialect.textType)
    .replaceAll('BYTES', dialect.bytesType)
  return [
    `create table "${name}" (${types}, constraint "${name}Key" primary key (${quoted(key)})) ${keyOnly ? dialect.keyOnly : ''}`,
    ...indexes.map((of) => `create index "${name}By${of.split(' ').map(capital).join('')}" on "${name}" (${quoted(`accountId ${of}`)})`),
  ]
}

/** Returns the statements that would create all tables of today. The account leads every key, so accounts can be distributed over shards. */
export const schemaStatements = (dialect: SqlTypes): string[] => {
  const tables = Object.entries<TableShape>({ ...journaledTables, ...lookupTables, ...otherTables })
  return [...tables.flatMap(([name, shape]) => statementsFor(name, shape, dialect)), ...furtherIndexes]
}
