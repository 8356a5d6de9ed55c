import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildApp } from '../../scripts/build.ts'

/** `npm run walk -- --seed N --steps M`: walks through the app at random, and prints the shortest list of steps that fails. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string', default: '500' } } })
const seed = values.seed ?? String(Date.now() % 1_000_000_000)
console.log(`Walking ${values.steps} steps with --seed ${seed}.`)
await buildApp()
const { status } = spawnSync('playwright', ['test', '-c', 'e2e', '--project=http', '--workers=1', 'e2e/walk'], {
  stdio: 'inherit',
  env: { ...process.env, WALK_SEED: seed, WALK_STEPS: values.steps },
})
process.exit(status ?? 1)
