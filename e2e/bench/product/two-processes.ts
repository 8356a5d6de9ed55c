import type { Server } from '../child.ts'
import { type Answered, ask, type Subject } from '../service/load.ts'
import { getter } from '../service/walk.ts'
import { hundredth, median, type Row, tenth, whole } from '../table.ts'
import { createContact, listen } from './listeners.ts'
import type { Measured } from './routes.ts'
import type { Product } from './workspace/make.ts'

const group = 'Two app processes on one PostgreSQL'
const row = (what: string, target: string, measured: string, reached: boolean, values: Record<string, number> = {}): Row => ({
  ...{ group, what, target, measured, beside: '', reached, values },
})

const sameAnswers = async ([one, other]: [Server, Server], token: string, routes: Measured[]): Promise<Row> => {
  const paths = routes
    .filter(({ requests }) => !requests[0]?.method)
    .flatMap(({ requests }) => requests.slice(0, 12).map(({ path }) => path))
  let different = 0
  for (const path of paths) if ((await getter(one, token)(path)) !== (await getter(other, token)(path))) different += 1
  return row('same responses', 'all', `${paths.length - different} of ${paths.length} paths returned the same response`, different === 0, {
    different,
  })
}

const crossing = async ([one, other]: [Server, Server], token: string): Promise<Row> => {
  const took: number[] = []
  for (const [writer, reader] of [
    [one, other],
    [other, one],
  ] as const) {
    const listener = await listen(reader, token)
    for (let n = 0; n < 10; n += 1) {
      const sent = performance.now()
      took.push((await listener.received(await createContact(writer, token, `Crossing ${n}`))) - sent)
    }
    await listener.stop()
  }
  const clock = median(took)
  return row(
    'live events across processes',
    '20 of 20',
    `${took.length} of 20 received, ${tenth(clock)} ms after the create was sent`,
    took.length === 20,
    { clock },
  )
}

const writersAtOnce = 8
const perWriter = 25

/** Adds entries to one contact through both processes at once and checks that none is lost. */
const lostUpdates = async (servers: [Server, Server], token: string): Promise<Row> => {
  const id = await createContact(servers[0], token, 'Everybody’s')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const values = new Set<string>()
  const write = async (writer: number) => {
    for (let n = 0; n < perWriter; n += 1) {
      const value = `+351 ${writer} ${n}`
      const datum = { 'entity-type': 'phone', 'entity-value': value, kind: 'work' }
      const body = JSON.stringify({ contact: { 'contact-data': [datum] } })
      const response = await fetch(`${servers[writer % 2]?.origin}/api/contacts/${id}`, { method: 'PUT', headers, body })
      if (response.status !== 200) throw new Error(`an addition failed with ${response.status}: ${await response.text()}`)
      values.add(value)
    }
  }
  await Promise.all(Array.from({ length: writersAtOnce }, (_, writer) => write(writer)))
  const text = await getter(servers[1], token)(`/api/contacts/${id}`)
  const there = (JSON.parse(text) as { contact: { 'contact-data': { 'entity-value': string }[] } }).contact['contact-data']
  const lost = [...values].filter((value) => !there.some((datum) => datum['entity-value'] === value)).length
  return row(
    'no lost update',
    'none',
    `${lost} of ${values.size} additions to one contact lost`,
    lost === 0 && there.length === values.size,
    { lost },
  )
}

/** Loads both processes at once, each over half of the connections. */
const askBoth = async (servers: Server[], subject: Omit<Subject, 'server'>, seconds: number): Promise<Answered[]> =>
  Promise.all(servers.map((server) => ask({ ...subject, server, connections: 16 / servers.length }, seconds)))

const throughput = async (servers: [Server, Server], token: string, routes: Measured[], seconds: number): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { name, requests, inOrder = false } of routes) {
    const subject = { name, token, requests, inOrder }
    const [alone, both] = [await askBoth(servers.slice(0, 1), subject, seconds), await askBoth(servers, subject, seconds)]
    const sum = (of: Answered[]) => of.reduce((all, { perSecond }) => all + perSecond, 0)
    const slowest = (of: Answered[]) => Math.max(...of.map(({ p99 }) => p99))
    rows.push({
      ...{ group, what: `${name} by both`, target: '' },
      measured: `${whole(sum(both))}/s, p99 ${tenth(slowest(both))} ms: ${hundredth(sum(both) / sum(alone))} × one process`,
      beside: `one process ${whole(sum(alone))}/s, p99 ${tenth(slowest(alone))} ms`,
      values: { both: sum(both), alone: sum(alone) },
    })
  }
  return rows
}

/** Checks what must hold when two app processes share a database, and measures their throughput. */
export const measureTwo = async (servers: [Server, Server], product: Product, routes: Measured[], seconds: number): Promise<Row[]> => [
  await sameAnswers(servers, product.token, routes),
  await crossing(servers, product.token),
  await lostUpdates(servers, product.token),
  ...(await throughput(servers, product.token, [...routes.slice(0, 1), ...routes.slice(-2, -1)], seconds)),
]
