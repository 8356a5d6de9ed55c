import type { Server } from '../child.ts'
import { hundredth, median, type Row, tenth } from '../table.ts'
import type { Product } from './workspace/make.ts'
import { searched } from './workspace/words.ts'

/** A request that is repeated a few times, one after the other. */
interface Figure {
  what: string
  /** Milliseconds. */
  most: number
  times: number
  ask: (time: number) => { method?: string; path: string; body?: object }
}

const shuffled = <T>(items: T[]) =>
  items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

const figuresOf = ({ made }: Product, longList: string[]): Figure[] => [
  {
    what: `reorder of ${longList.length.toLocaleString('en')} tasks`,
    ...{ most: 100, times: 12 },
    ask: () => ({ method: 'POST', path: `/taskLists/${made.longList}/tasks/reorder`, body: { tasks: shuffled(longList) } }),
  },
  { what: '/my-tasks', most: 20, times: 60, ask: () => ({ path: '/my-tasks' }) },
  { what: '/my-tasks?view=tasks_created_by_me', most: 20, times: 30, ask: () => ({ path: '/my-tasks?view=tasks_created_by_me' }) },
  {
    ...{ what: '/x/search, all terms', most: 15, times: searched.length * 4 },
    ask: (time) => ({ path: `/x/search?term=${encodeURIComponent(searched[time % searched.length] ?? '')}` }),
  },
  ...['/projects/count', '/contacts?x-count=1', '/deals?x-count=1', '/tags', '/x/deals/summary'].map((path) => ({
    ...{ what: path, most: 10, times: 60 },
    ask: () => ({ path }),
  })),
]

const call = async ({ origin }: Server, token: string, { method = 'GET', path, body }: ReturnType<Figure['ask']>) => {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  const response = await fetch(`${origin}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  const text = await response.text()
  if (response.status >= 300) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
  return text
}

/** Measures single requests one after the other: median wall-clock time and CPU time. */
export const measureFigures = async (group: string, server: Server, product: Product): Promise<Row[]> => {
  const text = await call(server, product.token, { path: `/taskLists/${product.made.longList}/tasks?x-state=open` })
  const longList = (JSON.parse(text) as { tasks: { id: string }[] }).tasks.map(({ id }) => id)
  const rows: Row[] = []
  for (const { what, most, times, ask } of figuresOf(product, longList)) {
    for (let n = 0; n < 3; n += 1) await call(server, product.token, ask(n))
    const took: number[] = []
    const before = server.processor()
    for (let time = 0; time < times; time += 1) {
      const request = ask(time)
      const begun = performance.now()
      await call(server, product.token, request)
      took.push(performance.now() - begun)
    }
    const processor = (server.processor() - before) / times
    const [clock, worst] = [median(took), Math.max(...took)]
    rows.push({
      ...{ group, what, target: `≤ ${most} ms` },
      measured: `${tenth(clock)} ms (the longest ${tenth(worst)}), ${hundredth(processor)} ms CPU`,
      beside: `${times} times`,
      reached: clock <= most,
      values: { clock, worst, processor },
    })
  }
  return rows
}
