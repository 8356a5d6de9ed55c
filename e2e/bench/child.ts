import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A server in its own process. */
export interface Server {
  origin: string
  pid: number
  /** Milliseconds from the start of the process until it is ready. */
  readyIn: number
  /** Current resident memory in MB; `files` is the part that the system can reclaim, mapped from files. */
  memory: () => { all: number; files: number }
  /** CPU time so far in milliseconds, of all threads. */
  processor: () => number
  /** Kills it without cleanup. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const msPerTick = 10

const processorOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}
const memoryOf = (pid: number) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { all: of('VmRSS'), files: of('RssFile') }
}

const addressOf = (child: ChildProcess) =>
  new Promise<string>((found, failed) => {
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (address) found(address)
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('error', failed)
    child.once('exit', (code, signal) => failed(new Error(`The server exited with ${code ?? signal} during startup:\n${output}`)))
  })

/** Node flags for the server. */
export interface Start {
  flags?: string[]
  /** The PostgreSQL database to use instead of a file. */
  database?: string
  /** Gets what it writes to its log. */
  onLog?: (text: string) => void
}

/** Starts a script that prints its address when it is ready. */
export const startServer = async (script: string, env: Record<string, string>, { flags = [], onLog }: Start = {}): Promise<Server> => {
  const started = performance.now()
  const own = { ...process.env, ...env, HOST: '127.0.0.1', PORT: '0' }
  const child = spawn(process.execPath, [...flags, join(root, script)], { cwd: root, env: own, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const origin = await addressOf(child)
  if (onLog) child.stdout?.on('data', (chunk: Buffer) => onLog(chunk.toString()))
  const pid = child.pid ?? 0
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    await gone
  }
  const readyIn = performance.now() - started
  return {
    origin,
    pid,
    readyIn,
    memory: () => memoryOf(pid),
    processor: () => processorOf(pid),
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  }
}

/** Collects the servers of a measurement to stop them together. */
export const serversOf = () => {
  const running: Server[] = []
  return {
    start: async (starting: Promise<Server>) => {
      const server = await starting
      running.push(server)
      return server
    },
    end: async () => {
      for (const server of running.splice(0)) await server.stop()
    },
  }
}

const onData = (folder: string) => ({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', SIGN_UP: 'open', LOG: 'error' })

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { serve: string } }
/** The Node flags of `npm run serve`. */
const served = scripts.serve.split(' ').filter((part) => part.startsWith('--'))

/** Starts the service as `npm run serve` does, on a data folder or PostgreSQL. */
export const startService = (folder: string, { database, flags = [], ...start }: Start = {}) =>
  startServer(
    'src/serve.ts',
    { ...onData(folder), ...(database ? { DATABASE_URL: database } : {}) },
    { ...start, flags: [...served, ...flags] },
  )

/** Starts the same service with the floor page as its app. */
export const startFloor = (folder: string, site: string) =>
  startServer('e2e/bench/floor/serve.ts', { ...onData(folder), FLOOR: site }, { flags: served })
