import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { NotDistributed } from '../../core/errors.ts'
import { globalTables } from '../../core/store/global-tables.ts'

/** The steps of a distribution. */
export interface Plan {
  /** The tables to distribute, the one whose shards the others join first. */
  tables: string[]
  rows: number
  workers: string[]
  shards: number
}

/** The table whose shards all others join, so the rows of an account are on one node. */
const leading = 'contacts'
const columnOf = (table: string) => (table === 'accounts' ? 'id' : 'accountId')
const quoted = (name: string) => `"${name}"`

const namesIn = async (client: Client, statement: string, values: unknown[] = []) =>
  (await client.query<{ name: string }>(statement, values)).rows.map(({ name }) => name)

/** A connection that was just closed is listed for a moment, and a service that is being stopped needs some seconds. */
const patience = 5000
const refuseWhileServed = async (client: Client) => {
  const asked = performance.now()
  const connected = () =>
    namesIn(
      client,
      `select application_name as name from pg_stat_activity where datname = current_database() and application_name in ('tandem', 'tandem events')`,
    )
  while ((await connected()).length) {
    if (performance.now() - asked > patience) throw new NotDistributed('A service is connected to this database. Stop it first.')
    await sleep(100)
  }
}

const refuseUnlessReady = async (client: Client) => {
  const [installed] = await namesIn(client, `select extversion as name from pg_extension where extname = 'citus'`)
  if (installed === undefined) {
    const available = await namesIn(client, `select name from pg_available_extensions where name = 'citus'`)
    throw new NotDistributed(
      available.length
        ? 'This database has no Citus extension. Run "create extension citus" in this database on every node, then add the workers with citus_add_node.'
        : 'Citus is not installed on this server. See docs/scaling.md.',
    )
  }
  await refuseWhileServed(client)
}

const workersOf = (client: Client) =>
  namesIn(client, `select node_name || ':' || node_port as name from citus_get_active_worker_nodes() order by 1`)

const countOf = async (client: Client, table: string) =>
  Number((await client.query<{ held: string }>(`select count(*) as held from ${quoted(table)}`)).rows[0]?.held)

/** Returns the tables that are not distributed yet. After an update of the service, these can be a few new ones. */
const tablesToDistribute = async (client: Client) => {
  const tables = await namesIn(
    client,
    `select t.table_name as name from information_schema.tables t
      join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
      where t.table_schema = current_schema and t.table_type = 'BASE TABLE' and t.table_name <> all($1)
        and (c.column_name = 'accountId' or (t.table_name = 'accounts' and c.column_name = 'id'))
        and not exists (select from pg_dist_partition p where p.logicalrelid = format('%I.%I', t.table_schema, t.table_name)::regclass)
      order by t.table_name <> $2, t.table_name`,
    [globalTables, leading],
  )
  return tables
}

const planOf = async (client: Client): Promise<Plan> => {
  await refuseUnlessReady(client)
  const workers = await workersOf(client)
  if (!workers.length) throw new NotDistributed('This database has no workers. Add each with citus_add_node.')
  const tables = await tablesToDistribute(client)
  let rows = 0
  for (const table of tables) rows += await countOf(client, table)
  const [shards] = await namesIn(client, `select current_setting('citus.shard_count') as name`)
  return { tables, rows, workers, shards: Number(shards) }
}

/** Switches jit off on every node: compiling the plans of our statements takes minutes, running them milliseconds. Citus passes the setting on. */
const configureNodes = async (client: Client) => {
  const [name = ''] = await namesIn(client, 'select quote_ident(current_database()) as name')
  await client.query(`alter database ${name} set jit = off`)
  const read = `select setconfig::text from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where datname = current_database()`
  const without = await namesIn(client, 'select nodeid::text as name from run_command_on_all_nodes($1) where not success or result !~ $2', [
    read,
    'jit=off',
  ])
  if (without.length)
    throw new NotDistributed(`Switch off jit for this database on node ${without.join(', ')}: alter database ${name} set jit = off.`)
}

const distributeTable = async (client: Client, table: string) => {
  const before = await countOf(client, table)
  await client.query('select create_distributed_table($1::text::regclass, $2, colocate_with => $3)', [
    quoted(table),
    columnOf(table),
    table === leading ? 'none' : leading,
  ])
  const after = await countOf(client, table)
  if (after !== before) throw new NotDistributed(`${table} would have ${after} rows instead of ${before}. Nothing was changed.`)
}

/** Removes the rows on the coordinator that are on the workers now, also those that an interrupted run has left. */
const removeLocalRows = async (client: Client) => {
  const tables = await namesIn(
    client,
    `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
      where c.relnamespace = current_schema::regnamespace and pg_relation_size(c.oid) > 0 order by c.relname`,
  )
  for (const table of tables) await client.query('select truncate_local_data_after_distributing_table($1::text::regclass)', [quoted(table)])
}

/**
 * Distributes the tables of a database over the workers of Citus, in one transaction: the rows of an account go to one shard. `confirm` gets
 * the plan and may throw. It can be repeated, and then distributes what is new.
 *
 * @throws NotDistributed
 */
export const distributeDatabase = async (url: string, confirm: (plan: Plan) => Promise<void>): Promise<Plan> => {
  const client = new Client({ connectionString: url, application_name: 'tandem distribute' })
  await client.connect()
  try {
    const plan = await planOf(client)
    if (plan.tables.length) await confirm(plan)
    await configureNodes(client)
    // Parallel connections to a worker would not see the tables that this transaction has just created there.
    await client.query(`begin; set local citus.multi_shard_modify_mode = 'sequential'`)
    for (const table of plan.tables) await distributeTable(client, table)
    await client.query('commit')
    await removeLocalRows(client)
    return plan
  } finally {
    await client.end()
  }
}
