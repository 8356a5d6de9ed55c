export interface Step {
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
  /** Whether it is in every run, in the short one alone, or only where it is selected by name. By default it is in `npm test -- all`. */
  runs?: 'always' | 'short' | 'named'
}
export const server = process.env.TEST_DATABASE_URL
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

/** The steps in the order in which they start. */
export const steps: Step[] = [
  { name: 'types', run: ['tsc', '-p', '.'], cores: 2, runs: 'always' },
  { name: 'lint', run: ['biome', 'check', '.'], cores: 2, runs: 'always' },
  { name: 'unit', run: ['vitest', 'run', '--project=unit', '--project=client'], cores: 2, runs: 'always' },
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
  { name: 'build', run: ['node', 'scripts/build.ts'], cores: 1, runs: 'always' },
  { name: 'lint', run: ['knip'], cores: 1, runs: 'always' },
  { name: 'lint', run: ['node', 'scripts/lint-openapi.ts'], cores: 1, runs: 'always' },
  { name: 'build', run: ['node', 'scripts/build-demo.ts'], cores: 1 },
  { name: 'component', run: ['vitest', 'run', '--project=component'], cores: 1, inBrowser: true, runs: 'always' },
  { name: 'wire', run: playwright('wire', '--project=routes'), cores: 2, after: 'build', runs: 'always' },
  { name: 'wire', run: playwright('wasm', '--project=wire', 'wire/(cases|deals|tasks)/'), cores: 2, on: 'SQLite WASM' },
  {
    name: 'wire-wasm-all',
    run: playwright('wasm', '--project=wire', 'wire/([a-z]+/|pages)'),
    cores: 2,
    on: 'SQLite WASM',
    runs: 'named',
  },
  { name: 'short', run: playwright('short', '--project=http', '--grep=@short'), cores: 2, inBrowser: true, after: 'build', runs: 'short' },
  { name: 'browser', run: playwright('browser', '--project=reached'), cores: 1, inBrowser: true, after: 'build' },
  { name: 'demo', run: playwright('demo', '--project=demo'), cores: 2, inBrowser: true, after: 'build' },
  { name: 'embedded', run: playwright('embedded', '--project=embedded', embeddedShare), cores: 2, inBrowser: true, after: 'build' },
  { name: 'embedded-all', run: playwright('embedded', '--project=embedded'), cores: 2, inBrowser: true, after: 'build', runs: 'named' },
  { name: 'unit', run: ['vitest', 'run', '--project=unit', 'src/server'], cores: 1, on: 'PostgreSQL' },
  { name: 'wire', run: playwright('server', '--project=wire', 'wire/([a-z]+/|client-page)'), cores: 2, after: 'build', on: 'PostgreSQL' },
  { name: 'tables', run: playwright('tables', '--project=wire', 'wire/every-[a-z]+/', `--shard=${share}`), cores: 2, on: 'PostgreSQL' },
  { name: 'fuzz', run: ['node', 'e2e/fuzz/run.ts', '--requests', process.env.CI ? '20000' : '2000'], cores: 1 },
  { name: 'fuzz', run: ['node', 'e2e/fuzz/run.ts', '--requests', '500'], cores: 1, on: 'PostgreSQL' },
  { name: 'crash', run: ['node', 'e2e/bench/crash.ts', '--times', crashes], cores: 1 },
  { name: 'crash', run: ['node', 'e2e/bench/outage.ts', '--times', crashes], cores: 1, on: 'PostgreSQL' },
  { name: 'crash', run: ['node', 'e2e/bench/citus/lost-worker.ts', '--times', crashes], cores: 1, on: 'Citus' },
]
