import type { Server } from '../child.ts'
import { median, type Row, tenth } from '../table.ts'
import type { Product } from './workspace/make.ts'

/** A request that may keep others waiting. */
interface Heavy {
  what: string
  /** The longest acceptable wait of another request, in ms. */
  most: number
  path: string
  body?: object
}

const many = 5000
const texts = (prefix: string) => Array.from({ length: many }, (_, i) => `${prefix}${i}`)
const ids = Array.from({ length: many }, (_, i) => String(i + 1))

const heavyOf = ({ made }: Product): Heavy[] => [
  { what: '/my-tasks?view=tasks_created_by_me', most: 20, path: '/my-tasks?view=tasks_created_by_me' },
  { what: 'a filter by 2,500 tags', most: 50, path: `/contacts?tags=${texts('t').join().slice(0, 15_000)}` },
  {
    ...{ what: `a reorder of ${many} ids`, most: 50 },
    ...{ path: `/taskLists/${made.longList}/tasks/reorder`, body: { tasks: ids } },
  },
  {
    ...{ what: `a contact with ${many} phone numbers`, most: 50, path: '/contacts' },
    body: {
      contact: {
        type: 'person',
        name: 'Ada',
        'contact-data': texts('1').map((value) => ({ 'entity-type': 'phone', 'entity-value': value })),
      },
    },
  },
  {
    ...{ what: `a deal with ${many} people`, most: 50, path: '/deals' },
    body: { case: { name: 'Roof', 'involved-people': ids } },
  },
]

/** Sends cheap requests one after the other until `over`, and returns the duration of each in ms. */
const cheapUntil = async ({ origin }: Server, token: string, over: () => boolean) => {
  const took: number[] = []
  do {
    const begun = performance.now()
    await (await fetch(`${origin}/api/x/me`, { headers: { authorization: `Bearer ${token}` } })).text()
    took.push(performance.now() - begun)
  } while (!over())
  return took
}

/** Returns a function that is true from its nth call on. */
const countdown = (n: number) => {
  let left = n
  return () => {
    left -= 1
    return left <= 0
  }
}

const times = 10

/** Measures how long a cheap request waits while the service answers a heavy one. Refusals count as answers. */
export const measureWaiting = async (group: string, server: Server, product: Product): Promise<Row[]> => {
  const { token } = product
  const alone = median(await cheapUntil(server, token, countdown(50)))
  const rows: Row[] = []
  for (const { what, most, path, body } of heavyOf(product)) {
    const waited: number[] = []
    let status = 0
    for (let time = 0; time < times; time += 1) {
      let over = false
      const heavy = fetch(`${server.origin}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).then(async (response) => {
        status = response.status
        await response.arrayBuffer()
        over = true
      })
      waited.push(Math.max(...(await cheapUntil(server, token, () => over))))
      await heavy
    }
    const clock = median(waited)
    rows.push({
      ...{ group, what: `another request during ${what}`, target: `≤ ${most} ms` },
      measured: `${tenth(clock)} ms (longest ${tenth(Math.max(...waited))})`,
      beside: `alone ${tenth(alone)} ms; the heavy request is answered with ${status}`,
      reached: clock <= most,
      values: { clock, worst: Math.max(...waited), alone },
    })
  }
  return rows
}
