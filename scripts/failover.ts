import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findPrograms, freePort, ownerOf } from './cluster.ts'

/** Three PostgreSQL nodes under Patroni, with etcd, behind HAProxy, which sends every connection to the leader. */
export interface FailoverCluster {
  /** The address of HAProxy. */
  url: string
  /** Kills the leader, its PostgreSQL and its Patroni, and returns the name of the node. */
  killLeader: () => Promise<string>
  /** Starts a killed node again and waits until it replicates. */
  rejoin: (name: string) => Promise<void>
  end: () => Promise<void>
}

interface Node {
  name: string
  port: number
  rest: number
  data: string
}

const running = new Set<ChildProcess>()
const stop = async (child: ChildProcess | undefined, signal: NodeJS.Signals) => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await gone
}

const until = async (what: string, seconds: number, test: () => Promise<boolean>) => {
  for (const started = performance.now(); !(await test().catch(() => false)); await sleep(200))
    if (performance.now() - started > seconds * 1000) throw new Error(`${what} within ${seconds} s did not happen`)
}

const roleOf = async ({ rest }: Node) =>
  ((await (await fetch(`http://127.0.0.1:${rest}/patroni`)).json()) as { role: string; state: string }) ?? {}
const isLeader = async (node: Node) => (await fetch(`http://127.0.0.1:${node.rest}/leader`)).status === 200
/** Whether a node is a synchronous standby, so it has every acknowledged write. */
const isSynchronous = async (node: Node) => (await fetch(`http://127.0.0.1:${node.rest}/sync`)).status === 200

export const startFailover = async (): Promise<FailoverCluster> => {
  const programs = findPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed: on Debian, apt-get install postgresql.')
  const owner = await ownerOf()
  const folder = await mkdtemp(join(tmpdir(), 'tandem-failover-'))
  const password = randomBytes(16).toString('hex')
  const own = (...paths: string[]) => {
    if (owner.uid !== undefined) for (const path of paths) chownSync(path, owner.uid, owner.gid)
  }
  own(folder)
  let output = ''
  const start = (program: string, words: string[]) => {
    const env = { ...process.env, HOME: folder, PATH: `${programs}:${process.env.PATH}` }
    const child = spawn(program, words, { ...owner, cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000)
      })
    child.once('error', (error) => {
      output += `${program} could not be started: ${error.message}. On Debian, apt-get install patroni etcd-server haproxy.\n`
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }
  const put = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, text, { mode: 0o600 })
    own(path)
    return path
  }

  const [etcdClient, etcdPeer, entry] = [await freePort(), await freePort(), await freePort()]
  const address = (port: number) => `http://127.0.0.1:${port}`
  start('etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', address(etcdClient), '--advertise-client-urls', address(etcdClient)],
    ...['--listen-peer-urls', address(etcdPeer), '--initial-advertise-peer-urls', address(etcdPeer)],
    ...['--initial-cluster', `default=${address(etcdPeer)}`],
  ])
  const nodes: Node[] = []
  for (const name of ['one', 'two', 'three']) {
    const data = join(folder, name)
    await mkdir(data, { mode: 0o700 })
    own(data)
    nodes.push({ name, port: await freePort(), rest: await freePort(), data })
  }
  // Not in the data folders, whose files pg_rewind replaces.
  const sockets = join(folder, 'sockets')
  await mkdir(sockets, { mode: 0o700 })
  own(sockets)
  const patronis = new Map<string, ChildProcess>()
  const startNode = async ({ name, port, rest, data }: Node) => {
    const settings = {
      scope: 'tandem',
      name,
      restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
      etcd3: { host: `127.0.0.1:${etcdClient}` },
      bootstrap: {
        // The shortest lease that Patroni allows. The leader renews it every `loop_wait`, so on average it ends 15 s after a failure; renewing it
        // more often would make this longer. A leader that only lost its PostgreSQL is replaced at once, not restarted.
        dcs: {
          ttl: 20,
          loop_wait: 10,
          retry_timeout: 5,
          master_start_timeout: 0,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: programs,
        pgpass: join(folder, `pgpass-${name}`),
        pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
        authentication: {
          superuser: { username: 'tandem', password },
          replication: { username: 'replicator', password },
          rewind: { username: 'rewinder', password },
        },
        parameters: { unix_socket_directories: sockets, max_connections: 200 },
      },
    }
    patronis.set(name, start('patroni', [await put(`${name}.yml`, JSON.stringify(settings))]))
  }
  for (const node of nodes) await startNode(node)
  const servers = nodes.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`)
  const proxy = `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen postgres
  bind 127.0.0.1:${entry}
  option httpchk OPTIONS /leader
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
  start('haproxy', ['-f', await put('haproxy.cfg', proxy)])
  const url = `postgres://tandem:${password}@127.0.0.1:${entry}/postgres`

  const answers = async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } finally {
      await client.end().catch(() => {})
    }
  }
  const leader = async () => {
    for (const node of nodes) if (await isLeader(node).catch(() => false)) return node
    return undefined
  }
  const someSynchronous = async () => (await Promise.all(nodes.map((node) => isSynchronous(node).catch(() => false)))).some(Boolean)
  const allRunning = async () => {
    const states = await Promise.all(nodes.map(roleOf))
    return states.every(({ state }) => state === 'running')
  }
  const processIdOf = ({ data }: Node) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const endNow = () => {
    for (const child of running) child.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', endNow)
  const end = async () => {
    for (const child of patronis.values()) await stop(child, 'SIGTERM')
    for (const child of [...running]) await stop(child, 'SIGTERM')
    process.off('exit', endNow)
    await rm(folder, { recursive: true, force: true })
  }
  const untilComplete = async (what: string) => {
    try {
      await until(what, 120, async () => (await answers()) && (await allRunning()) && (await someSynchronous()))
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}:\n${output}`)
    }
  }
  try {
    await untilComplete('the start of the cluster')
  } catch (error) {
    await end()
    throw error
  }
  return {
    url,
    killLeader: async () => {
      const node = await leader()
      if (!node) throw new Error('there is no leader')
      const pid = processIdOf(node)
      await stop(patronis.get(node.name), 'SIGKILL')
      process.kill(pid, 'SIGKILL')
      return node.name
    },
    rejoin: async (name) => {
      const node = nodes.find((one) => one.name === name)
      if (!node) throw new Error(`there is no node ${name}`)
      await startNode(node)
      await untilComplete(`the return of node ${name}`)
    },
    end,
  }
}
