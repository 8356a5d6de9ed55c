import { Client } from 'pg'
import { type CitusCluster, startCitus } from '../../../scripts/citus.ts'
import { openPostgres } from '../../../src/server/adapter/postgres/postgres.ts'
import { checkStore, openStore } from '../../../src/server/service.ts'
import { type Server, startServer } from '../child.ts'
import { openWorkspace, startLoad, storedFaults, type Workspace } from '../contact-load.ts'

/** A workspace, and the port of the worker that has its rows. */
export interface Placed extends Workspace {
  port: string
}

const capacity = { contacts: 1_000_000, deals: 1_000_000, cases: 1_000_000, files: 1_000_000 }

/** Runs statements and returns all rows. */
export const ask = async (url: string, ...statements: string[]) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const rows = []
    for (const statement of statements) rows.push(...(await client.query(statement)).rows)
    return rows
  } finally {
    await client.end()
  }
}

const portOf = async (database: string, { accountId }: Workspace) => {
  const [place] = await ask(
    database,
    `select nodeport as port from pg_dist_shard_placement where shardid = get_shard_id_for_distribution_column('contacts', ${accountId})`,
  )
  return String(place.port)
}

/** Starts a durable cluster and a service on it, and creates contacts in many workspaces until `end`. */
export const openUnderLoad = async (accounts: number, writers: number) => {
  const cluster: CitusCluster = await startCitus({ durable: true })
  const database = await cluster.createDatabase('tandem_bench')
  const env = { DATABASE_URL: database, DEMO: '0', SIGN_UP: 'open', SIGN_UP_LIMIT: '1000', LOG: 'error' }
  const onLog = (text: string) => {
    if (text.includes('a request failed')) console.log(text.slice(0, 2000))
  }
  const service: Server = await startServer('src/serve.ts', env, { onLog })
  const workspaces: Placed[] = []
  for (let n = 0; n < accounts; n += 1) {
    const workspace = await openWorkspace(service.origin, n)
    workspaces.push({ ...workspace, port: await portOf(database, workspace) })
  }
  const { stop, ...load } = startLoad(service.origin, workspaces, writers)
  /** Ends everything. Returns what is wrong with the stored rows. */
  const end = async () => {
    await stop()
    await service.stop()
    const stored = await ask(database, `select "accountId"::text || ' ' || name as name from contacts where name like 'Contact %'`)
    const store = openStore(await openPostgres(database), capacity, () => new Date())
    const names = stored.map(({ name }) => name as string)
    const faults = [...storedFaults(load.answers, names), ...(await checkStore(store))]
    await store.close()
    await cluster.end()
    return faults
  }
  return { cluster, database, workspaces, ...load, end }
}
export type Answers = Awaited<ReturnType<typeof openUnderLoad>>['answers']

const quantile = (share: number) => (some: Answers) =>
  some.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(some.length * share)] ?? 0
export const p50 = quantile(0.5)
export const p99 = quantile(0.99)
export const codes = (some: Answers) =>
  [...Map.groupBy(some, ({ status }) => status)].map(([status, all]) => `${all.length} × ${status}`).join(', ')

/** Prints the result and ends the process. */
export const report = (answers: Answers, faults: string[]) => {
  console.log(`${answers.filter(({ status }) => status === 201).length} acknowledged writes`)
  for (const fault of faults) console.log(`FAILED: ${fault}`)
  process.exit(faults.length ? 1 : 0)
}
