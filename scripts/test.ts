import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { launchOptions, startsAs } from './chromium.ts'
import { findPrograms } from './cluster.ts'
import { fetchChromium } from './fetch-chromium.ts'
import { countsIn, endedIn, flakyIn } from './test-output.ts'
import { type Step, server, steps } from './test-steps.ts'

const names = process.argv.slice(2)
const isWhole = names.includes('all')
const isChosen = ({ name, runs }: Step) => {
  if (isWhole) return runs === undefined || runs === 'always'
  return names.length ? names.includes(name) : runs === 'always' || runs === 'short'
}
const isCitus = Boolean(process.env.TEST_DATABASE_NODES)
const canRun = ({ on }: Step) => (on === 'Citus' ? isCitus : on !== 'PostgreSQL' || server)
const chosen = steps.filter((step) => isChosen(step) && canRun(step))
const fail = (sentence: string) => {
  console.error(sentence)
  process.exit(1)
}
const unknown = names.find((name) => name !== 'all' && !steps.some((step) => step.name === name))
if (unknown) fail(`There is no step "${unknown}". Steps: ${[...new Set(steps.map(({ name }) => name))].join(', ')}.`)
const { executablePath } = launchOptions
if (chosen.some(({ inBrowser }) => inBrowser) && !startsAs(executablePath)) {
  const without = 'Without a browser, these steps run: npm test -- types lint unit wire'
  if (process.env.CHROMIUM) fail(`CHROMIUM is "${process.env.CHROMIUM}", which does not start. ${without}`)
  if (!fetchChromium())
    fail(`These tests need Chrome or Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM to its path. ${without}`)
}

const titleOf = ({ name, run, on }: Step) => `${name}${on ? ` on ${on}` : ''}: ${run.join(' ')}`
const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`
const databaseOf = ({ on }: Step) => (on === 'SQLite WASM' ? 'wasm:' : on === 'PostgreSQL' ? server : '')
const waiting = new Set(chosen)
const running = new Map<Step, { child: ChildProcess; output: string }>()
const total = { passed: 0, failed: 0, skipped: 0 }
const began = performance.now()
let failed = false

/** Ends the steps that still run, with the processes that they started. */
const endAll = async () => {
  waiting.clear()
  const ends = [...running.values()].map(async ({ child }) => {
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
  // Tests start the commands and the service over a hundred times. Compiling their code took half of the CPU time of a start.
  const env = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), TEST_DATABASE_URL: databaseOf(step) }
  // A step on its own shows its output as it comes; of several, each shows it only where it fails.
  const alone = chosen.length === 1
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true })
  const state = { child, output: '' }
  running.set(step, state)
  console.log(`— started ${titleOf(step)}`)
  const keep = (text: string) => {
    state.output += text
    if (alone) process.stdout.write(text)
  }
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep)
  child.once('error', (error) => keep(`${command} could not be started: ${error.message}\n`))
  child.once('close', async (status) => {
    running.delete(step)
    if (failed) return
    failed = status !== 0
    if (failed) await endAll()
    const counts = countsIn(state.output)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts?.[key] ?? 0
    const tests = counts ? `${counts.passed} tests${counts.skipped ? `, ${counts.skipped} skipped` : ''}, ` : ''
    if (failed && !alone) process.stdout.write(`\n— ${titleOf(step)}\n${state.output}`)
    else process.stdout.write(flakyIn(state.output))
    console.log(`— ${failed ? 'FAILED' : 'passed'} ${step.name}${step.on ? ` on ${step.on}` : ''}: ${tests}${secondsSince(started)}`)
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

const showProgress = () => {
  const states = [...running].map(([{ name }, { output }]) => `${name} ${endedIn(output)} done`)
  if (chosen.length > 1 && states.length) console.log(`  ${secondsSince(began)}: ${states.join(', ')}`)
}
const progress = setInterval(showProgress, 20_000)

const finish = () => {
  clearInterval(progress)
  console.log(`Passed ${chosen.length} steps in ${secondsSince(began)}.`)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  if (!names.length) console.log('All journeys, the demo, crash and fuzz tests as well: npm test -- all')
  if (!isWhole) return
  if (!isCitus)
    console.log('Skipped Citus, which has to be built first (docs/scaling.md): npm run with-citus -- npm test -- unit wire crash')
  if (server) return
  const how = findPrograms() ? '' : ' Install PostgreSQL first (on Debian: apt-get install postgresql).'
  console.log(`
Skipped the PostgreSQL steps, because TEST_DATABASE_URL is not set.${how}
  npm run with-postgres -- npm test -- all
starts a temporary server and runs all steps.`)
}
startNext()
