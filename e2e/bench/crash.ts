import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqlite } from '../../src/server/adapter/sqlite/node-sqlite.ts'
import { startService } from './child.ts'
import { checkEverything } from './crash/check.ts'
import { signUp } from './crash/sign-up.ts'
import { createWriter, type Place, type Writer } from './crash/writer.ts'

const { values } = parseArgs({ options: { times: { type: 'string', default: '10' }, within: { type: 'string', default: '1000' } } })
const whole = (name: 'times' | 'within') => {
  const value = Number(values[name])
  if (Number.isInteger(value) && value >= 1) return value
  console.error(`--${name} must be a whole number of 1 or more, not "${values[name]}".`)
  process.exit(2)
}
const times = whole('times')
/** The maximum time of writing in milliseconds; higher values cover more on a slow machine. */
const within = whole('within')
const writersAtOnce = 8
/** The number of crashes before a new workspace is used. */
const perWorkspace = 10

/** Lets all users write, kills the service at a random moment, restarts it and checks the data. */
const crashOnce = async (folder: string, token: string, writers: Writer[]) => {
  const service = await startService(folder)
  const place = (origin: string): Place => ({ base: `${origin}/api`, token })
  const moment = 20 + Math.random() * within
  const writing = Promise.all(writers.map((writer) => writer.write(place(service.origin))))
  const timer = setTimeout(service.kill, moment)
  const counts = await writing.finally(() => {
    clearTimeout(timer)
    return service.kill()
  })
  const acknowledged = counts.reduce((sum, count) => sum + count, 0)
  const again = await startService(folder)
  try {
    const inFlight = writers.filter((writer) => writer.pending()).length
    const found = await checkEverything(await openSqlite(join(folder, 'tandem.sqlite'), { readers: 1 }), place(again.origin), writers)
    return { moment, acknowledged, inFlight, ...found }
  } finally {
    await again.stop()
  }
}

let [passed, failed] = [0, 0]
let [folder, token, writers]: [string, string, Writer[]] = ['', '', []]
const begin = async () => {
  if (folder) await rm(folder, { recursive: true, force: true })
  folder = await mkdtemp(join(tmpdir(), 'tandem-crash-'))
  writers = Array.from({ length: writersAtOnce }, (_, i) => createWriter(`writer-${i + 1}`))
  const service = await startService(folder)
  token = await signUp(service.origin)
  await service.stop()
}

for (let round = 1; round <= times; round++) {
  if ((round - 1) % perWorkspace === 0) await begin()
  try {
    const { moment, acknowledged, inFlight, kept, records, faults } = await crashOnce(folder, token, writers)
    const summary = `killed after ${Math.round(moment)} ms, ${acknowledged} acknowledged, ${inFlight} unanswered (${kept} of them kept), ${records} records`
    console.log(`${round}: ${summary}: ${faults.length ? 'FAILED' : 'passed'}`)
    for (const fault of faults.slice(0, 10)) console.log(`   ${fault}`)
    if (faults.length) failed += 1
    else passed += 1
  } catch (error) {
    console.log(`${round}: FAILED: ${error instanceof Error ? error.stack : error}`)
    failed += 1
    await begin()
  }
}
if (folder) await rm(folder, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
