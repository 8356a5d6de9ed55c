import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { openApiDocument } from '../../src/contract/openapi/document.ts'
import { loadOperations } from '../../src/server/service.ts'
import { openWorld, type Person } from '../../src/server/testing/world.ts'
import { validatorOf } from '../fixtures/service/document.ts'
import { Pool, spare } from './arbitraries.ts'
import { type Draw, type Drawn, drawFrom, drawRequest } from './draw.ts'
import { watchAll, watchFile } from './watch.ts'

const operations = await loadOperations()

/**
 * Sends random requests to the whole interface and fails on a 5xx, on an undocumented response, and on a refused request that
 * changed the database. `--requests N` (20,000), `--seed N` to repeat a run.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } } })
const perRun = 400
const requests = Number(values.requests)
const seed = values.seed === undefined ? Math.floor(Date.now() % 2 ** 31) : Number(values.seed)

const check = validatorOf(openApiDocument(operations, ''))
const world = await openWorld({ contacts: 60 })
const watch = world.file ? watchFile(world.file) : watchAll(world.store)
const stranger = await world.account()

/** Endpoints that end sessions or lock out callers run with separate users. */
const ends = new Set(['DELETE /x/sessions/current', 'PUT /x/me', 'PUT /x/users/:id'])
const tested = operations.filter(({ endpoint }) => endpoint.carries !== 'events')
const creates = tested.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.access !== 'anyone')

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^[1-9][0-9]{0,18}$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
/** Creates a user and makes one request, which records their first activity. */
const primed = async (coming: Promise<Person>) => {
  const person = await coming
  await person.send('GET', '/x/me')
  return person
}
const counts = new Map<number, number>()
let sent = 0

const send = async (by: Person, { method, path, body, headers }: Drawn, pool: Pool) => {
  // Activity and views are recorded after the response and must not count for the next request.
  await world.deferred.allSettled()
  const hasChanged = await watch.look()
  const response = await by.send(method, path, { headers, ...(body === undefined ? {} : { body }) })
  const shown = `${method} ${path} ${typeof body === 'string' ? body.slice(0, 2000) : ''}`
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && !response.headers.has('content-disposition')
  const answer: unknown = isJson ? await response.json() : await response.arrayBuffer()
  sent += 1
  counts.set(response.status, (counts.get(response.status) ?? 0) + 1)
  if (response.status >= 500 && response.status !== 507)
    throw new Error(
      `${shown} returned ${response.status}: ${JSON.stringify(world.logged.at(-1), Object.getOwnPropertyNames((world.logged.at(-1) as { err?: object } | undefined)?.err ?? {}).concat('err'))}`,
    )
  if (isJson) check(method, path, response.status, answer)
  if (response.status >= 400 && (await hasChanged()))
    throw new Error(`${shown} was refused with ${response.status} and changed the database`)
  if (isJson && response.status < 300) for (const id of idsIn(answer)) pool.add(id)
  const made = response.status === 201 && isJson ? idsIn(answer)[0] : undefined
  if (made)
    pool.add(
      made,
      path.split(/[/?]/).findLast((part) => /^[a-z]+$/i.test(part)),
    )
}

await primed(Promise.resolve(stranger.admin))
const foreign = new Pool([])
const drawForeign = drawFrom(seed)
for (const { endpoint } of creates) await send(stranger.admin, drawRequest(endpoint, foreign, spare, drawForeign), foreign)

/** Sends requests to a new workspace: first those that create records, then any. */
const sendRun = async (draw: Draw) => {
  const account = await world.account()
  await primed(Promise.resolve(account.admin))
  const [member, client] = [await primed(account.member()), await primed(account.client())]
  const people = [account.admin, account.admin, account.admin, member, member, client]
  const pool = new Pool(foreign.all.slice(0, 5))
  for (const person of people) pool.add(person.id)
  for (const wild of [spare, 0])
    for (const { endpoint } of creates) await send(account.admin, drawRequest(endpoint, pool, wild, draw), pool)
  for (let n = 0; n < perRun - 2 * creates.length; n += 1) {
    const { endpoint } = draw(() => fc.constantFrom(...tested))
    const wild = draw(() => fc.constantFrom(spare, 0, 12, 4))
    const ended = ends.has(`${endpoint.method} ${endpoint.path}`)
    const by = ended ? await primed(account.member()) : draw(() => fc.constantFrom(...people))
    await send(by, drawRequest(endpoint, pool, wild, draw), pool)
  }
}
let failure: unknown
try {
  for (let run = 1; run <= Math.ceil(requests / perRun); run += 1) await sendRun(drawFrom(seed + run))
} catch (error) {
  failure = error
}
watch.close()
await world.end()
if (failure) {
  console.error(failure instanceof Error ? failure.stack : failure)
  console.error(`\nRepeat it: npm run fuzz -- --requests ${requests} --seed ${seed}`)
  process.exit(1)
}
const statusCounts = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
console.log(`${sent} requests, seed ${seed}: ${statusCounts.join(', ')}`)
