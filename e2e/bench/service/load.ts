import autocannon, { type Request } from 'autocannon'
import type { Server } from '../child.ts'
import { median } from '../table.ts'

/** A set of requests to one server. */
export interface Subject {
  name: string
  server: Server
  token?: string
  /** Each connection repeats a shuffled copy of these. */
  requests: Request[]
  /** Each connection uses them in the given order, with its own starting point. */
  inOrder?: boolean
  /** 16 by default. */
  connections?: number
}
export interface Answered {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** The server's CPU milliseconds per response, which other work on the machine hardly affects. */
  processor: number
  count: number
}

const usualConnections = 16
/** The seconds of a longer round, for servers too slow to respond within a normal one. */
const slowSeconds = 30

const shuffled = <T>(items: T[]) => {
  const next = [...items]
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    const [a, b] = [next[i], next[j]]
    if (a !== undefined && b !== undefined) [next[i], next[j]] = [b, a]
  }
  return next
}

const turned = <T>(items: T[]) => {
  const from = Math.floor(Math.random() * items.length)
  return [...items.slice(from), ...items.slice(0, from)]
}

/** Sends one set of requests for some seconds. */
export const ask = async (subject: Subject, seconds: number): Promise<Answered> => {
  const { name, server, token, requests, inOrder, connections = usualConnections } = subject
  const before = server.processor()
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    timeout: 60,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    setupClient: (client) => client.setRequests(inOrder ? turned(requests) : shuffled(requests)),
  })
  const count = result['2xx']
  if (!count && seconds < slowSeconds) return ask(subject, slowSeconds)
  if (result.non2xx || result.errors || result.timeouts || !count)
    throw new Error(`${name}: ${count} answers, ${result.non2xx} refusals, ${result.errors} errors, ${result.timeouts} too late`)
  const processor = (server.processor() - before) / count
  return { perSecond: count / result.duration, p50: result.latency.p50, p99: result.latency.p99, processor, count }
}

const middle = (runs: Answered[]): Answered => {
  const of = (read: (run: Answered) => number) => median(runs.map(read))
  return {
    perSecond: of((run) => run.perSecond),
    p50: of((run) => run.p50),
    p99: of((run) => run.p99),
    processor: of((run) => run.processor),
    count: runs.reduce((sum, run) => sum + run.count, 0),
  }
}

/** Runs several rounds of alternating subjects, so other work on the machine affects all of them; returns the median round of each. */
export const compare = async (subjects: Subject[], rounds: number, seconds: number): Promise<Map<string, Answered>> => {
  const runs = new Map<string, Answered[]>()
  for (const subject of subjects) await ask(subject, 1)
  for (let round = 0; round < rounds; round++)
    for (const subject of subjects) runs.set(subject.name, [...(runs.get(subject.name) ?? []), await ask(subject, seconds)])
  return new Map([...runs].map(([name, all]) => [name, middle(all)]))
}
