import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { databaseOn, startCitus } from '../../scripts/citus.ts'
import { openPostgres } from '../../src/server/adapter/postgres/postgres.ts'
import { checkStore } from '../../src/server/store/check/check.ts'
import { createStore } from '../../src/server/store/store.ts'
import { startServer } from './child.ts'
import { openWorkspace, startLoad, storedFaults, type Workspace } from './contact-load.ts'

/** Repeatedly kills a worker of a Citus cluster under load. Workspaces on the other worker must not notice. */
const { values } = parseArgs({ options: { times: { type: 'string', default: '3' }, seconds: { type: 'string', default: '15' } } })
const [times, seconds] = [Number(values.times), Number(values.seconds)]
const [accountCount, writerCount] = [20, 8]

const cluster = await startCitus({ durable: true })
const database = databaseOn(cluster.coordinator.url, 'tandem_bench')
const admin = async (url: string, ...statements: string[]) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const results = []
  for (const statement of statements) results.push(...(await client.query(statement)).rows)
  await client.end()
  return results
}
for (const { url } of [cluster.coordinator, ...cluster.workers])
  await admin(url, 'set citus.enable_create_database_propagation = off', 'create database tandem_bench template tandem_template')
const service = await startServer('src/serve.ts', {
  DATABASE_URL: database,
  DEMO: '0',
  SIGN_UP: 'open',
  SIGN_UP_LIMIT: '1000',
  LOG: 'error',
})

interface Placed extends Workspace {
  port: string
}
const open = async (n: number): Promise<Placed> => {
  const workspace = await openWorkspace(service.origin, n)
  const [place] = await admin(
    database,
    `select nodeport as port from pg_dist_shard_placement where shardid = get_shard_id_for_distribution_column('contacts', ${workspace.accountId})`,
  )
  return { ...workspace, port: String(place.port) }
}
const workspaces: Placed[] = []
for (let n = 0; n < accountCount; n += 1) workspaces.push(await open(n))
const { answers, between, stop } = startLoad(service.origin, workspaces, writerCount)
type Answers = typeof answers

const p99 = (some: Answers) => some.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(some.length * 0.99)] ?? 0
const codes = (some: Answers) =>
  [...Map.groupBy(some, ({ status }) => status)].map(([status, all]) => `${all.length} × ${status}`).join(', ')

/** Kills a worker for a while. Returns what went wrong. */
const outage = async (round: number) => {
  const lost = cluster.workers[round % cluster.workers.length]
  const port = new URL(lost?.url ?? '').port
  const before = performance.now()
  await sleep(5000)
  const killed = performance.now()
  await lost?.kill()
  await sleep(seconds * 1000)
  const restarting = performance.now()
  await lost?.start()
  const back = performance.now()
  const servedAt = (workspace: Placed) =>
    answers.find((one) => one.workspace === workspace && one.at >= back && one.status === 201)?.at ?? Number.POSITIVE_INFINITY
  const lostOnes = workspaces.filter((workspace) => workspace.port === port)
  while (performance.now() - back < 20_000 && !lostOnes.every((one) => servedAt(one) < Number.POSITIVE_INFINITY)) await sleep(100)
  const during = between(killed, restarting)
  const [here, elsewhere] = [during.filter((one) => one.workspace.port === port), during.filter((one) => one.workspace.port !== port)]
  const usual = p99(between(before, killed))
  const [slow, returned] = [p99(elsewhere), Math.max(...lostOnes.map(servedAt)) - back]
  console.log(
    `${round}: elsewhere ${codes(elsewhere)}, p99 ${slow.toFixed(0)} ms (${usual.toFixed(0)} before); on the lost worker ${codes(here)}; all served ${(returned / 1000).toFixed(1)} s after its return`,
  )
  return [
    ...(elsewhere.every(({ status }) => status === 201) ? [] : ['a workspace elsewhere got an error']),
    ...(here.some(({ status }) => status === 500) ? ['a workspace on the lost worker got 500'] : []),
    ...(slow > 2 * usual ? ['workspaces elsewhere became more than twice as slow'] : []),
    ...(returned > 5000 ? ['not all workspaces were served within 5 s'] : []),
  ]
}

const faults: string[] = []
for (let round = 1; round <= times; round += 1) for (const fault of await outage(round)) faults.push(`round ${round}: ${fault}`)
await stop()
await service.stop()
const stored = await admin(database, `select "accountId"::text || ' ' || name as name from contacts where name like 'Contact %'`)
faults.push(
  ...storedFaults(
    answers,
    stored.map(({ name }) => name as string),
  ),
)
const capacity = { contacts: 1_000_000, deals: 1_000_000, cases: 1_000_000, files: 1_000_000 }
const store = createStore(await openPostgres(database), capacity, () => new Date())
faults.push(...(await checkStore(store)))
await store.close()
await cluster.end()
console.log(`${answers.filter(({ status }) => status === 201).length} acknowledged writes`)
for (const fault of faults) console.log(`FAILED: ${fault}`)
process.exit(faults.length ? 1 : 0)
