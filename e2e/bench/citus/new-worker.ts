import { setTimeout as sleep } from 'node:timers/promises'
import { ask, codes, openUnderLoad, p50, report } from './open.ts'

/** Adds a worker to a Citus cluster and moves shards to it under load. The service must not notice. */
const { cluster, database, answers, between, end } = await openUnderLoad(20, 4)
const placements = async () => {
  const rows = await ask(
    database,
    `select nodeport as port, count(*) as shards from pg_dist_shard_placement p join pg_dist_shard s using (shardid)
      where s.logicalrelid = 'contacts'::regclass group by nodeport order by nodeport`,
  )
  return rows.map(({ shards }) => shards).join(', ')
}

const before = performance.now()
await sleep(10_000)
const held = await placements()
const moving = performance.now()
await cluster.addWorker('tandem_bench')
await ask(database, 'select citus_rebalance_start()')
const unfinished = `select state from citus_rebalance_status() where state not in ('finished', 'cancelled', 'failed')`
while ((await ask(database, unfinished)).length) await sleep(500)
const moved = performance.now()
await sleep(5000)
const during = between(moving, moved)
const [usual, slow] = [p50(between(before, moving)), p50(during)]
const longest = Math.max(...during.map(({ took }) => took))
const now = await placements()
console.log(
  `moved in ${((moved - moving) / 1000).toFixed(1)} s: ${codes(during)}, median ${slow.toFixed(0)} ms (${usual.toFixed(0)} before), slowest ${longest.toFixed(0)} ms`,
)
console.log(`shards of contacts on each worker: ${held} before, ${now} after`)
const errors = answers.some(({ status }) => status !== 201) ? ['a write was not accepted'] : []
const stayed = now.split(', ').length === 3 ? [] : ['the new worker has no shards']
report(answers, [...errors, ...stayed, ...(await end())])
