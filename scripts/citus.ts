import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type Cluster, findPrograms, startCluster } from './cluster.ts'

const run = promisify(execFile)

/** The database with the distributed, empty tables, of which tests make copies. */
const template = 'tandem_template'

/** Returns whether PostgreSQL has the Citus extension. */
const hasCitus = async (): Promise<boolean> => {
  const own = join(findPrograms() ?? '', 'pg_config')
  const answer = await run(existsSync(own) ? own : 'pg_config', ['--sharedir']).catch(() => undefined)
  return answer !== undefined && existsSync(join(answer.stdout.trim(), 'extension', 'citus.control'))
}

/** A coordinator and its workers, each a temporary server on this machine. */
export interface CitusCluster {
  coordinator: Cluster
  workers: Cluster[]
  /** What tests need to make databases on all nodes. */
  env: Record<string, string>
  /** Creates a database with the distributed, empty tables, and returns its URL. */
  createDatabase: (name: string) => Promise<string>
  /** Starts a further worker and adds it to a database. Its shards stay where they are. */
  addWorker: (database: string) => Promise<Cluster>
  end: () => Promise<void>
}

/** Returns the URL of another database on a server. */
const databaseOn = (url: string, name: string) => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

const query = async (url: string, ...statements: string[]) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates a database with the extension on one node. */
const createOn = async ({ url }: Cluster, name: string) => {
  await query(url, 'set citus.enable_create_database_propagation = off', `create database ${name}`)
  await query(databaseOn(url, name), 'create extension citus')
}

/** Creates a database with the extension on every node, joins the workers to the coordinator, and distributes the empty tables. */
const createDistributed = async (nodes: Cluster[], name: string) => {
  for (const node of nodes) await createOn(node, name)
  const [coordinator, ...workers] = nodes.map(({ url }) => new URL(url))
  const add = workers.map(({ port }) => `select citus_add_node('127.0.0.1', ${port})`)
  const url = databaseOn(coordinator?.href ?? '', name)
  await query(url, `select citus_set_coordinator_host('127.0.0.1', ${coordinator?.port})`, ...add)
  await run(process.execPath, ['src/tandem.ts', 'distribute', '--yes'], { env: { ...process.env, DATABASE_URL: url, DEMO: '0' } })
  return url
}

/** Starts a coordinator and workers, with one distributed database on them. */
export const startCitus = async ({ workers = 2, shards = 8, durable = false } = {}): Promise<CitusCluster> => {
  if (!(await hasCitus())) throw new Error('Citus is not installed. See docs/scaling.md.')
  const password = randomBytes(16).toString('hex')
  const settings = {
    shared_preload_libraries: 'citus',
    wal_level: 'logical',
    max_connections: 300,
    max_prepared_transactions: 300,
    max_worker_processes: 100,
    max_locks_per_transaction: 1024,
    'citus.shard_count': shards,
    // A lost worker leaves prepared transactions, whose locks block the writes of their workspaces until the coordinator ends them.
    'citus.recover_2pc_interval': '2s',
    // Moving shards connects to the own node by this name.
    'citus.local_hostname': '127.0.0.1',
    // A copy of a database does not get its settings.
    jit: 'off',
  }
  const nodes: Cluster[] = []
  const end = async () => {
    for (const node of nodes) await node.end()
  }
  try {
    for (let n = 0; n <= workers; n += 1) nodes.push(await startCluster({ durable, password, settings }))
    await createDistributed(nodes, template)
    const [coordinator, ...others] = nodes
    if (!coordinator) throw new Error('the coordinator did not start')
    // A copy needs a template without connections, and Citus keeps one open in every database with its extension.
    const close = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`
    for (const { url } of nodes) await query(url, `alter database ${template} allow_connections false`, close)
    const urls = nodes.map(({ url }) => url).join(' ')
    return {
      coordinator,
      workers: others,
      env: { TEST_DATABASE_URL: coordinator.url, TEST_DATABASE_NODES: urls, TEST_DATABASE_TEMPLATE: template },
      createDatabase: (name) => createDistributed(nodes, name),
      addWorker: async (name) => {
        const node = await startCluster({ durable, password, settings })
        nodes.push(node)
        await createOn(node, name)
        await query(databaseOn(coordinator.url, name), `select citus_add_node('127.0.0.1', ${new URL(node.url).port})`)
        return node
      },
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}
