import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../../../scripts/cluster.ts'
import { type Server, serversOf, startServer, startService } from '../child.ts'
import { openBareData } from '../service/bare-data.ts'
import type { Row } from '../table.ts'
import { onPostgres, onSqlite, type Pace } from './compared.ts'
import { measureFigures } from './figures.ts'
import { measureJournal } from './journal-cost.ts'
import { measureListeners } from './listeners.ts'
import { type Measured, measuredRoutes, type RestData } from './routes.ts'
import { measureTwo } from './two-processes.ts'
import { measureWaiting } from './waiting.ts'
import { copyToPostgres, makeProduct, type Product } from './workspace/make.ts'
import { full, small } from './workspace/sizes.ts'

/** The command-line options of a measurement. */
export interface Choices {
  /** Only this database. */
  database?: string | undefined
  /** Little data and short rounds, to try out the measurement. */
  small?: boolean | undefined
}
type Say = (text: string) => void
type Start = (starting: Promise<Server>) => Promise<Server>
interface Asked {
  routes: Measured[]
  /** The data for json-server. */
  records: RestData
  pace: Pace
}

const figures = (database: string) => `Single requests on ${database}`

/** Measures routes and single requests on SQLite; only one process is loaded at a time. */
const measureSqlite = async (folder: string, product: Product, service: Server, ask: Asked, start: Start, say: Say): Promise<Row[]> => {
  const restFile = join(folder, 'records.json')
  writeFileSync(restFile, JSON.stringify(ask.records))
  const bare = await start(startServer('e2e/bench/service/bare-hono.ts', { BARE_FILE: join(folder, 'bare.sqlite') }))
  const rest = await start(startServer('e2e/bench/product/rest-server.ts', { REST_FILE: restFile }))
  const rows = await onSqlite(ask.routes, { service, bare, rest }, product.token, ask.pace, say)
  await rest.stop()
  say('single requests on SQLite')
  rows.push(...(await measureFigures(figures('SQLite'), service, product)))
  rows.push(await measureListeners(figures('SQLite'), service, service, product.tokens))
  rows.push(...(await measureWaiting(figures('SQLite'), service, product)))
  return rows
}

/** Measures the same rows on a durable PostgreSQL, with two app processes. */
const measurePostgres = async (product: Product, { routes, pace }: Asked, before: Row[], say: Say): Promise<Row[]> => {
  say('starting PostgreSQL and copying the data')
  const cluster = await startCluster({ durable: true })
  const { start, end } = serversOf()
  try {
    await copyToPostgres(product.folder, cluster.url)
    const open = () => start(startService(product.folder, { database: cluster.url }))
    const [one, other] = [await open(), await open()]
    const rows = await onPostgres(routes, one, product.token, pace, before, say)
    say('single requests on PostgreSQL')
    rows.push(...(await measureFigures(figures('PostgreSQL'), one, product)))
    rows.push(await measureListeners(figures('PostgreSQL'), one, other, product.tokens))
    rows.push(...(await measureWaiting(figures('PostgreSQL'), one, product)))
    say('two app processes')
    rows.push(...(await measureTwo([one, other], product, routes, pace.seconds)))
    return rows
  } finally {
    await end()
    await cluster.end()
  }
}

/** Measures the whole product, by default on both databases. */
export const measureProduct = async (say: Say, choices: Choices): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  const pace = choices.small ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 }
  const { start, end } = serversOf()
  const wants = (database: string) => choices.database === undefined || choices.database === database
  try {
    const product = await makeProduct(join(folder, 'product'), choices.small ? small : full, say)
    const service = await start(startService(product.folder))
    say('preparing requests, and the data of the bare server and json-server')
    const bareData = openBareData(join(folder, 'bare.sqlite'))
    const { routes, rest } = await measuredRoutes(service, product, bareData)
    bareData.close()
    const inputs = { routes, records: rest, pace }
    const rows = wants('sqlite') ? await measureSqlite(folder, product, service, inputs, start, say) : []
    await end()
    if (wants('sqlite')) {
      say('the cost of the journal')
      rows.push(...(await measureJournal(figures('SQLite'), product, choices.small ? 3 : 7, choices.small ? 100 : 400)))
    }
    return wants('postgres') ? [...rows, ...(await measurePostgres(product, inputs, rows, say))] : rows
  } finally {
    await end()
    await rm(folder, { recursive: true, force: true })
  }
}
