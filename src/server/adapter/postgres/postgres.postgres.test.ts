import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact, getContact, listContacts } from '../../../contract/contacts/contacts.ts'
import { addTags } from '../../../contract/contacts/tags.ts'
import { getMe } from '../../../contract/x/people/me.ts'
import { NoDatabase } from '../../core/errors.ts'
import type { News } from '../../core/store/store.ts'
import { checkStore } from '../../service.ts'
import { isCitus } from '../../testing/database/test-database.ts'
import { wayTo } from '../../testing/way-to.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { openPostgres } from './postgres.ts'
import { createSharedAttempts } from './postgres-attempts.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ contacts: 40 })
})
afterAll(() => world.end())

const person = (name: string) => ({ body: { contact: { type: 'person' as const, name } } })
/** Waits up to five seconds until a condition holds. The expectation after it reports a failure. */
const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 500 && !(await holds()); tries += 1) await new Promise((next) => setTimeout(next, 10))
}

describe('PostgreSQL', () => {
  it('sorts text by code point in any locale', async () => {
    const { rows } = await world.store.read(({ db }) =>
      sql<{ at: string }>`select table_name || '.' || column_name as at from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C' and table_name not like 'kysely%' and table_name not like 'citus%' and table_name <> 'attempts'`.execute(
        db,
      ),
    )
    expect(rows).toEqual([])
  })

  it('begins every key with the account, except in a few global tables', async () => {
    const { rows } = await world.store.read(({ db }) =>
      sql<{ key: string }>`select i.indexrelid::regclass::text as key from pg_index i join pg_class t on t.oid = i.indrelid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
        where t.relnamespace = 'public'::regnamespace and t.relname not like 'kysely%' and i.indisunique and a.attname <> 'accountId'`.execute(
        db,
      ),
    )
    expect(rows.map(({ key }) => key.replaceAll('"', '')).toSorted()).toEqual([
      'accountsKey',
      'attempts_pkey',
      'sequenceKey',
      'signInAddressesKey',
      'signUpsKey',
    ])
  })

  it('loses nothing without locks per account, because conflicts are retried', async () => {
    const { admin } = await world.account()
    const [one, other] = [await world.another({ ordered: false }), await world.another({ ordered: false })]
    const ways = [one.as(admin), other.as(admin)]
    const times = <T>(count: number, work: (by: typeof admin, n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, n) => work(ways[n % 2] ?? admin, n)))
    const { contactId } = (await admin.call(createContact, person('Mira'))).reply
    await times(12, (by, n) => by.call(addTags, { params: { contactId }, body: { tags: `tag ${n}` } }))
    expect((await admin.call(getContact, { params: { id: contactId } })).reply.contact.tags).toHaveLength(12)
    for (let n = 0; n < 28; n += 1) await admin.call(createContact, person(`n${n}`))
    const made = await times(24, (by, n) => by.call(createContact, person(`more ${n}`)))
    expect([made.filter(({ status }) => status === 201).length, made.filter(({ status }) => status === 507).length]).toEqual([10, 14])
    expect((await admin.call(getMe)).reply.me.account.used.contacts).toBe(40)
    expect(await checkStore(world.store)).toEqual([])
  })

  it('announces a write to every process', async () => {
    const { admin, id } = await world.account()
    const other = await world.another()
    const heard: News[] = []
    const stop = other.store.subscribe((news) => heard.push(news))
    const { change } = await admin.call(createContact, person('Mira'))
    await until(() => heard.length > 0)
    stop()
    expect(heard).toEqual([{ accountId: id, changeId: change }])
  })

  it('sends no startup parameter that PgBouncer refuses, and still limits idle transactions', async () => {
    const way = await wayTo(world.databaseUrl)
    const far = await world.another({ url: way.url })
    const { rows } = await far.store.read(({ db }) =>
      sql<{
        name: string
        limit: string
      }>`select application_name as name, current_setting('idle_in_transaction_session_timeout') as "limit"
        from pg_stat_activity where pid = pg_backend_pid()`.execute(db),
    )
    expect(rows).toEqual([{ name: 'tandem', limit: '1min' }])
    expect([...way.parameters].toSorted()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
    await way.cut()
  })

  it('counts sign-in attempts of all processes together', async () => {
    const [one, other] = [await openPostgres(world.databaseUrl), await openPostgres(world.databaseUrl)]
    const here = [createSharedAttempts(one.pool), createSharedAttempts(other.pool)]
    const email = `${'very-'.repeat(60)}long@example.test`
    for (let n = 0; n < 10; n += 1) expect(await here[n % 2]?.begin([`pair ${email} here`])).toBe(0)
    expect(await here[0]?.begin([`pair ${email} here`])).toBeGreaterThan(0)
    await here[1]?.succeeded([`pair ${email} here`])
    expect(await here[0]?.begin([`pair ${email} here`])).toBe(0)
    await one.close()
    await other.close()
  })
})

describe('an unreachable database', () => {
  it('answers 503 with Retry-After, recovers, and tells listeners that they may have missed something', async () => {
    const { admin } = await world.account()
    const way = await wayTo(world.databaseUrl)
    const far = await world.another({ url: way.url })
    const by = far.as(admin)
    const heard: News[] = []
    far.store.subscribe((news) => heard.push(news))
    expect((await by.call(createContact, person('Before'))).status).toBe(201)
    await way.cut()
    for (const answer of [await by.call(listContacts), await by.call(createContact, person('Meanwhile'))]) {
      expect([answer.status, answer.errors[0]?.code]).toEqual([503, 'unreachable'])
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    }
    const missed = await admin.call(createContact, person('Unheard'))
    expect(heard).not.toContainEqual(expect.objectContaining({ changeId: missed.change }))
    await way.mend()
    await until(async () => (await by.call(listContacts)).status === 200)
    expect((await by.call(createContact, person('After'))).status).toBe(201)
    await until(() => heard.includes('missed'))
    expect(heard).toContain('missed')
    const names = (await by.call(listContacts, { query: { contactType: 'person' } })).reply.contacts.map(({ name }) => name)
    expect(names).toEqual(['After', 'Before', 'Unheard'])
    expect(world.logged).toEqual([])
  })

  it('is one that only reads: writes are refused on it, and go to the new leader when there is one', async () => {
    const { admin } = await world.account()
    const name = new URL(world.databaseUrl).pathname.slice(1)
    const operator = new Client({ connectionString: world.databaseUrl })
    await operator.connect()
    await operator.query(`alter database "${name}" set default_transaction_read_only = on`)
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'tandem'`,
    )
    await until(async () => (await admin.call(listContacts)).status === 200)
    const refused = await admin.call(createContact, person('Refused'))
    expect([refused.status, refused.errors[0]?.code, refused.headers.get('retry-after')]).toEqual([503, 'unreachable', '2'])
    await operator.query(`alter database "${name}" reset default_transaction_read_only`)
    await operator.end()
    let status = 0
    await until(async () => {
      status = (await admin.call(createContact, person('Accepted'))).status
      return status === 201
    })
    expect(status).toBe(201)
    const names = (await admin.call(listContacts, { query: { contactType: 'person' } })).reply.contacts.map(({ name }) => name)
    expect(names).toEqual(['Accepted'])
  })

  it('asks nobody to repeat a write at once that may have been stored', async () => {
    const { admin } = await world.account()
    const operator = new Client({ connectionString: world.databaseUrl })
    await operator.connect()
    // Only with this setting does Citus allow triggers on a distributed table.
    if (isCitus) await operator.query('set citus.enable_unsafe_triggers = on')
    await operator.query(`create function lose_shard() returns trigger language plpgsql as $$ begin
      raise warning 'what the shard said' using errcode = '08006';
      raise exception 'could not commit transaction for shard 102008 on at least one active node' using errcode = 'XX000';
    end $$`)
    await operator.query(`create constraint trigger lose_shard after insert on contacts deferrable initially deferred
      for each row execute function lose_shard()`)
    const unsure = await admin.call(createContact, person('Perhaps'))
    expect([unsure.status, unsure.errors[0]?.code, unsure.headers.get('retry-after')]).toEqual([503, 'unreachable', null])
    expect(unsure.errors[0]?.message).toMatch(/Check whether it was saved/)
    await operator.query('drop trigger lose_shard on contacts')
    await operator.end()
  })

  it('is retried at startup, then reported without its password', async () => {
    const way = await wayTo(world.databaseUrl)
    await way.cut()
    const error = await openPostgres(way.url, { patience: 300 }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(NoDatabase)
    expect(String(error)).toMatch(/DATABASE_URL.*is not reachable/)
    expect(String(error)).not.toContain(new URL(way.url).password)
    const coming = openPostgres(way.url, { patience: 10_000 })
    await way.mend()
    const opened = await coming
    expect(await opened.read((db) => db.selectFrom('accounts').select('id').limit(1).execute())).toHaveLength(1)
    await opened.close()
    await way.cut()
  })

  it('reports a refused connection at once', async () => {
    const wrong = new URL(world.databaseUrl)
    wrong.password = 'wrong'
    await expect(openPostgres(wrong.href)).rejects.toThrow(/DATABASE_URL.*refused the connection/)
    wrong.href = world.databaseUrl
    wrong.pathname = '/nowhere'
    await expect(openPostgres(wrong.href)).rejects.toThrow(/DATABASE_URL.*nowhere/)
  })
})
