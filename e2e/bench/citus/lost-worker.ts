import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Answers, codes, openUnderLoad, type Placed, p99, report } from './open.ts'

/** Repeatedly kills a worker of a Citus cluster under load. Workspaces on the other worker must not notice. */
const { values } = parseArgs({ options: { times: { type: 'string', default: '3' }, seconds: { type: 'string', default: '15' } } })
const [times, seconds] = [Number(values.times), Number(values.seconds)]
const { cluster, workspaces, answers, between, end } = await openUnderLoad(20, 8)

/** The requests of all rounds: before the kills, and to workspaces elsewhere during them. */
const [calm, disturbed]: [Answers, Answers] = [[], []]

/** Kills a worker after an equal time of calm. Returns what went wrong. */
const outage = async (round: number) => {
  const lost = cluster.workers[round % cluster.workers.length]
  const port = new URL(lost?.url ?? '').port
  const before = performance.now()
  await sleep(seconds * 1000)
  const killed = performance.now()
  await lost?.kill()
  await sleep(seconds * 1000)
  const restarting = performance.now()
  await lost?.start()
  const back = performance.now()
  const isServed = (workspace: Placed) => answers.some((one) => one.workspace === workspace && one.at >= back && one.status === 201)
  const lostOnes = workspaces.filter((workspace) => workspace.port === port)
  while (performance.now() - back < 20_000 && !lostOnes.every(isServed)) await sleep(100)
  const during = between(killed, restarting)
  const [here, elsewhere] = [during.filter((one) => one.workspace.port === port), during.filter((one) => one.workspace.port !== port)]
  const usually = between(before, killed)
  calm.push(...usually)
  disturbed.push(...elsewhere)
  const [usual, slow] = [p99(usually), p99(elsewhere)]
  // A workspace is asked every few seconds, so this looks at when the last request was refused.
  const refused = Math.max(
    0,
    ...between(back, performance.now()).flatMap(({ status, at, took }) => (status === 201 ? [] : [at + took - back])),
  )
  console.log(
    `${round}: elsewhere ${codes(elsewhere)}, p99 ${slow.toFixed(0)} ms (${usual.toFixed(0)} before); on the lost worker ${codes(here)}; last refusal ${(refused / 1000).toFixed(1)} s after its return`,
  )
  return [
    ...(elsewhere.every(({ status }) => status === 201) ? [] : ['a workspace elsewhere got an error']),
    // Also of the requests that were under way when it was killed.
    ...(between(before, performance.now()).some(({ status }) => status === 500) ? ['a workspace got 500'] : []),
    ...(refused > 5000 || !lostOnes.every(isServed) ? ['not all workspaces were served within 5 s'] : []),
  ]
}

const faults: string[] = []
for (let round = 1; round <= times; round += 1) for (const fault of await outage(round)) faults.push(`round ${round}: ${fault}`)
console.log(
  `elsewhere p99 ${p99(disturbed).toFixed(0)} ms in ${disturbed.length} requests, before ${p99(calm).toFixed(0)} ms in ${calm.length}`,
)
if (p99(disturbed) > 2 * p99(calm)) faults.push('workspaces elsewhere became more than twice as slow')
report(answers, [...faults, ...(await end())])
