import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCitus } from '../../../scripts/citus.ts'
import { startCluster } from '../../../scripts/cluster.ts'
import { serversOf, startService } from '../child.ts'
import { copyToPostgres } from '../product/workspace/make.ts'
import { compare, type Subject } from '../service/load.ts'
import { hundredth, printTable, type Row, tenth } from '../table.ts'
import { type Filled, makeWorkspace } from '../workspace.ts'

/** Compares the response times of Citus with those of PostgreSQL, on the same rows and in turns. */
const { values } = parseArgs({
  options: {
    contacts: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '1' },
  },
})
const [rounds, seconds, connections] = [Number(values.rounds), Number(values.seconds), Number(values.connections)]

interface Route {
  name: string
  requests: Subject['requests']
  /** The largest multiple of PostgreSQL's time. */
  most?: number
}
const get = (...paths: string[]) => paths.map((path) => ({ path: `/api${path}` }))
const routesOf = ({ noted }: Filled): Route[] => {
  const note = { method: 'POST' as const, headers: { 'content-type': 'application/json' }, path: `/api/contacts/${noted}/notes` }
  const bodies = Array.from({ length: 50 }, (_, n) => JSON.stringify({ note: { body: `They asked about the ferry for the ${n}th time.` } }))
  return [
    { name: 'contacts', requests: get('/contacts'), most: 2.2 },
    { name: 'contacts by a term', requests: get('/contacts?term=an', '/contacts?term=mar'), most: 2.2 },
    { name: 'a new note', requests: bodies.map((body) => ({ ...note, body })), most: 2.2 },
    { name: 'search', requests: get('/x/search?term=an', '/x/search?term=harbour'), most: 2.2 },
    { name: 'activity feed', requests: get('/recordings'), most: 3 },
    { name: 'history', requests: get('/x/changes'), most: 3 },
    { name: 'a contact', requests: get(`/contacts/${noted}`) },
    { name: 'my tasks', requests: get('/my-tasks') },
    { name: 'projects', requests: get('/projects') },
  ]
}

const folder = await mkdtemp(join(tmpdir(), 'tandem-citus-'))
const { start, end } = serversOf()
const [postgres, citus] = [await startCluster({ durable: true }), await startCitus({ durable: true })]
const rows: Row[] = []
try {
  const filled = await makeWorkspace(folder, Number(values.contacts))
  const distributed = await citus.createDatabase('tandem_bench')
  for (const url of [postgres.url, distributed]) await copyToPostgres(folder, url)
  const open = (database: string) => start(startService(folder, { database }))
  const [plain, spread] = [await open(postgres.url), await open(distributed)]
  for (const { name, requests, most } of routesOf(filled)) {
    const subject = { token: filled.token, requests, connections }
    const subjects: Subject[] = [
      { ...subject, name: 'PostgreSQL', server: plain },
      { ...subject, name: 'Citus', server: spread },
    ]
    const found = await compare(subjects, rounds, seconds)
    const [usual, own] = [found.get('PostgreSQL'), found.get('Citus')]
    if (!usual || !own) throw new Error(`${name} was not measured`)
    const [usually, took] = [usual, own].map(({ perSecond }) => (1000 * connections) / perSecond) as [number, number]
    const times = took / usually
    rows.push({
      group: `Citus beside PostgreSQL, ${values.contacts} contacts, ${connections} at once`,
      what: name,
      target: most === undefined ? '' : `≤ ${most} ×`,
      measured: `${hundredth(times)} ×: ${tenth(took)} ms, p99 ${tenth(own.p99)} ms`,
      beside: `${tenth(usually)} ms, p99 ${tenth(usual.p99)} ms`,
      ...(most === undefined ? {} : { reached: times <= most }),
      values: { times, took, usually },
    })
  }
} finally {
  await end()
  await citus.end()
  await postgres.end()
  await rm(folder, { recursive: true, force: true })
}
console.log(printTable(rows))
process.exit(rows.some(({ reached }) => reached === false) ? 1 : 0)
