import { spawnSync } from 'node:child_process'

/** The steps of `npm test`, in order; the first that fails ends it. Words after `npm test --` choose steps by name. */
const steps: [name: string, command: string, ...words: string[]][] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'biome', 'check', '.'],
  ['unit', 'vitest', 'run'],
  ['build', 'node', 'scripts/build.ts'],
  ['wire', 'playwright', 'test', '-c', 'e2e', '--project=wire'],
  ['browser', 'playwright', 'test', '-c', 'e2e', '--project=http'],
  ['crash', 'node', 'e2e/bench/crash.ts', '--times', process.env.CI ? '10' : '3'],
]

const chosen = process.argv.slice(2)
for (const [name, command, ...words] of steps) {
  if (chosen.length && !chosen.includes(name)) continue
  const started = performance.now()
  console.log(`\n— ${name}: ${command} ${words.join(' ')}`)
  const { status } = spawnSync(command, words, { stdio: 'inherit' })
  console.log(`— ${name} ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (status !== 0) process.exit(status ?? 1)
}
