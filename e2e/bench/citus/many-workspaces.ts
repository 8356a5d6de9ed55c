import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCitus } from '../../../scripts/citus.ts'
import { nodeSecrets } from '../../../src/server/adapter/node-secrets.ts'
import { tokenFor } from '../../../src/server/resources/people/sign-in/identify.ts'
import { type Server, serversOf, startService } from '../child.ts'
import { copyToPostgres } from '../product/workspace/make.ts'
import { hundredth, median, tenth } from '../table.ts'
import { makeWorkspace } from '../workspace.ts'
import { ask } from './open.ts'

/** Compares the list of contacts of each of many workspaces on Citus with that of a workspace which is alone on the same nodes. */
const { values } = parseArgs({
  options: {
    workspaces: { type: 'string', default: '1000' },
    contacts: { type: 'string', default: '1000' },
    times: { type: 'string', default: '5' },
    // Leaves out the index for search terms, which is most of the rows and which no list reads.
    'without-search': { type: 'boolean', default: false },
  },
})
const [count, times, atOnce] = [Number(values.workspaces), Number(values.times), 50]
const most = 1.5
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`

const tablesOf = async (database: string) => {
  const rows = await ask(
    database,
    `select c.relname as name, c.relname = 'accounts' as "isAccounts",
       (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not attisdropped) as columns
     from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
     where c.relname <> 'accessKeys' ${values['without-search'] ? `and c.relname not like '%Grams'` : ''} order by 1`,
  )
  return rows as { name: string; isAccounts: boolean; columns: string[] }[]
}

/** Repeats the rows of a workspace under other account ids, some workspaces at a time. */
const multiply = async (database: string, account: string, ids: number[]) => {
  const quoted = (name: string) => `"${name}"`
  for (const { name, isAccounts, columns } of await tablesOf(database)) {
    const own = isAccounts ? 'id' : 'accountId'
    const selected = columns.map((column) => (column === own ? 'n' : `t.${quoted(column)}`)).join(', ')
    for (let at = 0; at < ids.length; at += atOnce) {
      const [first, last] = [ids[at], ids[Math.min(at + atOnce, ids.length) - 1]]
      await ask(
        database,
        `insert into ${quoted(name)} (${columns.map(quoted).join(', ')})
           select ${selected} from ${quoted(name)} t cross join generate_series(${first}::bigint, ${last}::bigint) n where t.${quoted(own)} = ${account}`,
      )
    }
  }
}

/** Gives the same user a session in each workspace. Returns their tokens. */
const signInTo = async (database: string, account: string, ids: (number | string)[]) => {
  const tokens: string[] = []
  const keys: string[] = []
  const [{ userId }] = await ask(database, `select "userId" from "accessKeys" where "accountId" = ${account} order by id limit 1`)
  for (const id of ids) {
    const token = tokenFor(String(id), nodeSecrets.newToken())
    tokens.push(token)
    keys.push(
      `('${await nodeSecrets.digest(token)}', ${id}, ${9_000_000_000 + tokens.length}, ${userId}, 'token', '', '2026-01-01 00:00:00')`,
    )
  }
  await ask(
    database,
    `insert into "accessKeys" ("tokenHash", "accountId", id, "userId", kind, name, "createdAt") values ${keys.join(', ')}`,
  )
  return tokens
}

const timeOf = async (server: Server, token: string) => {
  const started = performance.now()
  const response = await fetch(`${server.origin}/api/contacts`, { headers: { authorization: `Bearer ${token}` } })
  const { contacts = [] } = (await response.json()) as { contacts?: object[] }
  if (!contacts.length) throw new Error(`the list is empty: ${response.status}`)
  return performance.now() - started
}

const folder = await mkdtemp(join(tmpdir(), 'tandem-citus-'))
const { start, end } = serversOf()
const cluster = await startCitus({ shards: 4 })
let failed = true
try {
  await makeWorkspace(folder, Number(values.contacts))
  const [one, many] = [await cluster.createDatabase('tandem_one'), await cluster.createDatabase('tandem_many')]
  for (const url of [one, many]) await copyToPostgres(folder, url)
  const [{ id: account }] = await ask(one, 'select id from accounts')
  const ids = Array.from({ length: count - 1 }, (_, n) => 1_000_000 + n)
  const filling = performance.now()
  await multiply(many, account, ids)
  await ask(many, 'vacuum analyze')
  const [{ size }] = await ask(many, `select sum(citus_total_relation_size(logicalrelid)) as size from pg_dist_partition`)
  const [{ size: alone }] = await ask(one, `select sum(citus_total_relation_size(logicalrelid)) as size from pg_dist_partition`)
  const [{ rows }] = await ask(many, 'select count(*) as rows from contacts')
  const mb = (bytes: string) => `${(Number(bytes) / 2 ** 20).toFixed(0)} MB`
  console.log(
    `${count} workspaces in 4 shards, ${rows} contacts, filled in ${seconds(filling)}: ${mb(size)} on disk; one alone ${mb(alone)}`,
  )

  const open = (database: string) => start(startService(folder, { database }))
  const [single, crowd] = [await open(one), await open(many)]
  const [token = ''] = await signInTo(one, account, [account])
  const tokens = await signInTo(many, account, [account, ...ids])
  for (let n = 0; n < 50; n += 1)
    for (const [server, by] of [
      [single, token],
      [crowd, tokens[n] ?? ''],
    ] as const)
      await timeOf(server, by)
  /** The times of the list in one workspace among many and in the one that is alone, in turns. */
  const both = async (by: string) => {
    const [among, alone]: [number[], number[]] = [[], []]
    for (let n = 0; n < times; n += 1) {
      among.push(await timeOf(crowd, by))
      alone.push(await timeOf(single, token))
    }
    return { among, alone }
  }
  const all = []
  for (const by of tokens) all.push(await both(by))
  const [among, usual] = [median(all.flatMap((one) => one.among)), median(all.flatMap((one) => one.alone))]
  // Other work on the machine delays some requests, so one workspace is judged by its fastest, beside the fastest of the other in the same seconds.
  const ratios = all.map((one) => Math.min(...one.among) / Math.min(...one.alone)).toSorted((a, b) => a - b)
  const over = ratios.filter((ratio) => ratio > most).length
  const at = (share: number) => hundredth(ratios[Math.floor((ratios.length - 1) * share)] ?? 0)
  console.log(`the list of contacts, median: ${tenth(among)} ms; alone ${tenth(usual)} ms: ${hundredth(among / usual)} ×`)
  console.log(
    `one workspace beside the one alone, fastest of ${times}: ${at(0.5)} ×, in one of a hundred ${at(0.99)} ×, at most ${at(1)} ×; ${over} over ${most} ×`,
  )
  failed = over > 0
} finally {
  await end()
  await cluster.end()
  await rm(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
