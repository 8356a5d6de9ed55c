import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { startFailover } from '../../scripts/failover.ts'
import { startServer } from './child.ts'
import { openWorkspace, startLoad, storedFaults, type Workspace } from './contact-load.ts'

/** Repeatedly kills the leader of a PostgreSQL cluster under load. The service has to go on with the next leader, without a restart. */
const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } })
const [times, accountCount, writerCount, longest] = [Number(values.times), 4, 4, 60_000]

const cluster = await startFailover()
const service = await startServer('src/serve.ts', { DATABASE_URL: cluster.url, DEMO: '0', SIGN_UP: 'open', LOG: 'error' })
const workspaces: Workspace[] = []
for (let n = 0; n < accountCount; n += 1) workspaces.push(await openWorkspace(service.origin, n))
const { answers, stop } = startLoad(service.origin, workspaces, writerCount)

const faults: string[] = []
for (let round = 1; round <= times; round += 1) {
  await sleep(3000)
  const killed = performance.now()
  const name = await cluster.killLeader()
  const firstAfter = () => answers.find(({ at, status }) => at > killed + 1000 && status === 201)?.at
  while (firstAfter() === undefined && performance.now() - killed < longest) await sleep(50)
  const seconds = ((firstAfter() ?? Number.POSITIVE_INFINITY) - killed) / 1000
  console.log(`${round}: killed ${name}, writes were back after ${seconds.toFixed(1)} s`)
  if (seconds > 20) faults.push(`round ${round}: writes were back only after ${seconds.toFixed(1)} s`)
  await cluster.rejoin(name)
}
await stop()
await service.stop()
const client = new Client({ connectionString: cluster.url })
await client.connect()
const { rows } = await client.query<{ name: string }>(
  `select "accountId"::text || ' ' || name as name from contacts where name like 'Contact %'`,
)
await client.end()
faults.push(
  ...storedFaults(
    answers,
    rows.map(({ name }) => name),
  ),
)
await cluster.end()
console.log(`${answers.filter(({ status }) => status === 201).length} acknowledged writes`)
for (const fault of faults) console.log(`FAILED: ${fault}`)
process.exit(faults.length ? 1 : 0)
