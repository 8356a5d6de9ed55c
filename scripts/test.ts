import { spawnSync } from 'node:child_process'
import { findPrograms } from './cluster.ts'

interface Step {
  name: string
  run: [command: string, ...words: string[]]
  /** Runs on the PostgreSQL server of TEST_DATABASE_URL; other steps do not see it. */
  onServer?: true
}
const server = process.env.TEST_DATABASE_URL
const wire: Step['run'] = ['playwright', 'test', '-c', 'e2e', '--project=wire']
/** The share of the generated tests (every route, field and id) that also runs on PostgreSQL, such as 1/6. */
const share = process.env.SERVER_SHARE || '1/1'
const crashes = process.env.CI ? '10' : '3'

/** The steps of `npm test`, in order; the first failure stops it. Arguments after `npm test --` select steps by name. */
const steps: Step[] = [
  { name: 'types', run: ['tsc', '-p', '.'] },
  { name: 'lint', run: ['biome', 'check', '.'] },
  { name: 'lint', run: ['knip'] },
  { name: 'lint', run: ['node', 'scripts/lint-openapi.ts'] },
  { name: 'unit', run: ['vitest', 'run', '--project=unit'] },
  { name: 'component', run: ['vitest', 'run', '--project=component'] },
  { name: 'unit', run: ['vitest', 'run', '--project=unit', 'src/server'], onServer: true },
  { name: 'build', run: ['node', 'scripts/build.ts'] },
  { name: 'build', run: ['node', 'scripts/build-demo.ts'] },
  { name: 'wire', run: ['playwright', 'test', '-c', 'e2e', '--project=routes'] },
  { name: 'wire', run: [...wire, 'wire/([a-z]+/|client-page)'], onServer: true },
  { name: 'tables', run: [...wire, 'wire/every-[a-z]+/', `--shard=${share}`], onServer: true },
  { name: 'browser', run: ['playwright', 'test', '-c', 'e2e', '--project=reached'] },
  { name: 'demo', run: ['playwright', 'test', '-c', 'e2e', '--project=demo'] },
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
  const title = `${name}${onServer ? ' on PostgreSQL' : ''}`
  console.log(`\n— ${title}: ${command} ${words.join(' ')}`)
  const env = { ...process.env, TEST_DATABASE_URL: onServer ? server : '' }
  const { status } = spawnSync(command, words, { stdio: 'inherit', env })
  console.log(`— ${title} ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (status !== 0) process.exit(status ?? 1)
}
if (!server) {
  const how = findPrograms() ? '' : ' Install PostgreSQL first (on Debian: apt-get install postgresql).'
  console.log(`
Skipped the PostgreSQL steps, because TEST_DATABASE_URL is not set.${how}
  node scripts/with-postgres.ts npm test
starts a temporary server and runs all steps.`)
}
