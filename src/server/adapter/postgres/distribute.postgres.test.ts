import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { NotDistributed } from '../../core/errors.ts'
import { globalTables } from '../../core/store/global-tables.ts'
import { everythingIn } from '../../testing/database/database.ts'
import { isCitus, type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { openWorld } from '../../testing/world.ts'
import { distributeDatabase, type Plan } from './distribute.ts'

it('refuses where Citus is missing or a service is connected, and changes nothing', async () => {
  const world = await openWorld()
  const { admin } = await world.account()
  await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })
  const before = await everythingIn(world.store)
  const asked: Plan[] = []
  const refused = distributeDatabase(world.databaseUrl, async (plan) => void asked.push(plan))
  await expect(refused).rejects.toThrow(NotDistributed)
  await expect(refused).rejects.toThrow(isCitus ? 'Stop it first.' : /Citus is not installed on this server|create extension citus/)
  expect(asked).toEqual([])
  expect(await everythingIn(world.store)).toBe(before)
  await world.end()
})

/** What `distribute` uses of Citus. `fails` names a table that cannot be distributed or emptied. */
const standIn = `
  set allow_system_table_mods = on;
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    values (1, 'citus', current_user::regrole, 'public'::regnamespace, false, '13.2-1');
  create table pg_dist_partition (logicalrelid regclass primary key, distributed_by text, colocated_with text);
  create table workers (node_name text, node_port integer);
  create table fails (step text, at regclass);
  create function citus_get_active_worker_nodes() returns setof workers language sql as 'select * from workers';
  create function run_command_on_all_nodes(command text) returns table (nodeid integer, success boolean, result text) language plpgsql as $$ begin
    nodeid := 1; success := true; execute command into result; return next;
  end $$;
  create function create_distributed_table(name regclass, by text, colocate_with text) returns void language plpgsql as $$ begin
    if exists (select from fails where step = 'distribute' and at = name) then raise 'connection to the remote node failed'; end if;
    insert into pg_dist_partition values (name, by, colocate_with);
  end $$;
  create function truncate_local_data_after_distributing_table(name regclass) returns void language plpgsql as $$ begin
    if exists (select from fails where step = 'empty' and at = name) then raise 'canceling statement due to user request'; end if;
    execute format('truncate %s', name);
  end $$`

// Where Citus is installed, scripts/citus.ts runs the real functions.
describe.skipIf(isCitus)('with functions in place of those of Citus', () => {
  let database: TestDatabase
  let client: Client
  const url = () => database.url ?? ''
  const namesIn = async (statement: string) => (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name)
  const distributed = () => namesIn('select logicalrelid::text as name from pg_dist_partition')
  const agreed = async () => {}

  beforeAll(async () => {
    database = await testDatabase()
    const connections = await database.open()
    await connections.close()
    client = new Client({ connectionString: url() })
    await client.connect()
    await client.query(standIn)
    await client.query(`alter database "${new URL(url()).pathname.slice(1)}" set citus.shard_count = 32`)
  })
  beforeEach(async () => {
    await client.query(`truncate pg_dist_partition, workers, fails, accounts; insert into workers values ('10.0.0.2', 5432)`)
    await client.query(`insert into accounts (id, "ownCompanyId", name, currency, "createdAt", demo) values (1, 2, 'Acme', 'EUR', '', 0)`)
  })
  afterAll(async () => {
    await client.end()
    await database.end()
  })

  it('distributes every table of an account, the contacts first and all others with them', async () => {
    let plan: Plan | undefined
    const done = await distributeDatabase(url(), async (given) => {
      plan = given
    })
    expect(plan).toEqual(done)
    expect(done).toMatchObject({ rows: 1, workers: ['10.0.0.2:5432'], shards: 32 })
    expect(done.tables).toEqual(['contacts', ...done.tables.slice(1).toSorted()])
    const { rows } = await client.query('select * from pg_dist_partition')
    const placed = new Map(rows.map((row) => [row.logicalrelid.replaceAll('"', ''), [row.distributed_by, row.colocated_with]]))
    expect(placed.get('contacts')).toEqual(['accountId', 'none'])
    expect(placed.get('accounts')).toEqual(['id', 'contacts'])
    expect(placed.get('accessKeys')).toEqual(['accountId', 'contacts'])
    expect([...placed.keys()].toSorted()).toEqual(done.tables.toSorted())
    for (const table of [...globalTables, 'attempts']) expect(placed.has(table)).toBe(false)
    expect(await namesIn('select name from accounts')).toEqual([])
  })

  it('distributes only new tables when it is repeated', async () => {
    await distributeDatabase(url(), agreed)
    await client.query(`delete from pg_dist_partition where logicalrelid = 'deals'::regclass`)
    expect((await distributeDatabase(url(), agreed)).tables).toEqual(['deals'])
    const never = async () => {
      throw new Error('asked')
    }
    expect((await distributeDatabase(url(), never)).tables).toEqual([])
  })

  it('changes nothing if it is not confirmed', async () => {
    const refuse = async () => {
      throw new Error('no')
    }
    await expect(distributeDatabase(url(), refuse)).rejects.toThrow('no')
    expect(await distributed()).toEqual([])
    expect(await namesIn('select name from accounts')).toEqual(['Acme'])
  })

  it('leaves no table distributed if one cannot be', async () => {
    await client.query(`insert into fails values ('distribute', 'tasks')`)
    await expect(distributeDatabase(url(), agreed)).rejects.toThrow('connection to the remote node failed')
    expect(await distributed()).toEqual([])
    expect(await namesIn('select name from accounts')).toEqual(['Acme'])
  })

  it('removes what an interrupted run has left on the coordinator', async () => {
    await client.query(`insert into fails values ('empty', 'accounts')`)
    await expect(distributeDatabase(url(), agreed)).rejects.toThrow('canceling statement')
    expect(await namesIn('select name from accounts')).toEqual(['Acme'])
    await client.query('truncate fails')
    expect((await distributeDatabase(url(), agreed)).tables).toEqual([])
    expect(await namesIn('select name from accounts')).toEqual([])
  })

  it('refuses without a worker', async () => {
    await client.query('truncate workers')
    await expect(distributeDatabase(url(), agreed)).rejects.toThrow('This database has no workers.')
    expect(await distributed()).toEqual([])
  })

  it('refuses while a service is connected', async () => {
    const service = new Client({ connectionString: url(), application_name: 'tandem' })
    await service.connect()
    // PgBouncer connects to the server at the first statement.
    await service.query('select 1')
    await expect(distributeDatabase(url(), agreed)).rejects.toThrow('Stop it first.')
    await service.end()
    expect(await distributed()).toEqual([])
  })
})
