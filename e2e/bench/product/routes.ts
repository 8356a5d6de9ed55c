import type { Request } from 'autocannon'
import type { Server } from '../child.ts'
import type { openBareData } from '../service/bare-data.ts'
import { type Get, getter, pages } from '../service/walk.ts'
import type { Product } from './workspace/make.ts'
import { searched } from './workspace/words.ts'

/** One of the ten most used routes, with its requests to the service and the baselines. */
export interface Measured {
  name: string
  /** Whether the target is a share of the bare server. */
  list: boolean
  requests: Request[]
  inOrder?: boolean
  /** Requests to the bare server: the same bytes from prepared JSON, and from columns if it is one type of record. */
  ready: Request[]
  columns?: Request[]
  /** Requests to json-server; absent if it cannot serve them. */
  rest?: Request[]
}
/** The data of json-server: the interface's records by resource name. */
export type RestData = Record<'contacts' | 'deals' | 'tasks' | 'messages' | 'notes', object[]>

type Bare = ReturnType<typeof openBareData>
const sampled = 200
const gets = (paths: string[]): Request[] => paths.map((path) => ({ path }))
const json = { 'content-type': 'application/json' }
const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, body?: object): Request => ({
  ...{ method, path },
  ...(body ? { headers: json, body: JSON.stringify(body) } : {}),
})
const some = <T>(items: T[], count = sampled): T[] =>
  items.length <= count ? items : Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)] as T)

/** Reads paths once, stores the responses for the bare server, and returns the records if needed. */
const readAll = async (get: Get, paths: string[], add: (text: string) => void) => {
  for (const path of paths) add(await get(path))
}
const recordsIn = (text: string, root: string) => (JSON.parse(text) as Record<string, object[]>)[root] ?? []

/** A list that is read by one of several paths. */
const listRoute = async (get: Get, bare: Bare, name: string, kind: string, paths: string[], rest?: string[]): Promise<Measured> => {
  const [ready, columns]: [string[], string[]] = [[], []]
  await readAll(get, paths, (text) => {
    const put = bare.add(kind, text)
    ready.push(put.ready)
    columns.push(put.columns)
  })
  const list = kind !== 'contact'
  return { name, list, requests: gets(paths), ready: gets(ready), columns: gets(columns), ...(rest ? { rest: gets(rest) } : {}) }
}

/** Returns every page of a list, with its records for json-server. */
const walked = async (get: Get, path: string, root: string, records: object[]) => {
  const all: string[] = []
  for await (const page of pages(get, path, Number.POSITIVE_INFINITY)) {
    all.push(`/api${page.path}`)
    records.push(...recordsIn(page.text, root))
  }
  return all
}

const writes = (product: Product): Measured[] => {
  const { made, noted } = product
  const task = (i: number) => ({ subject: `Measure the harbour ${i}`, 'due-date': '2026-12-04' })
  const note = (i: number) => ({ body: `They asked about the ferry for the ${i}th time. We sent the timetable.` })
  const turns = Array.from({ length: 500 }, (_, i) => i)
  const bareWrites = (body: (i: number) => object) => turns.map((i) => send('POST', '/written', body(i)))
  const open = some(made.open, 1000)
  return [
    {
      ...{ name: 'PUT /tasks/{id}/done (and not started again)', list: false, inOrder: true },
      requests: open.flatMap((id) => [send('PUT', `/api/tasks/${id}/done`), send('PUT', `/api/tasks/${id}/notstarted`)]),
      ready: turns.map((i) => send('PUT', `/written?id=${i + 1}`)),
      rest: open.flatMap((id) => [
        send('PATCH', `/tasks/${id}`, { state: 'done' }),
        send('PATCH', `/tasks/${id}`, { state: 'not started' }),
      ]),
    },
    {
      ...{ name: 'POST /taskLists/{id}/tasks', list: false },
      requests: turns.map((i) => send('POST', `/api/taskLists/${made.lists[i % made.lists.length]}/tasks`, { task: task(i) })),
      ready: bareWrites((i) => ({ task: task(i) })),
      rest: turns.map((i) => send('POST', '/tasks', task(i))),
    },
    {
      ...{ name: 'POST /contacts/{id}/notes', list: false },
      requests: turns.map((i) => send('POST', `/api/contacts/${noted}/notes`, { note: note(i) })),
      ready: bareWrites((i) => ({ note: note(i) })),
      rest: turns.map((i) => send('POST', '/notes', { ...note(i), 'contact-id': noted })),
    },
  ]
}

/** Returns the ten routes, and prepares the data of the bare server and json-server. */
export const measuredRoutes = async (server: Server, product: Product, bare: Bare): Promise<{ routes: Measured[]; rest: RestData }> => {
  const get = getter(server, product.token)
  const { made } = product
  const rest: RestData = { contacts: [], deals: [], tasks: [], messages: [], notes: [] }
  const contactPages = await walked(get, '/contacts', 'contacts', rest.contacts)
  const dealPages = await walked(get, '/deals', 'deals', rest.deals)
  for (const id of made.lists) rest.tasks.push(...recordsIn(await get(`/api/taskLists/${id}/tasks`), 'tasks'))
  for (const id of some(made.projects)) rest.messages.push(...recordsIn(await get(`/api/projects/${id}/messages`), 'messages'))
  const paged = (name: string, all: string[]) =>
    some(all).map((_, i) => `/${name}?_page=${Math.floor((i * all.length) / sampled) + 1}&_limit=50`)
  const contacts = some(rest.contacts, 60).map((one) => (one as { id: string }).id)
  const lists = some(made.lists)
  const projects = some(made.projects)
  const terms = searched.map((term) => encodeURIComponent(term))
  const wholes: string[] = []
  await readAll(
    get,
    terms.map((term) => `/api/x/search?term=${term}`),
    (text) => wholes.push(bare.addWhole('search', text)),
  )
  const routes = [
    await listRoute(get, bare, 'GET /contacts, random pages', 'contacts', some(contactPages), paged('contacts', contactPages)),
    await listRoute(
      get,
      bare,
      'GET /contacts/{id}',
      'contact',
      contacts.map((id) => `/api/contacts/${id}`),
      contacts.map((id) => `/contacts/${id}`),
    ),
    await listRoute(get, bare, 'GET /deals, random pages', 'deals', some(dealPages), paged('deals', dealPages)),
    await listRoute(
      get,
      bare,
      'GET /taskLists/{id}/tasks',
      'tasks',
      lists.map((id) => `/api/taskLists/${id}/tasks`),
      lists.map((id) => `/tasks?task-list-id=${id}`),
    ),
    await listRoute(get, bare, 'GET /my-tasks', 'mine', ['/api/my-tasks']),
    await listRoute(
      get,
      bare,
      'GET /projects/{id}/messages',
      'messages',
      projects.map((id) => `/api/projects/${id}/messages`),
      projects.map((id) => `/messages?project-id=${id}&_limit=25`),
    ),
    {
      ...{ name: 'GET /x/search?term=', list: false },
      requests: gets(terms.map((term) => `/api/x/search?term=${term}`)),
      ready: gets(wholes),
      rest: gets(terms.map((term) => `/contacts?q=${term}&_limit=10`)),
    },
    ...writes(product),
  ]
  return { routes, rest }
}
