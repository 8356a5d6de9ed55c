import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { ClientBase } from 'pg'
import type { Tables } from '../../core/store/tables.ts'

/** Statements that are used often get a name for the life of the process, so each connection parses and plans them once. */
const names = new Map<string, string>()
const uses = new Map<string, number>()
const [often, mostNames, mostUses] = [3, 1000, 5000]
const nameOf = (sql: string) => {
  const known = names.get(sql)
  if (known !== undefined || names.size >= mostNames) return known
  const used = (uses.get(sql) ?? 0) + 1
  if (used < often) {
    // Statements that rarely repeat, such as those with a list of ids, are forgotten before they use up the names.
    if (uses.size >= mostUses) uses.clear()
    uses.set(sql, used)
    return undefined
  }
  uses.delete(sql)
  const name = `t${names.size}`
  names.set(sql, name)
  return name
}

/** Kysely on one PostgreSQL connection. The owner of the connection begins and ends its transactions, and releases it. */
export const kyselyOn = (client: ClientBase) => {
  const query = (text: string, values: readonly unknown[]) => {
    const name = nameOf(text)
    return client.query({ text, values: values as unknown[], ...(name === undefined ? {} : { name }) })
  }
  const connection = { query, release: () => {} } as unknown as PostgresPoolClient
  const pool: PostgresPool = { connect: async () => connection, end: async () => {}, options: {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
