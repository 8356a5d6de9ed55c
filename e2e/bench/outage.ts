import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startCluster } from '../../scripts/cluster.ts'
import { openPostgres } from '../../src/server/adapter/postgres/postgres.ts'
import { type Server, startServer } from './child.ts'
import { checkEverything } from './crash/check.ts'
import { signUp } from './crash/sign-up.ts'
import { createWriter } from './crash/writer.ts'

/** Repeatedly kills PostgreSQL under load and restarts it; its two services keep running. */
const { values } = parseArgs({ options: { times: { type: 'string', default: '5' } } })
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) {
  console.error(`--times must be a whole number of 1 or more, not "${values.times}".`)
  process.exit(2)
}

const cluster = await startCluster({ durable: true })
const env = { DATABASE_URL: cluster.url, DEMO: '0', SIGN_UP: 'open', LOG: 'error' }
const services = await Promise.all([startServer('src/serve.ts', env), startServer('src/serve.ts', env)])
const at = (n: number) => services[n % services.length] as Server
const token = await signUp(at(0).origin)
const place = (n: number) => ({ base: `${at(n).origin}/api`, token })
const headers = { authorization: `Bearer ${token}` }

const isUp = async ({ origin }: Server) => (await fetch(`${origin}/healthz`)).status === 200
/** Checks how the services report an unreachable database. */
const faultsMeanwhile = async () => {
  const faults: string[] = []
  for (const { origin } of services)
    for (const path of ['/healthz', '/api/contacts', '/api/x/me']) {
      const answer = await fetch(origin + path, { headers })
      if (answer.status !== 503 || !answer.headers.get('retry-after'))
        faults.push(`${path} answers ${answer.status}: ${await answer.text()}`)
    }
  return faults
}

const outage = async () => {
  const moment = 200 + Math.random() * 1300
  const writing = Promise.all(writers.map((writer, n) => writer.write(place(n))))
  await sleep(moment)
  await cluster.kill()
  const acknowledged = (await writing).reduce((sum, count) => sum + count, 0)
  const faults = await faultsMeanwhile()
  await cluster.start()
  const started = performance.now()
  while (!(await isUp(at(0))) || !(await isUp(at(1)))) {
    if (performance.now() - started > 20_000) throw new Error('the services did not recover')
    await sleep(20)
  }
  const back = performance.now() - started
  const inFlight = writers.filter((writer) => writer.pending()).length
  const found = await checkEverything(await openPostgres(cluster.url), place(0), writers)
  return { moment, acknowledged, inFlight, back, ...found, faults: [...faults, ...found.faults] }
}

let failed = 0
const writers = Array.from({ length: 8 }, (_, i) => createWriter(`writer-${i + 1}`))
try {
  for (let round = 1; round <= times; round += 1) {
    const { moment, acknowledged, inFlight, kept, back, records, faults } = await outage()
    const summary = `stopped after ${Math.round(moment)} ms, ${acknowledged} acknowledged, ${inFlight} not (${kept} of them kept), back ${Math.round(back)} ms after PostgreSQL, ${records} records`
    console.log(`${round}: ${summary}: ${faults.length ? 'FAILED' : 'passed'}`)
    for (const fault of faults.slice(0, 10)) console.log(`   ${fault}`)
    if (faults.length) failed += 1
  }
} catch (error) {
  console.log(`FAILED: ${error instanceof Error ? error.stack : error}`)
  failed += 1
}
for (const service of services) await service.stop()
await cluster.end()
console.log(`${times - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
