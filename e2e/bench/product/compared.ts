import { isDeepStrictEqual } from 'node:util'
import type { Server } from '../child.ts'
import { type Answered, ask, compare, type Subject } from '../service/load.ts'
import { getter } from '../service/walk.ts'
import { hundredth, type Row, tenth, whole } from '../table.ts'
import type { Measured } from './routes.ts'

/** The server under test. */
export interface Servers {
  service: Server
  bare: Server
  /** json-server runs for one short round, because its writes take seconds each. */
  rest: Server
}
export interface Pace {
  rounds: number
  seconds: number
}
/** Of the rate of a bare server that reads columns and writes JSON. */
const leastShare = 0.5
/** Writes per second, each on disk before the response. */
const leastWrites = 400

const speed = ({ perSecond, p50, p99, processor }: Answered) =>
  `${whole(perSecond)}/s, p50 ${tenth(p50)}, p99 ${tenth(p99)} ms, ${hundredth(processor)} ms CPU`
const valuesOf = ({ perSecond, p50, p99, processor }: Answered) => ({ perSecond, p50, p99, processor })

/** Checks that the bare server sends the same data in as many bytes, so the comparison is fair. */
const refuseOtherBytes = async ({ name, requests, ready, columns }: Measured, { service, bare }: Servers, token: string) => {
  for (const [i, path] of [0, Math.floor(requests.length / 2), requests.length - 1].map((i) => [i, requests[i]?.path ?? ''] as const)) {
    const ours = await getter(service, token)(path)
    for (const same of [ready, columns ?? []]) {
      const path = same[i]?.path
      const theirs = path === undefined ? undefined : await getter(bare)(path)
      if (theirs === undefined) continue
      if (theirs.length !== ours.length || !isDeepStrictEqual(JSON.parse(theirs), JSON.parse(ours)))
        throw new Error(`${name}: the bare server does not send what the service sends`)
    }
  }
}

const isRead = ({ requests }: Measured) => !requests[0]?.method

/** Runs json-server for one round and reports when it is too slow. */
const askRest = async (name: string, server: Server, requests: Measured['rest'], seconds: number): Promise<string> => {
  if (!requests) return 'not available in json-server'
  try {
    const found = await ask({ name, server, requests }, seconds)
    return `json-server ${speed(found)}`
  } catch (error) {
    return `json-server: ${error instanceof Error ? error.message : error}`
  }
}

/** Measures the routes on SQLite, compared with a bare server and json-server. */
export const onSqlite = async (
  routes: Measured[],
  servers: Servers,
  token: string,
  pace: Pace,
  say: (text: string) => void,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (const route of routes) {
    say(`${route.name} on SQLite`)
    const { name, requests, inOrder = false } = route
    if (isRead(route)) await refuseOtherBytes(route, servers, token)
    const subjects: Subject[] = [
      { name: 'ready', server: servers.bare, requests: route.ready },
      ...(route.columns ? [{ name: 'columns', server: servers.bare, requests: route.columns }] : []),
      { name, server: servers.service, token, requests, inOrder },
    ]
    const found = await compare(subjects, pace.rounds, pace.seconds)
    const [own, ready, columns] = [found.get(name), found.get('ready'), found.get('columns')]
    if (!own || !ready) throw new Error(`${name} was not measured`)
    const bare = columns ?? ready
    const share = own.perSecond / bare.perSecond
    const isCompared = Boolean(route.list && columns)
    const isWrite = !isRead(route)
    const beside = [`bare ${speed(bare)}`, ...(columns ? [`prepared JSON ${hundredth(ready.processor / own.processor)} ×`] : [])]
    beside.push(await askRest(name, servers.rest, route.rest, pace.seconds))
    rows.push({
      group: 'The ten routes on SQLite',
      what: name,
      target: isCompared ? `≥ ${leastShare} × bare` : isWrite ? `≥ ${leastWrites}/s` : '',
      measured: `${hundredth(share)} × (${hundredth(bare.processor / own.processor)} × CPU time): ${speed(own)}`,
      beside: beside.join('; '),
      ...(isCompared && { reached: share >= leastShare }),
      ...(isWrite && { reached: own.perSecond >= leastWrites }),
      values: { share, ...valuesOf(own), bareProcessor: bare.processor },
    })
  }
  return rows
}

/** Measures the same routes on PostgreSQL, compared with SQLite. */
export const onPostgres = async (
  routes: Measured[],
  server: Server,
  token: string,
  pace: Pace,
  before: Row[],
  say: (text: string) => void,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { name, requests, inOrder = false } of routes) {
    say(`${name} on PostgreSQL`)
    const own = (await compare([{ name, server, token, requests, inOrder }], pace.rounds, pace.seconds)).get(name)
    if (!own) throw new Error(`${name} was not measured`)
    const sqlite = before.find(({ what }) => what === name)?.values
    rows.push({
      group: 'The ten routes on PostgreSQL',
      what: name,
      target: '',
      measured: speed(own),
      beside: sqlite ? `SQLite ${whole(sqlite.perSecond ?? 0)}/s, ${hundredth(sqlite.processor ?? 0)} ms CPU` : '',
      values: valuesOf(own),
    })
  }
  return rows
}
