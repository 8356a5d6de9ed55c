import { spawnSync } from 'node:child_process'
import { findPrograms } from './cluster.ts'

interface Step {
  name: string
  run: [command: string, ...words: string[]]
  /** Runs on the PostgreSQL of TEST_DATABASE_URL; the others know nothing of it. */
  onServer?: true
}
const server = process.env.TEST_DATABASE_URL
const wire: Step['run'] = ['playwright', 'test', '-c', 'e2e', '--project=wire']
/** How much of the generated tables (every route by everybody, every field with bad input, every id) runs on the server too: a part, such as 1/6, or all. */
const share = process.env.SERVER_SHARE || '1/1'
const crashes = process.env.CI ? '10' : '3'

/** The steps of `npm test`, in order; the first that fails ends it. Words after `npm test --` choose steps by name. */
const steps: Step[] = [
  { name: 'types', run: ['tsc', '-p', '.'] },
  { name: 'lint', run: ['biome', 'check', '.'] },
  { name: 'lint', run: ['knip'] },
  { name: 'lint', run: ['node', 'scripts/lint-openapi.ts'] },
  { name: 'unit', run: ['vitest', 'run'] },
  { name: 'unit', run: ['vitest', 'run', 'src/server'], onServer: true },
  { name: 'build', run: ['node', 'scripts/build.ts'] },
  { name: 'wire', run: ['playwright', 'test', '-c', 'e2e', '--project=routes'] },
  { name: 'wire', run: [...wire, 'wire/([a-z]+/|client-page)'], onServer: true },
  { name: 'tables', run: [...wire, 'wire/every-[a-z]+/', `--shard=${share}`], onServer: true },
  { name: 'browser', run: ['playwright', 'test', '-c', 'e2e', '--project=http'] },
  { name: 'fuzz', run: ['node', 'e2e/fuzz/run.ts', '--requests', process.env.CI ? '20000' : '2000'] },
  { name: 'fuzz', run: ['node', 'e2e/fuzz/run.ts', '--requests', '500'], onServer: true },
  { name: 'crash', run: ['node', 'e2e/bench/crash.ts', '--times', crashes] },
  { name: 'crash', run: ['node', 'e2e/bench/outage.ts', '--times', crashes], onServer: true },
]

const chosen = process.argv.slice(2)
for (const { name, run, onServer } of steps) {
  if (chosen.length && !chosen.includes(name)) continue
  if (onServer && !server) continue
  const [command, ...words] = run
  const started = performance.now()
  const told = `${name}${onServer ? ' on PostgreSQL' : ''}`
  console.log(`\n— ${told}: ${command} ${words.join(' ')}`)
  const env = { ...process.env, TEST_DATABASE_URL: onServer ? server : '' }
  const { status } = spawnSync(command, words, { stdio: 'inherit', env })
  console.log(`— ${told} ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (status !== 0) process.exit(status ?? 1)
}
if (!server) {
  const how = findPrograms() ? '' : ' Install PostgreSQL (on Debian: apt-get install postgresql), then'
  console.log(`
The PostgreSQL half was left out: TEST_DATABASE_URL names no server that it may run on.${how}
  node scripts/with-postgres.ts npm test
makes one for the time of the tests, and runs both halves.`)
}
