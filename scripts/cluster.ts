import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)

/** A temporary PostgreSQL server in its own folder, on a free local port. */
export interface Cluster {
  /** Contains a random password. */
  url: string
  /** Stops it immediately, without a clean shutdown. */
  kill: () => Promise<void>
  /** Restarts it after `kill`, with the same port and data. */
  start: () => Promise<void>
  /** Stops it and deletes its data. */
  end: () => Promise<void>
}

const debian = '/usr/lib/postgresql'
const newestFirst = (a: string, b: string) => Number(b) - Number(a)

/** Returns the folder of PostgreSQL's programs, which Debian does not add to PATH. */
export const findPrograms = (): string | undefined => {
  const installed = existsSync(debian) ? readdirSync(debian).toSorted(newestFirst) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...installed.map((version) => join(debian, version, 'bin'))]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  // The other programs are beside the real files, not beside links to them.
  return found && dirname(realpathSync(join(found, 'initdb')))
}

/** Returns a local port that nothing listens on. */
export const freePort = () =>
  new Promise<number>((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Returns the package's postgres user for root, because PostgreSQL refuses to run as root. */
export const ownerOf = async (): Promise<{ uid: number; gid: number } | { uid?: undefined; gid?: undefined }> => {
  if (process.getuid?.() !== 0) return {}
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

interface Settings {
  /** `false` does not wait for the disk, which is fine for tests that do not crash the machine. */
  durable?: boolean
  /** Servers of a group share a password, with which they can connect to each other. */
  password?: string
  settings?: Record<string, string | number>
}

/** Creates and starts a server. Its default collation sorts by language, to reveal queries that need code point order. */
export const startCluster = async ({
  durable = false,
  password = randomBytes(16).toString('hex'),
  settings: further = {},
}: Settings = {}): Promise<Cluster> => {
  const programs = findPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed: on Debian, apt-get install postgresql.')
  const owner = await ownerOf()
  const folder = await mkdtemp(join(tmpdir(), 'tandem-postgres-'))
  const data = join(folder, 'data')
  const secret = join(folder, 'password')
  const passFile = join(folder, 'pgpass')
  await mkdir(data)
  await writeFile(secret, password, { mode: 0o600 })
  await writeFile(passFile, `127.0.0.1:*:*:tandem:${password}\n`, { mode: 0o600 })
  if (owner.uid !== undefined) for (const path of [folder, data, secret, passFile]) chownSync(path, owner.uid, owner.gid)
  const from = { ...owner, cwd: folder }
  const language = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US']
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tandem', '-A', 'scram-sha-256', '--pwfile', secret, '--no-sync', ...language],
    from,
  )
  const port = await freePort()
  const url = `postgres://tandem:${password}@127.0.0.1:${port}/postgres`
  const speed = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: 200, ...speed, ...further }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  let server: ChildProcess | undefined
  let output = ''
  const exited = async () => {
    const running = server
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    await new Promise((done) => running.once('exit', done))
  }
  const answers = async () => {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  const start = async () => {
    output = ''
    server = spawn(join(programs, 'postgres'), ['-D', data, ...words], {
      ...from,
      env: { ...process.env, HOME: folder, PGPASSFILE: passFile },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
    })
    for (let tries = 0; !(await answers()); tries += 1) {
      if (server.exitCode !== null || tries > 300) throw new Error(`PostgreSQL did not start:\n${output}`)
      await sleep(100)
    }
  }
  const stop = (signal: NodeJS.Signals) => async () => {
    server?.kill(signal)
    await exited()
  }
  // The server must not outlive this process. SIGQUIT is PostgreSQL's immediate shutdown, which also ends its children.
  const stopOnExit = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stopOnExit)
  const end = async () => {
    await stop('SIGQUIT')()
    process.off('exit', stopOnExit)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await end()
    throw error
  }
  return { url, start, kill: stop('SIGQUIT'), end }
}
