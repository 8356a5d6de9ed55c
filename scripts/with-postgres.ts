import { type ChildProcess, spawn } from 'node:child_process'
import { startCluster } from './cluster.ts'

/** `node scripts/with-postgres.ts COMMAND …` runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL server. */
const [command, ...words] = process.argv.slice(2)
if (!command) {
  console.error('Name the command to run, for example: node scripts/with-postgres.ts npm test')
  process.exit(2)
}

let child: ChildProcess | undefined
// Ctrl-C reaches the command directly; other signals are forwarded. The server stops after the command.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (child ? child.kill(signal) : process.exit(130)))
const cluster = await startCluster()
child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: cluster.url } })
const code = await new Promise<number>((done) => {
  child?.once('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`)
    done(127)
  })
  child?.once('exit', (status, signal) => done(status ?? (signal ? 130 : 1)))
})
await cluster.end()
process.exit(code)
