import { isDeepStrictEqual } from 'node:util'
import type { Server } from '../child.ts'
import { hundredth, type Row, tenth, whole } from '../table.ts'
import type { BarePaths } from './bare-data.ts'
import { type Answered, compare, type Subject } from './load.ts'
import type { Place } from './service.ts'
import { chooseTerms, termPath } from './terms.ts'
import { getter } from './walk.ts'

interface Places {
  big: Place
  tiny: Place
  bare: Server
  barePaths: BarePaths[]
  /** The names of the contacts on some pages. */
  names: string[]
}
const sampled = 200
const rounds = 5
const seconds = 2

const sample = <T>(items: T[]) =>
  Array.from({ length: sampled }, () => items[Math.floor(Math.random() * items.length)]).filter((item) => item !== undefined)
const gets = (paths: string[]) => paths.map((path) => ({ path }))

const subjectsOf = ({ big, tiny, bare, barePaths }: Places, terms: Record<string, string[]>): Subject[] => {
  const at = ({ server, filled }: Place, name: string, paths: string[]): Subject => ({
    name,
    server,
    token: filled.token,
    requests: gets(paths),
  })
  const chosen = sample(barePaths)
  return [
    { name: 'bare', server: bare, requests: gets(chosen.map((path) => path.columns)) },
    { name: 'ready', server: bare, requests: gets(chosen.map((path) => path.ready)) },
    at(big, 'list', sample(big.list)),
    at(tiny, 'list of 1,000', tiny.list),
    at(big, 'page 2', big.list.slice(1, 2)),
    at(big, 'page 2,000', big.list.slice(1999, 2000)),
    at(big, 'term', Object.values(terms).flat().map(termPath)),
    ...Object.entries(terms).map(([kind, some]) => at(big, `term: ${kind}`, some.map(termPath))),
    at(big, 'tags', ['/api/tags']),
    at(big, 'x-count', ['/api/contacts?x-count=1']),
    at(big, 'one contact', [`/api/contacts/${big.filled.noted}`]),
    at(big, 'notes', [`/api/contacts/${big.filled.noted}/notes`]),
  ]
}

/** Whether two texts are the same JSON in as many bytes, in any key order. */
const same = (a: string, b: string) => a.length === b.length && isDeepStrictEqual(JSON.parse(a), JSON.parse(b))

/** Checks that the bare server sends the same data in as many bytes, so the comparison is fair. */
const refuseOtherBytes = async ({ big, bare, barePaths }: Places) => {
  const [ours, theirs] = [getter(big.server, big.filled.token), getter(bare)]
  for (const i of [0, 7, 1000, big.list.length - 1]) {
    const text = await ours(big.list[i] ?? '')
    for (const path of [barePaths[i]?.columns ?? '', barePaths[i]?.ready ?? ''])
      if (!same(await theirs(path), text)) throw new Error(`${path} is not what the service sends as page ${i + 1}`)
  }
}

const speed = (of: Answered) => `${whole(of.perSecond)}/s, p99 ${tenth(of.p99)} ms, ${hundredth(of.processor)} ms CPU`
const valuesOf = (of: Answered) => ({ perSecond: of.perSecond, p50: of.p50, p99: of.p99, processor: of.processor })

export const measureReads = async (places: Places, say: (text: string) => void): Promise<Row[]> => {
  await refuseOtherBytes(places)
  const terms = chooseTerms(places.names)
  say(`reading ${places.big.list.length} pages and ${Object.values(terms).flat().length} terms, ${rounds} rounds`)
  const found = await compare(subjectsOf(places, terms), rounds, seconds)
  const of = (name: string) => {
    const answered = found.get(name)
    if (!answered) throw new Error(`${name} was not measured`)
    return answered
  }
  /** Returns how many times as long `a` takes as `b`: by wall clock, and by CPU time, which decides. */
  const clock = (a: string, b: string) => of(b).perSecond / of(a).perSecond
  const work = (a: string, b: string) => of(a).processor / of(b).processor
  const against = (what: string, name: string, other: string, most?: number): Row => ({
    group: 'Service',
    what,
    target: most === undefined ? '' : `≤ ${most} × ${other}`,
    measured: `${hundredth(work(name, other))} × (${hundredth(clock(name, other))} × wall clock): ${speed(of(name))}`,
    beside: speed(of(other)),
    ...(most === undefined ? {} : { reached: work(name, other) <= most }),
    values: { times: work(name, other), byClock: clock(name, other), ...valuesOf(of(name)) },
  })
  const share = (what: string, other: string, least?: number): Row => ({
    group: 'Service',
    what,
    target: least === undefined ? '' : `≥ ${least} × bare`,
    measured: `${hundredth(1 / work('list', other))} × (${hundredth(1 / clock('list', other))} × wall clock): ${speed(of('list'))}`,
    beside: speed(of(other)),
    ...(least === undefined ? {} : { reached: 1 / work('list', other) >= least }),
    values: { share: 1 / work('list', other), byClock: 1 / clock('list', other), ...valuesOf(of('list')) },
  })
  return [
    share('GET /contacts, random pages, compared with a bare Hono that reads columns and writes JSON', 'bare', 0.5),
    share('  compared with a bare Hono with prepared JSON', 'ready'),
    against('term search, all terms', 'term', 'list', 2),
    ...Object.keys(terms).map((kind) => against(`  ${kind}`, `term: ${kind}`, 'list')),
    against('page 2,000 by continued-at', 'page 2,000', 'page 2', 1.2),
    against('100 × the contacts', 'list', 'list of 1,000', 1.5),
    ...['tags', 'x-count', 'one contact', 'notes'].map((name) => against(name, name, 'list')),
  ]
}
