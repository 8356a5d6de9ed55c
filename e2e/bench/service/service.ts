import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, serversOf, startServer, startService } from '../child.ts'
import type { Row } from '../table.ts'
import { type Filled, makeWorkspace } from '../workspace.ts'
import { type BarePaths, openBareData } from './bare-data.ts'
import { measureCreates } from './creates.ts'
import { measureReads } from './reads.ts'
import { getter, pages } from './walk.ts'

export interface Place {
  server: Server
  filled: Filled
  /** The paths of all pages of the plain list, in order. */
  list: string[]
}

/** Enough for the requesting member to see a hundred thousand of them: two thousand pages. */
const many = 115_000
const few = 1_150

const walk = async (server: Server, filled: Filled, each?: (text: string) => void) => {
  const list: string[] = []
  for await (const { path, text } of pages(getter(server, filled.token), '/contacts', Number.POSITIVE_INFINITY)) {
    list.push(`/api${path}`)
    each?.(text)
  }
  return { server, filled, list }
}

const namesOn = (text: string) =>
  (JSON.parse(text) as { contacts: { name: string; 'last-name'?: string }[] }).contacts.map(
    (one) => `${one.name} ${one['last-name'] ?? ''}`,
  )

/** Measures the service: a hundred thousand contacts, 16 connections, signed in, with visibility rules. */
export const measureService = async (say: (text: string) => void): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  const { start, end } = serversOf()
  try {
    say(`creating workspaces of ${many.toLocaleString('en')} and ${few.toLocaleString('en')} contacts`)
    const [large, small] = [await makeWorkspace(join(folder, 'large'), many), await makeWorkspace(join(folder, 'small'), few)]
    const server = await start(startService(large.folder))
    await new Promise((done) => setTimeout(done, 1000))
    const atStart = server.memory()
    const bareData = openBareData(join(folder, 'bare.sqlite'))
    const names: string[] = []
    const barePaths: BarePaths[] = []
    const big = await walk(server, large, (text) => {
      barePaths.push(bareData.add('contacts', text))
      if (barePaths.length % 20 === 0) names.push(...namesOn(text))
    })
    bareData.close()
    const tiny = await walk(await start(startService(small.folder)), small)
    const bare = await start(startServer('e2e/bench/service/bare-hono.ts', { BARE_FILE: join(folder, 'bare.sqlite') }))
    const reads = await measureReads({ big, tiny, bare, barePaths, names }, say)
    const creates = await measureCreates({ big, bare }, say)
    const afterwards = server.memory()
    return [...reads, ...creates, ...memoryRows(atStart, afterwards, server.readyIn)]
  } finally {
    await end()
    await rm(folder, { recursive: true, force: true })
  }
}

type Memory = ReturnType<Server['memory']>

const memoryRow = (what: string, most: number, { all, files }: Memory, beside: string): Row => ({
  group: 'Service',
  what: `resident memory after the ${what}`,
  target: `≤ ${most} MB`,
  measured: `${Math.round(all)} MB, of which ${Math.round(files)} MB file pages`,
  beside,
  reached: all <= most,
  values: { megabytes: all, files },
})

const memoryRows = (atStart: Memory, afterwards: Memory, readyIn: number): Row[] => [
  memoryRow('start', 150, atStart, `ready in ${Math.round(readyIn)} ms`),
  memoryRow('bench', 250, afterwards, ''),
]
