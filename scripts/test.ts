import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { missingBrowser } from './chromium.ts'
import { findPrograms } from './cluster.ts'

interface Step {
  name: string
  run: [command: string, ...words: string[]]
  /** Whether it starts a browser. */
  inBrowser?: true
  /** How many of two processors it takes: 1 for a step that another one may run beside. */
  cores: number
  /** Runs after the steps of this name. */
  after?: string
  /** Runs on the PostgreSQL server of TEST_DATABASE_URL, on Citus where that is its coordinator, or on SQLite WASM as in the browser; on SQLite by default. */
  on?: 'PostgreSQL' | 'Citus' | 'SQLite WASM'
  /** Runs only if it is selected by name. */
  onRequest?: true
}
const server = process.env.TEST_DATABASE_URL
/** The share of the generated tests (every route, field and id) that also runs on PostgreSQL, such as 1/6. */
const share = process.env.SERVER_SHARE || '1/1'
const crashes = process.env.CI ? '10' : '3'
/** Playwright empties its output folder at the start, so each run has its own. */
const playwright = (folder: string, ...words: string[]): Step['run'] => [
  ...(['playwright', 'test', '-c', 'e2e', `--output=test-results/${folder}`] as const),
  ...words,
]

/** The journeys that run in the demo each time; `npm test -- build embedded-all` runs all of them. */
const embeddedShare = 'journeys/(shell|calls|tasks/my-tasks).spec'

/** The steps of `npm test`. Arguments after `npm test --` select steps by name. */
const steps: Step[] = [
  { name: 'types', run: ['tsc', '-p', '.'], cores: 2 },
  { name: 'lint', run: ['biome', 'check', '.'], cores: 2 },
  { name: 'unit', run: ['vitest', 'run', '--project=unit', '--project=client'], cores: 2 },
  {
    name: 'unit',
    run: [
      'vitest',
      'run',
      '--project=unit',
      ...['across/history', 'across/maintenance', 'core/store', 'resources/tasks', 'resources/files'].map(
        (folder) => `src/server/${folder}/`,
      ),
    ],
    cores: 2,
    on: 'SQLite WASM',
  },
  { name: 'build', run: ['node', 'scripts/build.ts'], cores: 1 },
  { name: 'lint', run: ['knip'], cores: 1 },
  { name: 'lint', run: ['node', 'scripts/lint-openapi.ts'], cores: 1 },
  { name: 'build', run: ['node', 'scripts/build-demo.ts'], cores: 1 },
  { name: 'component', run: ['vitest', 'run', '--project=component'], cores: 1, inBrowser: true },
  { name: 'wire', run: playwright('wire', '--project=routes'), cores: 2, after: 'build' },
  { name: 'wire', run: playwright('wasm', '--project=wire', 'wire/(cases|deals|tasks)/'), cores: 2, on: 'SQLite WASM' },
  {
    name: 'wire-wasm-all',
    run: playwright('wasm', '--project=wire', 'wire/([a-z]+/|pages)'),
    cores: 2,
    on: 'SQLite WASM',
    onRequest: true,
  },
  { name: 'browser', run: playwright('browser', '--project=reached'), cores: 1, inBrowser: true, after: 'build' },
  { name: 'demo', run: playwright('demo', '--project=demo'), cores: 2, inBrowser: true, after: 'build' },
  { name: 'embedded', run: playwright('embedded', '--project=embedded', embeddedShare), cores: 2, inBrowser: true, after: 'build' },
  { name: 'embedded-all', run: playwright('embedded', '--project=embedded'), cores: 2, inBrowser: true, after: 'build', onRequest: true },
  { name: 'unit', run: ['vitest', 'run', '--project=unit', 'src/server'], cores: 1, on: 'PostgreSQL' },
  { name: 'wire', run: playwright('server', '--project=wire', 'wire/([a-z]+/|client-page)'), cores: 2, after: 'build', on: 'PostgreSQL' },
  { name: 'tables', run: playwright('tables', '--project=wire', 'wire/every-[a-z]+/', `--shard=${share}`), cores: 2, on: 'PostgreSQL' },
  { name: 'fuzz', run: ['node', 'e2e/fuzz/run.ts', '--requests', process.env.CI ? '20000' : '2000'], cores: 1 },
  { name: 'fuzz', run: ['node', 'e2e/fuzz/run.ts', '--requests', '500'], cores: 1, on: 'PostgreSQL' },
  { name: 'crash', run: ['node', 'e2e/bench/crash.ts', '--times', crashes], cores: 1 },
  { name: 'crash', run: ['node', 'e2e/bench/outage.ts', '--times', crashes], cores: 1, on: 'PostgreSQL' },
  { name: 'crash', run: ['node', 'e2e/bench/citus/lost-worker.ts', '--times', crashes], cores: 1, on: 'Citus' },
]

const names = process.argv.slice(2)
const isChosen = ({ name, onRequest }: Step) => (names.length ? names.includes(name) : !onRequest)
const isCitus = Boolean(process.env.TEST_DATABASE_NODES)
const canRun = ({ on }: Step) => (on === 'Citus' ? isCitus : on !== 'PostgreSQL' || server)
const chosen = steps.filter((step) => isChosen(step) && canRun(step))
const missing = chosen.some(({ inBrowser }) => inBrowser) && missingBrowser()
if (missing) {
  console.error(`${missing} Without a browser, these steps run: npm test -- types lint unit wire fuzz crash`)
  process.exit(1)
}
const titleOf = ({ name, run, on }: Step) => `${name}${on ? ` on ${on}` : ''}: ${run.join(' ')}`
const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`
const databaseOf = ({ on }: Step) => (on === 'SQLite WASM' ? 'wasm:' : on === 'PostgreSQL' ? server : '')
const waiting = new Set(chosen)
const running = new Map<Step, ChildProcess>()
const began = performance.now()
let failed = false

/** Ends the steps that still run, with the processes that they started. */
const endAll = async () => {
  waiting.clear()
  const ends = [...running.values()].map(async (child) => {
    const ended = new Promise((done) => child.once('close', done))
    const signal = (name: NodeJS.Signals) => child.pid && process.kill(-child.pid, name)
    signal('SIGINT')
    const hard = setTimeout(() => signal('SIGKILL'), 20_000)
    await ended
    clearTimeout(hard)
  })
  await Promise.all(ends)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    failed = true
    void endAll().then(() => process.exit(130))
  })
const start = (step: Step) => {
  waiting.delete(step)
  const [command, ...words] = step.run
  const started = performance.now()
  const env = { ...process.env, TEST_DATABASE_URL: databaseOf(step) }
  // A step on its own shows its output as it comes; of several, each is shown as a whole when it ends.
  const alone = chosen.length === 1
  const child = spawn(command, words, { stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'], env, detached: true })
  running.set(step, child)
  console.log(`— started ${titleOf(step)}`)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  child.once('error', (error) => output.push(Buffer.from(`${command} could not be started: ${error.message}\n`)))
  child.once('close', async (status) => {
    running.delete(step)
    if (failed) return
    failed = status !== 0
    if (failed) await endAll()
    process.stdout.write(`\n— ${titleOf(step)}\n${Buffer.concat(output)}`)
    console.log(`— ${failed ? 'FAILED' : 'passed'} in ${secondsSince(started)}\n`)
    if (failed) process.exit(status || 1)
    startNext()
  })
}

const canStart = ({ cores, after }: Step) => {
  const isFree = [...running.keys()].reduce((sum, step) => sum + step.cores, cores) <= Math.max(2, availableParallelism())
  return isFree && ![...running.keys(), ...waiting].some(({ name }) => name === after)
}
/** Starts, in order, the steps for which there is a processor. */
const startNext = () => {
  for (const step of waiting) if (canStart(step)) start(step)
  if (!waiting.size && !running.size) finish()
}

const finish = () => {
  console.log(`Passed ${chosen.length} steps in ${secondsSince(began)}.`)
  if (!isCitus)
    console.log('Skipped Citus, which has to be built first (docs/scaling.md): npm run with-citus -- npm test -- unit wire crash')
  if (server) return
  const how = findPrograms() ? '' : ' Install PostgreSQL first (on Debian: apt-get install postgresql).'
  console.log(`
Skipped the PostgreSQL steps, because TEST_DATABASE_URL is not set.${how}
  npm run with-postgres -- npm test
starts a temporary server and runs all steps.`)
}
startNext()
